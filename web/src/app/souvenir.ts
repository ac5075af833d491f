/** The board of a game as a picture to take along. Drawn when somebody asks for it, and loaded only then. */
import { initialState } from '../board';
import { boardPicture } from '../board/picture';
import type { State } from '../core';
import { shownTheme } from '../theme/theme';
import { download } from './transfer';
import { pictureOf, shapeOf } from './view';

/** A file that shows a board: sharp at any size, or what every program can open. */
export type PictureFormat = 'svg' | 'png';

/** Pixels of the longer side. */
const SIZE = 1200;

/** Hands the board to the reader as a file. */
export async function savePicture(state: State, title: string, format: PictureFormat): Promise<void> {
  const shape = shapeOf(state.game.ruleset, state.board);
  const svg = boardPicture({ ...initialState(shape), ...pictureOf(state) }, { theme: shownTheme(), title });
  if (format === 'svg') download('khamsin.svg', 'image/svg+xml', svg);
  else download('khamsin.png', 'image/png', await painted(svg));
}

async function painted(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const scale = SIZE / Math.max(image.naturalWidth, image.naturalHeight);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.naturalWidth * scale);
    canvas.height = Math.round(image.naturalHeight * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob) resolve(blob);
        else reject(new Error('the browser does not make pictures'));
      }, 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
