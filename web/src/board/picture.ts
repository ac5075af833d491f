/**
 * A board as the text of an SVG file: for cards, prints and shared images. Needs no page and no style sheet.
 */
import tokens from '../theme/tokens.css?raw';
import { readTokens, type Theme } from '../theme/tokens';
import { drawBoard } from './draw-board';
import { drawPiece } from './draw-pieces';
import { CELL, margin } from './geometry';
import { LAYERS, scene } from './scene';
import type { Piece, Shape, State } from './state';
import { draw, toText, type Drawing } from './svg';

/** How a picture looks. */
export interface PictureOptions {
  readonly theme: Theme;
  /** What it shows, for those who cannot see it; an empty text for a decoration. */
  readonly title: string;
}

/** The board with everything on it, but for what lies beside it. */
export function boardPicture(state: State, options: PictureOptions): string {
  const room = margin(state.shape, state.coordinates);
  const [width, height] = [state.shape.files * CELL + 2 * room, state.shape.ranks * CELL + 2 * room];
  const items = scene(state);
  const layers = LAYERS.flatMap((name) => items[name].map((item) => item.draw()));
  return file([-room, -room, width, height], [drawBoard(state), ...layers], options);
}

/** One piece, for cutting out or beside a text. */
export function piecePicture(piece: Piece, shape: Shape, options: PictureOptions): string {
  return file([0, 0, CELL, CELL], [drawPiece(piece, shape)], options);
}

function file(box: [number, number, number, number], drawings: readonly Drawing[], options: PictureOptions): string {
  const palette = readTokens(tokens, options.theme);
  const named = options.title === '' ? { 'aria-hidden': 'true' } : { role: 'img' };
  const title = options.title === '' ? [] : [draw('title', {}, options.title)];
  const [, , width, height] = box;
  const size = { xmlns: 'http://www.w3.org/2000/svg', viewBox: box.join(' '), width, height };
  return toText(draw('svg', { ...size, ...named }, ...title, ...drawings), (token) => palette.get(token) ?? 'black');
}
