/** The page's content takes the focus: what had it is gone, and whoever does not see the page must not begin at its top again. */
export function focusContent(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
