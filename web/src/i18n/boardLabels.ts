/** What is said about a board in the reader's language. */
import type { Labels, Piece, PileInfo, Side, SquareInfo } from '../board';
import { listed } from '../games/values';
import { t } from './i18n.svelte';

/** The labels of a board; `name` is the game or the rule set. Make them anew when the language changes. */
export function boardLabels(name: string): Labels {
  return { board: t('web-board', { name }), square: squareLabel, pile: pileLabel, tray: trayLabel };
}

function pieceName({ kind, side, aboard }: Piece): string {
  const piece = side === null ? t('web-piece-neutral') : t(`web-piece-${kind}`, { side: sideName(side) });
  return aboard ? t('web-piece-aboard', { piece }) : piece;
}

function sideName(side: Side): string {
  return t(`side-${side}`);
}

function squareLabel(info: SquareInfo): string {
  const { square, piece } = info;
  const what = piece ? t('web-square-piece', { square, piece: pieceName(piece) }) : t('web-square-empty', { square });
  const more = [
    info.centre && 'web-square-centre',
    info.selected && 'web-square-selected',
    info.target && `web-square-target-${info.target}`,
    info.forced && 'web-square-forced',
    info.last && 'web-square-last',
    info.mark && `web-mark-${info.mark}`,
  ];
  const said = more.filter((id) => typeof id === 'string').map((id) => t(id));
  return listed([what, ...said, info.note ?? ''].filter(Boolean));
}

function pileLabel({ pile, target }: PileInfo): string {
  const id = target === null ? 'web-pile' : 'web-pile-target';
  return t(id, { piece: pieceName(pile.piece), count: pile.count });
}

function trayLabel(side: Side, place: 'hand' | 'captured'): string {
  return t(`web-tray-${place}`, { side: sideName(side) });
}
