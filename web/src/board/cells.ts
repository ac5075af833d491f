/**
 * The grid that people focus, touch and listen to: one element per square over the drawing.
 *
 * Exactly one cell is in the order of tabs (roving tabindex); the arrow keys lead to the others.
 */
import { squares } from './geometry';
import { held, open } from './selection';
import type { Square, SquareInfo, State } from './state';

export class Cells {
  readonly node = document.createElement('div');
  private readonly cells = new Map<Square, HTMLElement>();
  private layout = '';
  private current: Square = '';

  constructor() {
    this.node.className = 'kb-grid';
    this.node.setAttribute('role', 'grid');
  }

  /** The cell in the order of tabs. */
  get active(): Square {
    return this.current;
  }

  update(state: State): void {
    this.build(state);
    setAttribute(this.node, 'aria-label', state.labels.board);
    this.node.classList.toggle('kb-live-input', state.input !== 'none');
    const targets = new Map(open(state).map(({ to, mark }) => [to, mark]));
    const selected = held(state);
    for (const [square, cell] of this.cells) {
      const info: SquareInfo = {
        square,
        piece: state.pieces.get(square) ?? null,
        centre: square === state.shape.centre,
        target: targets.get(square) ?? null,
        selected: square === selected,
        forced: square === state.forced,
        last: state.last.includes(square),
        mark: state.marks.get(square) ?? null,
        note: state.notes.get(square) ?? null,
      };
      setAttribute(cell, 'aria-label', state.labels.square(info));
      setAttribute(cell, 'aria-selected', String(info.selected));
    }
  }

  /** Puts a cell into the order of tabs, and the focus on it if it is in the grid or wanted there. */
  activate(square: Square, focus: 'focus' | 'leave'): void {
    const next = this.cells.get(square);
    if (!next) return;
    this.cells.get(this.current)?.setAttribute('tabindex', '-1');
    next.setAttribute('tabindex', '0');
    this.current = square;
    if (focus === 'focus') next.focus();
  }

  /** Makes the rows and cells anew when the board is another one or was turned. */
  private build({ shape, orientation }: State): void {
    const layout = `${shape.files} ${shape.ranks} ${orientation}`;
    if (layout === this.layout) return;
    this.layout = layout;
    const focused = this.node.contains(document.activeElement);
    this.cells.clear();
    const rows = squares(shape, orientation).map((names) => {
      const row = document.createElement('div');
      row.setAttribute('role', 'row');
      row.className = 'kb-row';
      row.append(...names.map((name) => this.cell(name)));
      return row;
    });
    this.node.replaceChildren(...rows);
    const first = squares(shape, orientation).at(-1)?.[0] ?? 'a1';
    this.activate(this.cells.has(this.current) ? this.current : first, focused ? 'focus' : 'leave');
  }

  private cell(name: Square): HTMLElement {
    const cell = document.createElement('div');
    cell.setAttribute('role', 'gridcell');
    cell.setAttribute('tabindex', '-1');
    cell.className = 'kb-cell';
    cell.dataset['place'] = name;
    this.cells.set(name, cell);
    return cell;
  }
}

/** Sets an attribute only if it differs: screen readers hear every change. */
export function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
