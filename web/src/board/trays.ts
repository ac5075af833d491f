/**
 * What lies beside the board: the hand one can take from, and the captured pieces with their number.
 *
 * Piles are kept between updates, because a finger may rest on one of them.
 */
import { setAttribute } from './cells';
import { drawPiece } from './draw-pieces';
import { pieceKey } from './scene';
import { canTakeUp, held, open } from './selection';
import type { Hand, Pile, PileInfo, Shape, Side, State } from './state';
import { draw, toNode } from './svg';

type Part = 'hand' | 'captured';

export class Trays {
  readonly top = tray();
  readonly bottom = tray();
  private readonly piles = new Map<string, HTMLElement>();

  update(state: State): void {
    const sides: [HTMLElement, Side][] = [
      [this.bottom, state.orientation],
      [this.top, state.orientation === 'first' ? 'second' : 'first'],
    ];
    const anything = sides.some(([, side]) => state.trays[side].hand.length + state.trays[side].captured.length > 0);
    const seen = new Set<string>();
    for (const [node, side] of sides) {
      node.hidden = !anything;
      const groups = (['hand', 'captured'] as const).map((part) => this.group(state, side, part, seen));
      const wanted = groups.filter((group) => group !== null);
      if (wanted.length !== node.children.length || wanted.some((group, i) => node.children[i] !== group)) {
        node.replaceChildren(...wanted);
      }
    }
    for (const key of this.piles.keys()) if (!seen.has(key)) this.piles.delete(key);
  }

  /** The pile of captured pieces of a side, where a captured piece flies to. */
  captured(side: Side): HTMLElement | undefined {
    return [...this.piles].find(([key]) => key.startsWith(`${side} captured`))?.[1];
  }

  /** One group of piles; an empty one is not there. */
  private group(state: State, side: Side, part: Part, seen: Set<string>): HTMLElement | null {
    const piles = state.trays[side][part];
    if (piles.length === 0) return null;
    const group = this.kept(`${side} ${part} group`, seen, () => {
      const made = document.createElement('div');
      made.className = `kb-${part}`;
      made.setAttribute('role', 'group');
      return made;
    });
    setAttribute(group, 'aria-label', state.labels.tray(side, part));
    const nodes = piles.map((pile) => this.pile(state, { side, part, pile }, seen));
    for (const [i, node] of nodes.entries())
      if (group.children[i] !== node) group.insertBefore(node, group.children[i] ?? null);
    while (group.children.length > nodes.length) group.lastElementChild?.remove();
    return group;
  }

  private pile(state: State, of: { side: Side; part: Part; pile: Pile }, seen: Set<string>): HTMLElement {
    const { side, part, pile } = of;
    const place: Hand = `@${pile.piece.kind}`;
    const active = part === 'hand' && side === state.turn && canTakeUp(state, place);
    const key = `${side} ${part} ${pieceKey(pile.piece)} ${state.shape.dark} ${active ? 'button' : 'picture'}`;
    const node = this.kept(key, seen, () => makePile(pile, state.shape, active ? place : null));
    const target = active ? (open(state).find(({ to }) => to === place)?.mark ?? null) : null;
    const info: PileInfo = { side, place: part, pile, selected: active && held(state) === place, target };
    setAttribute(node, 'aria-label', state.labels.pile(info));
    if (active) setAttribute(node, 'aria-pressed', String(info.selected));
    node.classList.toggle('kb-pile-target', target !== null);
    node.classList.toggle('kb-empty', pile.count === 0);
    const count = node.querySelector('.kb-count');
    const text = `×${pile.count}`;
    if (count && count.textContent !== text) count.textContent = text;
    return node;
  }

  private kept(key: string, seen: Set<string>, make: () => HTMLElement): HTMLElement {
    seen.add(key);
    const node = this.piles.get(key) ?? make();
    this.piles.set(key, node);
    return node;
  }
}

function tray(): HTMLElement {
  const node = document.createElement('div');
  node.className = 'kb-tray';
  return node;
}

function makePile({ piece }: Pile, shape: Shape, place: Hand | null): HTMLElement {
  const node = document.createElement(place === null ? 'span' : 'button');
  node.className = 'kb-pile';
  if (node instanceof HTMLButtonElement) node.type = 'button';
  else node.setAttribute('role', 'img');
  if (place !== null) node.dataset['place'] = place;
  const count = document.createElement('span');
  count.className = 'kb-count';
  count.setAttribute('aria-hidden', 'true');
  const icon = draw(
    'svg',
    { viewBox: '0 0 100 100', class: 'kb-icon', 'aria-hidden': 'true' },
    drawPiece(piece, shape),
  );
  node.append(toNode(icon), count);
  return node;
}
