/**
 * A game that is being played: the core's state of it, whose turn it is, the computer's answers, the clock.
 *
 * Every change goes one way: a question to the core, its answer taken in (`#take`), kept on the device, told to the page.
 * The computer thinks in its own worker and is cancelled by whatever makes its thoughts useless.
 */
import { core } from '../app/core';
import { settings } from '../app/settings.svelte';
import { CoreCancelled, CoreProblem, type Change, type OfferKind, type Refusal, type Side, type State } from '../core';
import { Clock } from './clock.svelte';
import { inOrder } from './inOrder';
import { keep, kept, onKeptChange, other, type KeptGame } from './kept';

/** The computer answers no sooner: an answer at once is hard to see. Where pieces stand still nobody follows them. */
const PAUSE = 250;
/** Between two actions of one turn of the computer. */
const BETWEEN = 350;
/** How long a hint is thought about. */
const HINT = 700;

/** What has just happened, for the page: it may make a sound, say it, light up clauses. */
export type Told =
  | { readonly kind: 'played'; readonly changes: readonly Change[]; readonly state: State }
  | { readonly kind: 'refused'; readonly refusal: Refusal | null; readonly text: string }
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'changed'; readonly state: State }
  | { readonly kind: 'failed'; readonly error: unknown };

const sleep = (milliseconds: number) =>
  settings().motion === 'still' ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Session {
  #game: KeptGame;
  #state = $state.raw<State | null>(null);
  #thinking = $state<'no' | 'turn' | 'hint' | 'answer'>('no');
  #hint = $state.raw<string | null>(null);
  #clock: Clock | null = null;
  #stop: AbortController | null = null;
  readonly #inOrder = inOrder();
  #ended = false;
  readonly #tell: (told: Told) => void;
  readonly #deaf: () => void;

  constructor(game: KeptGame, tell: (told: Told) => void) {
    this.#game = $state.raw(game);
    this.#tell = tell;
    if (game.clock && game.left) {
      this.#clock = new Clock(game.clock, game.left, (side) => void this.say(side, 'flag'));
    }
    this.#deaf = onKeptChange((id) => {
      if (id === this.#game.id) this.#reread();
    });
  }

  /** The game as it is kept. */
  get game(): KeptGame {
    return this.#game;
  }

  /** Where it stands; `null` until the core has answered for the first time. */
  get state(): State | null {
    return this.#state;
  }

  get clock(): Clock | null {
    return this.#clock;
  }

  /** What the computer is thinking about. */
  get thinking(): 'no' | 'turn' | 'hint' | 'answer' {
    return this.#thinking;
  }

  /** The action that a hint points at. */
  get hint(): string | null {
    return this.#hint;
  }

  /** Whether the computer plays this side. */
  isComputer(side: Side): boolean {
    return this.#game.players[side].kind === 'computer';
  }

  /** The side of the one person there is; `null` if there are two, or none. */
  get person(): Side | null {
    const people = (['first', 'second'] as const).filter((side) => !this.isComputer(side));
    return people.length === 1 ? (people[0] ?? null) : null;
  }

  /** Whether a person is to act. */
  get mine(): boolean {
    return this.#state !== null && this.#state.outcome === null && !this.isComputer(this.#state.side);
  }

  /** Asks where the game stands: at the beginning, and again in another language. */
  open(): Promise<void> {
    return this.#orderly(async () => {
      const state = await core().ask('state', { game: this.#game.spec });
      this.#take(state);
      this.#tell({ kind: 'changed', state });
    });
  }

  /** Plays an action, or a whole turn. */
  play(action: string): Promise<void> {
    return this.#orderly(async () => {
      if (!this.mine) return;
      await this.#play(action);
    });
  }

  /** Says why an action is not legal. */
  explain(action: string): Promise<void> {
    return this.#orderly(async () => {
      const { refusal } = await core().ask('check', { game: this.#game.spec, action });
      if (refusal) this.#tell({ kind: 'refused', refusal, text: refusal.text });
    });
  }

  /** Takes back: within a turn its last action, otherwise to the last decision of the person who asks. */
  takeBack(): Promise<void> {
    this.#cancel();
    return this.#orderly(async () => {
      const state = this.#state;
      if (!state) return;
      const { person } = this;
      const within = state.mid_turn && !this.isComputer(state.side);
      const what = within ? 'action' : person === null ? 'turn' : { decision: person };
      const next = await core().ask('undo', { game: this.#game.spec, what });
      this.#take(next);
      this.#tell({ kind: 'changed', state: next });
    });
  }

  /** Whether there is anything to take back. */
  get canTakeBack(): boolean {
    const state = this.#state;
    if (!state || state.history.length === 0) return false;
    return this.person === null || state.history.some(({ side }) => side === this.person);
  }

  /** Gives up, lets the flag fall, or answers an offer. */
  say(by: Side, word: 'resign' | 'flag' | 'accept' | 'decline'): Promise<void> {
    this.#cancel();
    return this.#orderly(async () => {
      if (!this.#state || this.#state.outcome) return;
      const state = await core().ask('say', { game: this.#game.spec, by, word });
      this.#take(state);
      this.#tell({ kind: 'changed', state });
    });
  }

  /** Offers something to the other side; the computer answers at once. */
  offer(by: Side, offer: OfferKind): Promise<void> {
    return this.#orderly(async () => {
      const offered = await core().ask('say', { game: this.#game.spec, by, word: { offer } });
      if (!this.isComputer(other(by)) || offered.outcome) {
        this.#take(offered);
        this.#tell({ kind: 'changed', state: offered });
        return;
      }
      this.#thinking = 'answer';
      const engine = other(by);
      const { accept, text } = await core().consider({ game: offered.game, engine, wish: offer });
      const word = accept ? 'accept' : 'decline';
      const state = await core().ask('say', { game: offered.game, by: engine, word });
      this.#thinking = 'no';
      this.#take(state);
      this.#tell({ kind: 'answer', text });
      this.#tell({ kind: 'changed', state });
    });
  }

  /** Asks the computer what it would play. */
  askHint(): Promise<void> {
    return this.#orderly(async () => {
      if (!this.mine) return;
      this.#thinking = 'hint';
      this.#stop = new AbortController();
      const found = await core().search(
        { game: this.#game.spec, limit: { milliseconds: HINT } },
        { signal: this.#stop.signal },
      );
      this.#thinking = 'no';
      this.#hint = found.best?.split(',')[0] ?? null;
    });
  }

  /** Ends the session; the game stays kept. */
  dispose(): void {
    this.#ended = true;
    this.#cancel();
    this.#clock?.run(null);
    this.#keep();
    this.#deaf();
  }

  /** Keeps the time that is left: when the page is hidden nobody may have time to do it later. */
  pause(): void {
    this.#keep();
  }

  async #play(action: string): Promise<void> {
    try {
      const { changes, state } = await core().ask('play', { game: this.#game.spec, action });
      if (this.#ended) return;
      this.#take(state);
      this.#tell({ kind: 'played', changes, state });
    } catch (error) {
      if (!(error instanceof CoreProblem)) throw error;
      this.#tell({ kind: 'refused', refusal: error.problem.refusal, text: error.message });
    }
  }

  /** The computer plays for as long as it is its turn: after a turn of a blocked opponent that may be at once again. */
  async #answer(): Promise<void> {
    const { signal } = (this.#stop = new AbortController());
    for (let level = this.#level(); level !== null; level = this.#level()) {
      this.#thinking = 'turn';
      const { spec, seed } = this.#game;
      const pause = sleep(PAUSE);
      const ask = { game: spec, level, seed: String(Number(seed) + (this.#state?.turn ?? 0)) };
      const found = await core().search(ask, { signal });
      await pause;
      for (const [place, action] of (found.best ?? '').split(',').filter(Boolean).entries()) {
        if (place > 0) await sleep(BETWEEN);
        if (signal.aborted || this.#ended) return;
        await this.#play(action);
      }
    }
    this.#thinking = 'no';
  }

  /** The level of the computer whose turn it is, if it is one's. */
  #level(): number | null {
    if (!this.#state || this.#state.outcome || this.#ended) return null;
    const player = this.#game.players[this.#state.side];
    return player.kind === 'computer' ? player.level : null;
  }

  /** Takes in a new state: keeps it, and sets the clock. */
  #take(state: State): void {
    const before = this.#state;
    this.#state = state;
    this.#hint = null;
    if (before && state.turn === before.turn + 1 && !state.game.end) this.#clock?.completed(before.side);
    this.#clock?.run(state.outcome || this.#ended ? null : state.side);
    this.#game = { ...this.#game, spec: state.game, result: state.outcome?.result ?? null };
    // Opening a game is no change of it.
    if (before) this.#game = { ...this.#game, changed: Date.now() };
    this.#keep();
  }

  #keep(): void {
    const left = this.#clock ? { ...this.#clock.left } : null;
    keep({ ...this.#game, left });
  }

  /** Another tab has played on. */
  #reread(): void {
    const game = kept(this.#game.id);
    if (!game || JSON.stringify(game.spec) === JSON.stringify(this.#game.spec)) return;
    this.#cancel();
    this.#game = game;
    this.#state = null;
    void this.open();
  }

  #cancel(): void {
    this.#stop?.abort();
    this.#stop = null;
    this.#thinking = 'no';
  }

  /** Asked anew after every wait. */
  #hasEnded(): boolean {
    return this.#ended;
  }

  /** One thing after the other; then the computer, if it is its turn. */
  #orderly(task: () => Promise<void>): Promise<void> {
    return this.#inOrder(async () => {
      if (this.#ended) return;
      try {
        await task();
        await this.#answer();
      } catch (error) {
        this.#thinking = 'no';
        if (!(error instanceof CoreCancelled) && !this.#hasEnded()) this.#tell({ kind: 'failed', error });
      }
    });
  }
}
