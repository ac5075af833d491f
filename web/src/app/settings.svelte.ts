/** What the reader has set, kept on the device. Language and colours keep themselves. */
import { read, write } from './storage';

/** Everything that can be set. */
export interface Settings {
  sound: 'on' | 'off';
  /** Whether a turn is played at once, or only when it was confirmed. */
  confirm: 'at once' | 'confirm';
  coordinates: 'shown' | 'hidden';
  /** How pieces come and go. The system's wish for less motion always wins. */
  motion: 'animated' | 'still';
}

const NAME = 'settings';
const USUAL: Settings = {
  sound: 'off',
  confirm: 'at once',
  coordinates: 'shown',
  motion: 'animated',
};

/** What each setting can be, in the order of menus. */
export const VALUES: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  sound: ['off', 'on'],
  confirm: ['at once', 'confirm'],
  coordinates: ['shown', 'hidden'],
  motion: ['animated', 'still'],
};

function recall(): Settings {
  const settings = { ...USUAL };
  try {
    const kept = JSON.parse(read(NAME) ?? '{}') as Record<string, unknown>;
    for (const name of Object.keys(VALUES) as (keyof Settings)[]) take(settings, name, kept[name]);
  } catch {
    // A text that is no JSON is not ours.
  }
  return settings;
}

function take<K extends keyof Settings>(settings: Pick<Settings, K>, name: K, value: unknown): void {
  settings[name] = VALUES[name].find((one) => one === value) ?? settings[name];
}

const current = $state<Settings>(recall());

/** What is set now. */
export function settings(): Readonly<Settings> {
  return current;
}

/** Sets one of them. */
export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  current[name] = value;
  write(NAME, JSON.stringify(current));
}
