/**
 * The board on the page: a drawing, a grid of cells over it, trays beside it.
 *
 * `update` compares with what is shown and touches only what changed; the empty board is drawn once per shape.
 */
import { Announcer } from './announce';
import { Cells } from './cells';
import { drawBoard } from './draw-board';
import { drawPiece } from './draw-pieces';
import { CELL, corner, margin, sameShape, type Point } from './geometry';
import { Layer } from './layer';
import { mayMove, perform } from './motion';
import { plan } from './plan';
import { LAYERS, pieceKey, scene, type LayerName } from './scene';
import type { Piece, Square, State } from './state';
import { Trays } from './trays';
import { draw, toNode } from './svg';

export class View {
  readonly node = element('kb');
  readonly board = element('kb-board');
  readonly cells = new Cells();
  readonly trays = new Trays();
  readonly announcer = new Announcer();
  private readonly drawing = toNode(draw('svg', { class: 'kb-drawing', 'aria-hidden': 'true', focusable: 'false' }));
  private readonly ground = toNode(draw('g', {}));
  private readonly layers: Record<LayerName, Layer>;
  private readonly passing = toNode(draw('g', { class: 'kb-passing' }));
  private shown: State | null = null;
  private lifted: SVGElement | null = null;

  constructor() {
    const layer = (name: string) => new Layer(toNode(draw('g', { class: `kb-layer-${name}` })));
    this.layers = Object.fromEntries(LAYERS.map((name) => [name, layer(name)])) as Record<LayerName, Layer>;
    this.drawing.append(this.ground, ...LAYERS.map((name) => this.layers[name].node), this.passing);
    this.board.append(this.drawing, this.cells.node);
    this.node.append(this.trays.top, this.board, this.trays.bottom, this.announcer.node);
    // A page written from right to left does not mirror a board.
    this.node.dir = 'ltr';
  }

  /** Shows a state; `dropped` is the square where a drag has just brought its piece. */
  update(state: State, dropped: Square | null): void {
    const before = this.shown;
    this.shown = state;
    this.drawGround(state, before);
    const items = scene(state);
    for (const name of LAYERS) this.layers[name].update(items[name]);
    this.cells.update(state);
    this.trays.update(state);
    if (before && comparable(before, state) && mayMove(state)) this.animate(before, state, dropped);
  }

  /** Where the cells are on the screen. */
  cellsOnScreen(): DOMRect {
    return this.cells.node.getBoundingClientRect();
  }

  /** Lifts a piece off the board, to follow a pointer. */
  lift(piece: Piece, from: Square | null): void {
    this.putDown();
    if (!this.shown) return;
    this.lifted = toNode(draw('g', { class: 'kb-lifted' }, drawPiece(piece, this.shown.shape)));
    this.passing.append(this.lifted);
    if (from !== null) this.nodeOf(from)?.classList.add('kb-left-behind');
  }

  /** Moves the lifted piece to a point of the screen. */
  carry(point: Point): void {
    const { x, y } = this.toUnits(point);
    this.lifted?.setAttribute('transform', `translate(${x - CELL * 0.58} ${y - CELL * 0.58}) scale(1.16)`);
  }

  /** Lays the lifted piece on a square until the next update decides. */
  lay(square: Square): void {
    if (!this.shown) return;
    const { x, y } = corner(square, this.shown.shape, this.shown.orientation);
    this.lifted?.setAttribute('transform', `translate(${x} ${y})`);
  }

  /** Nothing is lifted any more. */
  putDown(): void {
    this.lifted?.remove();
    this.lifted = null;
    for (const node of this.drawing.querySelectorAll('.kb-left-behind')) node.classList.remove('kb-left-behind');
  }

  private nodeOf(square: Square): SVGElement | undefined {
    const piece = this.shown?.pieces.get(square);
    return piece && this.layers.pieces.get(`${square} ${pieceKey(piece)} ${this.shown?.orientation ?? ''}`);
  }

  private drawGround(state: State, before: State | null): void {
    const { shape, orientation, coordinates } = state;
    const turned = before?.orientation !== orientation || before.coordinates !== coordinates;
    if (!turned && sameShape(before.shape, shape)) return;
    this.ground.replaceChildren(toNode(drawBoard(state)));
    const room = margin(shape, coordinates);
    const [width, height] = [shape.files * CELL + 2 * room, shape.ranks * CELL + 2 * room];
    this.drawing.setAttribute('viewBox', `${-room} ${-room} ${width} ${height}`);
    const { style } = this.node;
    style.setProperty('--kb-files', String(shape.files));
    style.setProperty('--kb-ranks', String(shape.ranks));
    style.setProperty('--kb-width', String(width / CELL));
    style.setProperty('--kb-height', String(height / CELL));
    style.setProperty('--kb-room-x', `${(100 * room) / width}%`);
    style.setProperty('--kb-room-y', `${(100 * room) / height}%`);
  }

  private animate(before: State, state: State, dropped: Square | null): void {
    const change = plan(before.pieces, state.pieces);
    const trayOf = (square: Square): Point | null => {
      const side = before.pieces.get(square)?.side === 'first' ? 'second' : 'first';
      const rect = this.trays.captured(side)?.getBoundingClientRect();
      return rect && rect.width > 0 ? this.toUnits({ x: rect.left, y: rect.top }) : null;
    };
    const stage = { nodeOf: (square: Square) => this.nodeOf(square), passing: this.passing, trayOf };
    perform(change, state, stage, dropped);
  }

  /** A point of the screen in drawing units. */
  private toUnits(point: Point): Point {
    const cells = this.cellsOnScreen();
    const scale = cells.width > 0 && this.shown ? (this.shown.shape.files * CELL) / cells.width : 1;
    return { x: (point.x - cells.left) * scale, y: (point.y - cells.top) * scale };
  }
}

/** A new game, another board or a turned one is not a move. */
function comparable(one: State, other: State): boolean {
  return sameShape(one.shape, other.shape) && one.orientation === other.orientation && one.pieces !== other.pieces;
}

function element(name: string): HTMLElement {
  const node = document.createElement('div');
  node.className = name;
  return node;
}
