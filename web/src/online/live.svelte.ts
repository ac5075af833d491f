/**
 * A game on a server, as this device sees it: what the server has told, and on top of it what was played here since.
 *
 * The server's table is the truth. A turn under way stays here until it is complete; then it is one command, which is shown as
 * played at once, kept until the server has it, and sent again after every break in the line. No engine is asked anything.
 */
import { freshId } from '../app/chance';
import { core } from '../app/core';
import { CoreCancelled, CoreProblem, type GameSpec, type Refusal, type Side, type State } from '../core';
import { inOrder } from '../games/inOrder';
import { other, type Player } from '../games/kept';
import type { Told } from '../games/session.svelte';
import { socketAddress } from './api';
import { forgetLive, note, notesOf, type Draft, type Waiting } from './outbox';
import { patched } from './patch';
import { Connection, type Line, type Wire } from './socket';
import { leftAt, ServerTime } from './times.svelte';
import type { Command, FromServer, Problem, Proposal, Table, Wish } from './types';

/** The server cannot write just now: when to try again. */
const LATER = 2000;

/** What a page hears: what a session tells, what becomes of offers, and that the players go on to a rematch. */
export type LiveTold =
  | Told
  | { readonly kind: 'offered'; readonly by: Side; readonly what: Proposal }
  | { readonly kind: 'declined' }
  | { readonly kind: 'next'; readonly id: string };

/** What can be put in place of the browser's own, for tests. */
export interface Parts {
  open?: (address: string) => Wire;
}

export class Live {
  readonly id: string;
  #table = $state.raw<Table | null>(null);
  #state = $state.raw<State | null>(null);
  #line = $state<Line>('connecting');
  #waiting = $state.raw<readonly Waiting[]>([]);
  #draft: Draft | null = null;
  readonly #inOrder = inOrder();
  #ended = false;
  readonly #time = new ServerTime();
  readonly #connection: Connection;
  readonly #tell: (told: LiveTold) => void;

  constructor(id: string, known: Table | null, tell: (told: LiveTold) => void, parts: Parts = {}) {
    this.id = id;
    this.#tell = tell;
    const notes = notesOf(id);
    this.#waiting = notes.waiting;
    this.#draft = notes.draft;
    this.#table = known ?? notes.table;
    if (this.#table) this.#time.set(this.#table.now);
    void this.look();
    this.#connection = new Connection({
      address: () => socketAddress(id, this.#table?.v ?? null),
      hear: (message) => {
        this.#hear(message);
      },
      change: (line) => {
        this.#line = line;
        if (line === 'connected') for (const { command } of this.#unsent()) this.#connection.do(command);
      },
      ...parts,
    });
  }

  /** What the server says; `null` until it has said anything. */
  get table(): Table | null {
    return this.#table;
  }

  /** Where the game stands, with what was played here. */
  get state(): State | null {
    return this.#state;
  }

  get line(): Line {
    return this.#line;
  }

  /** Whether something waits that the server has not confirmed. */
  get saved(): boolean {
    return this.#waiting.some(({ acked }) => acked === null);
  }

  /** Whether a wish of this kind is on its way. */
  isAsked(what: Wish['do']): boolean {
    return this.#waiting.some(({ command }) => command.do === what);
  }

  get you(): Side | null {
    return this.#table?.you ?? null;
  }

  /** Whether the reader is to act. */
  get mine(): boolean {
    const state = this.#state;
    if (this.#table?.status !== 'running' || state?.outcome !== null) return false;
    return state.side === this.you && this.#sentTurn() === null;
  }

  /** No help in a game against somebody. */
  readonly hint = null;

  /** The server's time. */
  get now(): number {
    return this.#time.now;
  }

  /** The clocks, as a player's bar shows them. */
  get clock(): { readonly left: Readonly<Record<Side, number>> } | null {
    const clock = this.#table?.clock;
    return clock ? { left: leftAt(clock, this.#time.now) } : null;
  }

  /** The players, as bars and records name them. */
  get players(): Readonly<Record<Side, Player>> {
    const named = (side: Side): Player => ({ kind: 'person', name: this.#table?.seats[side].name ?? '' });
    return { first: named('first'), second: named('second') };
  }

  /** Since when the other has been away, in milliseconds; `null` if they are here. */
  get gone(): number | null {
    const { you, now } = this;
    const since = you === null ? null : (this.#table?.away[other(you)] ?? null);
    return since === null ? null : Math.max(0, now - since);
  }

  /** Whether the game can be claimed: the other is to play, and has been away for too long. */
  get claimable(): boolean {
    const at = this.#table?.claim_at ?? null;
    return at !== null && this.now >= at;
  }

  /** Asks the core where the game stands: at the beginning, and again in another language. */
  look(): Promise<void> {
    return this.#orderly(async () => {
      const state = await this.#asked();
      if (state) this.#tell({ kind: 'changed', state });
    });
  }

  /** Plays an action, or a whole turn; a complete turn is sent. */
  play(action: string): Promise<void> {
    return this.#orderly(async () => {
      const table = this.#table;
      if (!table || !this.mine) return;
      try {
        const { changes, state } = await core().ask('play', { game: this.#spec(table), action });
        if (this.#ended || table !== this.#table) return;
        const text = state.game.turns.at(-1) ?? action;
        const at = table.game.turns.length;
        this.#draft = state.mid_turn ? { at, text } : null;
        if (!state.mid_turn) this.#give({ do: 'turn', turn: text });
        this.#note();
        this.#state = state;
        this.#tell({ kind: 'played', changes, state });
      } catch (error) {
        if (!(error instanceof CoreProblem)) throw error;
        this.#tell({ kind: 'refused', refusal: error.problem.refusal, text: error.message });
      }
    });
  }

  /** Takes the last action of a turn under way back. */
  undo(): Promise<void> {
    return this.#orderly(async () => {
      const table = this.#table;
      if (!table || !this.mine || !this.#state?.mid_turn) return;
      const state = await core().ask('undo', { game: this.#spec(table), what: 'action' });
      const text = state.game.turns.at(-1);
      this.#draft = state.mid_turn && text !== undefined ? { at: table.game.turns.length, text } : null;
      this.#note();
      this.#state = state;
      this.#tell({ kind: 'changed', state });
    });
  }

  /** Says why an action is not legal. */
  explain(action: string): Promise<void> {
    return this.#orderly(async () => {
      if (!this.#table) return;
      const { refusal } = await core().ask('check', { game: this.#spec(this.#table), action });
      if (refusal) this.#tell({ kind: 'refused', refusal, text: refusal.text });
    });
  }

  offer(what: Proposal): void {
    this.#give({ do: 'offer', what });
  }

  answer(word: 'accept' | 'decline', what: Proposal): void {
    this.#give({ do: word, what });
  }

  resign(): void {
    this.#give({ do: 'resign' });
  }

  claim(): void {
    this.#give({ do: 'claim' });
  }

  /** Leaves the table; what waits stays kept. */
  dispose(): void {
    this.#ended = true;
    this.#connection.stop();
    this.#time.stop();
  }

  /** Keeps a wish, and sends it if that is possible now. */
  #give(wish: Wish): void {
    const table = this.#table;
    if (!table) return;
    const seen = wish.do === 'turn' ? { v: table.v } : {};
    const command: Command = { ...wish, ...seen, ack: freshId() };
    this.#waiting = [...this.#waiting, { command, at: table.game.turns.length, acked: null }];
    this.#note();
    this.#connection.do(command);
  }

  #unsent(): readonly Waiting[] {
    return this.#waiting.filter(({ acked }) => acked === null);
  }

  /** The turn that was given but is not among the server's yet. */
  #sentTurn(): string | null {
    const length = this.#table?.game.turns.length ?? 0;
    for (const { command, at } of this.#waiting) if (command.do === 'turn' && at === length) return command.turn;
    return null;
  }

  /** The game with what was played here. */
  #spec(table: Table): GameSpec {
    const { turns } = table.game;
    const draft = this.#draft?.at === turns.length ? this.#draft.text : null;
    const own = table.status === 'running' ? (this.#sentTurn() ?? draft) : null;
    return own === null ? table.game : { ...table.game, turns: [...turns, own] };
  }

  #hear(message: FromServer): void {
    switch (message.t) {
      case 'table':
        this.#takeTable(patched(this.#table, message.d));
        break;
      case 'people':
        if (!this.#table) return;
        this.#time.set(message.d.now);
        this.#table = { ...this.#table, ...message.d };
        this.#note();
        break;
      case 'ack':
        this.#acknowledged(message.d.ack, message.v);
        break;
      case 'refused':
        this.#refused(message.d.ack, message.d.problem);
        break;
      case 'pong':
    }
  }

  #takeTable(table: Table | null): void {
    if (!table) {
      // The message builds on turns that are not here: everything anew.
      this.#table = null;
      this.#connection.restart();
      return;
    }
    const before = this.#table;
    if (table.v < (before?.v ?? 0)) return;
    this.#time.set(table.now);
    this.#table = table;
    this.#waiting = this.#waiting.filter(({ acked }) => acked === null || acked > table.v);
    this.#note();
    if (before?.v === table.v && this.#state) return;
    void this.#orderly(async () => {
      await this.#show(before);
      // Said last, because a reader hears what was said last.
      if (before) this.#compare(before, table);
    });
  }

  /** Says what has become of offers. */
  #compare(before: Table, now: Table): void {
    const { offer, next, you } = now;
    if (before.next === null && next !== null) this.#tell({ kind: 'next', id: next });
    if (offer && offer.by !== you && offer.what !== before.offer?.what) this.#tell({ kind: 'offered', ...offer });
    if (before.offer?.by === you && !offer && next === null && isSame(before, now)) this.#tell({ kind: 'declined' });
  }

  /** Shows what the server has told, and says what is new in it. */
  async #show(before: Table | null): Promise<void> {
    const [known, shown] = [this.#state, this.#table];
    const state = await this.#asked();
    if (!state || !shown) return;
    const grown = before !== null && shown.game.turns.length > before.game.turns.length;
    // One's own turn was said when it was played.
    const heard = grown && known?.history.length === state.history.length;
    if (grown && !heard) this.#tell({ kind: 'played', changes: state.last, state });
    else if (heard ? state.outcome : !before || !isSame(before, shown)) this.#tell({ kind: 'changed', state });
  }

  async #asked(): Promise<State | null> {
    const table = this.#table;
    if (!table) return null;
    let state: State;
    try {
      state = await core().ask('state', { game: this.#spec(table) });
    } catch (error) {
      if (!(error instanceof CoreProblem) || (this.#draft === null && this.#sentTurn() === null)) throw error;
      // What was begun here does not fit what has happened since.
      this.#draft = null;
      this.#waiting = this.#waiting.filter(({ command }) => command.do !== 'turn');
      this.#note();
      state = await core().ask('state', { game: table.game });
    }
    if (this.#ended) return null;
    this.#state = state;
    return state;
  }

  #acknowledged(ack: string | null, version: number): void {
    const seen = this.#table?.v ?? 0;
    const known = this.#waiting.map((one) => (one.command.ack === ack ? { ...one, acked: version } : one));
    this.#waiting = known.filter(({ acked }) => acked === null || acked > seen);
    this.#note();
  }

  #refused(ack: string | null, problem: Problem): void {
    const refused = this.#waiting.find(({ command }) => command.ack === ack);
    if (!refused) return;
    if (problem.code === 'unavailable') {
      setTimeout(() => {
        if (!this.#ended) this.#connection.do(refused.command);
      }, LATER);
      return;
    }
    this.#waiting = this.#waiting.filter((one) => one !== refused);
    this.#note();
    const refusal: Refusal | null = problem.refusal ?? null;
    void this.#orderly(async () => {
      const state = await this.#asked();
      if (state) this.#tell({ kind: 'changed', state });
      this.#tell({ kind: 'refused', refusal, text: problem.detail });
    });
  }

  #note(): void {
    const table = this.#table;
    const over = table?.status === 'over' && this.#waiting.length === 0;
    if (table && this.you !== null && !over) {
      note(this.id, { table, waiting: this.#waiting, draft: this.#draft });
    } else forgetLive(this.id);
  }

  /** One thing after the other. */
  #orderly(task: () => Promise<void>): Promise<void> {
    return this.#inOrder(async () => {
      if (this.#ended) return;
      try {
        await task();
      } catch (error) {
        if (!(error instanceof CoreCancelled) && !this.#hasEnded()) this.#tell({ kind: 'failed', error });
      }
    });
  }

  /** Asked anew after every wait. */
  #hasEnded(): boolean {
    return this.#ended;
  }
}

/** Whether the game stands as it stood, whatever the players have said to each other. */
function isSame(before: Table, { status, game }: Table): boolean {
  return status === before.status && game.turns.length === before.game.turns.length;
}
