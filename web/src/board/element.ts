/**
 * `<khamsin-board>`: the board as an element of the page, without any framework.
 *
 * Give it states with `set`, hear intents as events (`board-act` and so on, see `intents.ts`). Children of the host with
 * `slot="label"` stand above the board.
 */
import './board.css';
import { seega } from './boards';
import { listen, type Target } from './events';
import type { BoardEvents, Intent, Means } from './intents';
import { isHand } from './geometry';
import { View } from './render';
import * as selection from './selection';
import { initialState, type Place, type Square, type State } from './state';

/** Milliseconds a dropped piece waits on its square for the host's answer. */
const PATIENCE = 500;

export class KhamsinBoard extends HTMLElement implements Target {
  private readonly view = new View();
  private current: State = initialState(seega(5));
  private listening: AbortController | null = null;
  private dropped: Square | null = null;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.append(this.view.node);
    this.view.update(this.current, null);
    this.listening = new AbortController();
    listen(this.view, this, this.listening.signal);
  }

  disconnectedCallback(): void {
    this.listening?.abort();
    clearTimeout(this.waiting);
    this.view.putDown();
  }

  /** What is shown. */
  get state(): State {
    return this.current;
  }

  /** Changes parts of the state; the rest stays. */
  set(parts: Partial<State>): void {
    const dropped = parts.pieces === undefined ? null : this.dropped;
    if (parts.pieces !== undefined) this.settleDrop();
    this.show(selection.settle({ ...this.current, ...parts }), dropped);
  }

  /** Says a sentence to those who listen. */
  announce(text: string): void {
    this.view.announcer.say(text);
  }

  /** Puts the focus on a square, or on the one that had it last. */
  override focus(): void {
    this.focusSquare(this.view.cells.active);
  }

  /** Puts the focus on a square. */
  focusSquare(square: Square): void {
    this.view.cells.activate(square, 'focus');
  }

  /** A touch, as if by tap or key. */
  press(place: Place, means: Means): void {
    this.take(selection.press(this.current, place), means);
  }

  /** The beginning of a drag. */
  takeUp(place: Place): void {
    this.take(selection.takeUp(this.current, place), 'drag');
  }

  /** The end of a drag. */
  drop(from: Place, to: Place | null): void {
    const step = selection.drop(this.current, from, to);
    const acts = step.intents.some(({ kind }) => kind === 'act');
    if (acts && to !== null && !isHand(to)) {
      // The piece stays where it was dropped until the host's next position, so that it does not flicker back.
      this.dropped = to;
      this.view.lay(to);
      this.waiting = setTimeout(() => {
        this.settleDrop();
      }, PATIENCE);
    } else {
      this.view.putDown();
    }
    this.take(step, 'drag');
  }

  /** Puts back whatever is taken up. */
  cancel(): void {
    this.take(selection.cancel(this.current), 'key');
  }

  private settleDrop(): void {
    clearTimeout(this.waiting);
    this.dropped = null;
    this.view.putDown();
  }

  private take({ state, intents }: selection.Step, means: Means): void {
    if (state !== this.current) this.show(state, null);
    for (const intent of intents) this.tell(intent, means);
  }

  private show(state: State, dropped: Square | null): void {
    this.current = state;
    if (this.isConnected) this.view.update(state, dropped);
  }

  private tell(intent: Intent, means: Means): void {
    const detail = intent.kind === 'act' || intent.kind === 'illegal' ? { ...intent, means } : intent;
    this.dispatchEvent(new CustomEvent(`board-${intent.kind}`, { detail, bubbles: true }));
  }
}

/** Makes the element known to the page; calling it again does nothing. */
export function defineBoard(): void {
  if (!customElements.get('khamsin-board')) customElements.define('khamsin-board', KhamsinBoard);
}

type Listener<K extends keyof BoardEvents> = (event: CustomEvent<BoardEvents[K]>) => void;

declare global {
  interface HTMLElementTagNameMap {
    'khamsin-board': KhamsinBoard;
  }
  interface HTMLElementEventMap {
    'board-select': CustomEvent<BoardEvents['board-select']>;
    'board-act': CustomEvent<BoardEvents['board-act']>;
    'board-illegal': CustomEvent<BoardEvents['board-illegal']>;
    'board-touch': CustomEvent<BoardEvents['board-touch']>;
    'board-carry': CustomEvent<BoardEvents['board-carry']>;
  }
  // Svelte's own name for attributes of elements in templates.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace svelteHTML {
    interface IntrinsicElements {
      'khamsin-board': Record<string, unknown> & {
        'onboard-select'?: Listener<'board-select'>;
        'onboard-act'?: Listener<'board-act'>;
        'onboard-illegal'?: Listener<'board-illegal'>;
        'onboard-touch'?: Listener<'board-touch'>;
        'onboard-carry'?: Listener<'board-carry'>;
      };
    }
  }
}
