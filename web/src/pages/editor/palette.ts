/** What can be put on a game's board. */
import type { Kind, Piece, Side } from '../../board';
import type { Standing } from '../../core';

/** Something to put on a square; nothing takes away what stands there. */
export interface Tool {
  readonly id: string;
  readonly piece: Piece | null;
}

const KINDS: Readonly<Record<string, readonly Kind[]>> = { seti: ['pharaoh', 'priest', 'ship'] };

/** The tools for a game. */
export function paletteOf(game: string): Tool[] {
  const tool = (kind: Kind, side: Side | null): Tool => ({ id: `${kind} ${side ?? 'nobody'}`, piece: { kind, side } });
  const own = (KINDS[game] ?? ['man']).flatMap((kind) => [tool(kind, 'first'), tool(kind, 'second')]);
  const neutral = game === 'pahtum' ? [tool('neutral', null)] : [];
  return [...own, ...neutral, { id: 'nothing', piece: null }];
}

/** The pieces with a tool used on a square: the same piece again takes it away, a ship goes under its side's figure. */
export function put(pieces: readonly Standing[], square: string, tool: Piece | null): Standing[] {
  const there = pieces.find((one) => one.square === square);
  const rest = pieces.filter((one) => one.square !== square);
  if (!tool) return rest;
  const figure = there && there.kind !== 'ship' && there.kind !== 'man' && there.kind !== 'neutral';
  if (tool.kind === 'ship' && figure && there.side === tool.side) return [...rest, { ...there, aboard: !there.aboard }];
  if (there?.kind === tool.kind && there.side === tool.side) return rest;
  return [...rest, { square, kind: tool.kind, side: tool.side, aboard: false }];
}
