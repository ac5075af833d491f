/** The notation's words for people: values of parameters, and what a position's phase asks for. */
import { has, t } from '../i18n/i18n.svelte';

/** What a parameter is called. */
export function parameterName(name: string): string {
  return t(`parameter-${name.replaceAll('_', '-')}`);
}

/** A parameter's value in words; numbers stay as they are. */
export function valueName(name: string, value: string): string {
  if (value === 'true' || value === 'false') return t(`web-value-${value}`);
  if (name === 'size') return t('web-value-size', { value });
  if (name === 'points') {
    const [total = '', grand = '', small = '', draw = ''] = value.split('-');
    return t('web-value-points', { total, grand, small, draw });
  }
  // An opening with fixed squares has the name of its clause.
  const ids = [`web-value-${name.replaceAll('_', '-')}-${value}`, `seega-${name}-${value}.title`];
  const id = ids.find(has);
  return id === undefined ? value : t(id);
}

/** A parameter with its value: `Edition of the sheet: the English text`. */
export function parameterIs(name: string, value: string): string {
  return t('web-parameter-is', { label: parameterName(name), value: valueName(name, value) });
}

/** Things one after the other, with the comma of the language. */
export function listed(things: readonly string[]): string {
  return things.length === 0 ? '' : things.reduce((one, two) => t('web-list', { one, two }));
}

/** What a phase of a position's text asks of the side to act: `chain:c3`. */
export function phaseName(phase: string): string {
  const [word = '', rest = ''] = phase.split(':');
  if (word === 'place') return t('duty-place', { count: Number(rest) });
  if (word === 'reenter') return t(rest === 'P' ? 'duty-reenter-pharaoh' : 'duty-reenter-priest');
  return t(`duty-${word}`, { square: rest });
}
