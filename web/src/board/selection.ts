/**
 * What touching a place means: pure steps from a state to the next one and the intents it gives rise to.
 *
 * Taps, drags and keys all end here, so that they cannot differ. The one idea: a place is *taken up*, then a target is
 * chosen; where all choices begin at one place, that place counts as taken up from the start.
 */
import type { Intent } from './intents';
import { isHand } from './geometry';
import type { Choice, Place, State } from './state';

/** A next state and what is to be told. */
export interface Step {
  readonly state: State;
  readonly intents: readonly Intent[];
}

/** The place that all choices begin at, if there is one. */
export function implied(state: State): Place | null {
  const [first, ...others] = state.choices;
  if (state.input !== 'choices' || !first) return null;
  return others.every((choice) => choice.from === first.from) ? first.from : null;
}

/** What is taken up, by hand or by implication. */
export function held(state: State): Place | null {
  return state.selected ?? implied(state);
}

/** The choices that can be completed by touching a target now. */
export function open(state: State): Choice[] {
  if (state.input !== 'choices') return [];
  const from = held(state);
  return state.choices.filter((choice) => choice.from === null || choice.from === from);
}

/** The choice between two places. */
export function choiceBetween(state: State, from: Place | null, to: Place): Choice | undefined {
  const { choices } = state;
  return choices.find((one) => one.from === from && one.to === to) ?? choices.find((one) => !one.from && one.to === to);
}

/** Whether a place can be taken up: a piece or a hand of the side to act. It need not have a choice. */
export function canTakeUp(state: State, place: Place): boolean {
  if (state.input === 'free') return state.pieces.has(place);
  if (state.input !== 'choices' || state.turn === null) return false;
  if (isHand(place)) return state.trays[state.turn].hand.some(({ piece }) => `@${piece.kind}` === place);
  return state.pieces.get(place)?.side === state.turn;
}

/** A touch by tap or key. */
export function press(state: State, place: Place): Step {
  if (state.input === 'none') return { state, intents: [] };
  if (state.input === 'free') return { state, intents: [{ kind: 'touch', place }] };
  const from = held(state);
  const choice = choiceBetween(state, from, place);
  if (choice) return act(state, choice);
  if (place === state.selected) return select(state, null);
  const begins = state.choices.some((one) => one.from === place);
  // While stones are placed one cannot take up a stone that stands: touching it tries to place another one there.
  const placing = from !== null && isHand(from) && implied(state) === from;
  if (begins || (canTakeUp(state, place) && !(placing && !isHand(place)))) return select(state, place);
  const idle = from === null && !isHand(place) && !state.pieces.has(place);
  if (idle || isHand(place) || state.turn === null) return select(state, null);
  return refuse(state, from, place);
}

/** The end of a drag; `to` is `null` outside of the board. */
export function drop(state: State, from: Place, to: Place | null): Step {
  if (state.input === 'free') {
    return { state, intents: [{ kind: 'carry', from, to: to === null || isHand(to) ? null : to }] };
  }
  if (state.input === 'none' || to === from) return { state, intents: [] };
  if (to === null) return select(state, null);
  const choice = choiceBetween(state, from, to);
  if (choice) return act(state, choice);
  return isHand(to) ? select(state, null) : refuse(state, from, to);
}

/** Takes a place up without acting: the beginning of a drag. */
export function takeUp(state: State, place: Place): Step {
  return state.input === 'choices' && state.selected !== place ? select(state, place) : { state, intents: [] };
}

/** Puts back whatever is taken up. */
export function cancel(state: State): Step {
  return state.selected === null ? { state, intents: [] } : select(state, null);
}

/** A selection that the new state no longer supports is put back silently. */
export function settle(state: State): State {
  const { selected } = state;
  return selected !== null && !canTakeUp(state, selected) ? { ...state, selected: null } : state;
}

function select(state: State, place: Place | null): Step {
  if (state.selected === place) return { state, intents: [] };
  const targets = state.choices.filter((choice) => choice.from === place).length;
  return { state: { ...state, selected: place }, intents: [{ kind: 'select', place, targets }] };
}

function act(state: State, choice: Choice): Step {
  return { state: { ...state, selected: null }, intents: [{ kind: 'act', choice }] };
}

function refuse(state: State, from: Place | null, to: Place): Step {
  return { state: { ...state, selected: null }, intents: [{ kind: 'illegal', from, to }] };
}
