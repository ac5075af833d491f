/**
 * What is said at a table: in writing, aloud for those who do not see the board, by a sound, and by the clauses that light up.
 *
 * A game on this device and one on a server tell the same things (`Told`), and hands wish the same of both (`Playing`).
 */
import { sentence } from '../../app/sentence';
import { settings } from '../../app/settings.svelte';
import { sound } from '../../app/sound';
import { tried } from '../../app/view';
import type { BoardEvents, KhamsinBoard } from '../../board';
import type { Change, Refusal, State } from '../../core';
import type { Told } from '../../games/session.svelte';
import { t } from '../../i18n/i18n.svelte';
import type { Holder } from './tableBoard';

/** A game that is being played, as a table needs it. */
export interface Playing extends Holder {
  readonly state: State | null;
  play(action: string): Promise<void>;
  explain(action: string): Promise<void>;
}

export class TableTalk {
  /** The board, whose live region says it aloud. */
  board: KhamsinBoard | undefined = $state();
  /** An action that waits to be confirmed. */
  waiting = $state<string | null>(null);
  #refusal = $state.raw<Refusal | null>(null);
  #said = $state('');
  #lit = $state.raw<readonly string[]>([]);

  /** Why the last try was refused. */
  get refusal(): Refusal | null {
    return this.#refusal;
  }

  get said(): string {
    return this.#said;
  }

  /** The clauses just used. */
  get lit(): readonly string[] {
    return this.#lit;
  }

  hear(told: Told): void {
    switch (told.kind) {
      case 'played':
        this.#played(told.changes, told.state);
        break;
      case 'refused':
        this.#refusal = told.refusal;
        if (told.refusal) this.#lit = [told.refusal.clause.id];
        this.say(told.text);
        sound('refused');
        break;
      case 'answer':
        this.say(told.text);
        break;
      case 'changed':
        this.#refusal = null;
        this.#lit = told.state.outcome ? [told.state.outcome.clause.id] : firedIn(told.state.last);
        this.waiting = null;
        this.announce(told.state.sentence);
        break;
      case 'failed':
        this.say(sentence(told.error));
    }
  }

  /** Says something, to be read and to be heard. */
  say(text: string): void {
    this.#said = text;
    this.announce(text);
  }

  /** Says something that stands elsewhere on the page. */
  announce(text: string): void {
    this.board?.announce(text);
  }

  /** What was said is of no use any more: something new is wished, or has happened. */
  hush(): void {
    this.#refusal = null;
    this.#said = '';
  }

  /** A hand wishes an action; it may have to be confirmed. */
  act(playing: Playing, action: string): void {
    this.hush();
    if (settings().confirm === 'confirm') this.waiting = action;
    else void playing.play(action);
  }

  /** A hand tried what is not among the choices. */
  illegal(playing: Playing, intent: BoardEvents['board-illegal']): void {
    if (!playing.state) return;
    const action = tried(intent, playing.state.phase);
    if (action !== null) void playing.explain(action);
    else this.hear({ kind: 'refused', refusal: null, text: t('web-play-not-yours') });
  }

  #played(changes: readonly Change[], { outcome, sentence: duty }: State): void {
    this.hush();
    this.#lit = outcome ? [...firedIn(changes), outcome.clause.id] : firedIn(changes);
    this.announce(`${changes.map(({ text }) => text).join('. ')}. ${duty}`);
    const captures = changes.some(({ captured }) => captured.length > 0);
    sound(outcome ? 'end' : captures ? 'capture' : 'piece');
  }
}

function firedIn(changes: readonly Change[]): string[] {
  return changes.flatMap(({ fired }) => fired.map(({ id }) => id));
}
