/**
 * What the board tells its host. An intent is not yet a change: the host asks the rules and hands in a new state.
 */
import type { Choice, Place, Square } from './state';

/** How an intent came about: a tap or click, a drag, or a key. */
export type Means = 'tap' | 'drag' | 'key';

/** What a player wants. */
export type Intent =
  /** Something was taken up, or put back (`null`); `targets` says how many choices it has. */
  | { readonly kind: 'select'; readonly place: Place | null; readonly targets: number }
  /** A choice was made. */
  | { readonly kind: 'act'; readonly choice: Choice }
  /** Something that is not among the choices was tried: the host explains why not. */
  | { readonly kind: 'illegal'; readonly from: Place | null; readonly to: Place }
  /** In free input: a square or a pile was touched. */
  | { readonly kind: 'touch'; readonly place: Place }
  /** In free input: something was dragged; `to` is `null` outside of the board. */
  | { readonly kind: 'carry'; readonly from: Place; readonly to: Square | null };

/** The events of the element by name. */
export interface BoardEvents {
  'board-select': Extract<Intent, { kind: 'select' }>;
  'board-act': Extract<Intent, { kind: 'act' }> & { readonly means: Means };
  'board-illegal': Extract<Intent, { kind: 'illegal' }> & { readonly means: Means };
  'board-touch': Extract<Intent, { kind: 'touch' }>;
  'board-carry': Extract<Intent, { kind: 'carry' }>;
}
