/**
 * Short notices that come and go by themselves. What a reader must not miss belongs into the page, not here.
 */

/** A notice. */
export interface Toast {
  readonly id: number;
  readonly text: string;
}

/** Milliseconds a notice stays: time to read it, and more for longer ones. */
export function stay(text: string): number {
  return 4000 + 60 * text.length;
}

let shown = $state<readonly Toast[]>([]);
let counter = 0;

/** What is shown now, oldest first. */
export function toasts(): readonly Toast[] {
  return shown;
}

/** Shows a notice. */
export function toast(text: string): void {
  counter += 1;
  const id = counter;
  shown = [...shown, { id, text }];
  setTimeout(() => {
    dismiss(id);
  }, stay(text));
}

/** Takes a notice away. */
export function dismiss(id: number): void {
  shown = shown.filter((one) => one.id !== id);
}
