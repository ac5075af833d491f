/**
 * The one polite live region of a board. The host gives it whole sentences in the reader's language.
 *
 * A sentence that is said twice in a row is not heard the second time unless the text changes: an invisible mark at its
 * end comes and goes.
 */
const MARK = '\u200b';

export class Announcer {
  readonly node = document.createElement('div');

  constructor() {
    this.node.className = 'kb-announcer';
    this.node.setAttribute('role', 'status');
    this.node.setAttribute('aria-live', 'polite');
  }

  say(text: string): void {
    this.node.textContent = this.node.textContent === text ? text + MARK : text;
  }
}
