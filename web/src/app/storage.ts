/**
 * What the browser keeps for us. Where storage is forbidden or full, the page keeps it as long as it is open.
 */
const PREFIX = 'khamsin.';
const memory = new Map<string, string>();

/** Whether something will still be there tomorrow. */
export type Kept = 'kept' | 'in memory';

/** What is kept under a name. */
export function read(name: string): string | null {
  const held = memory.get(name);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps a text. */
export function write(name: string, text: string): Kept {
  try {
    localStorage.setItem(PREFIX + name, text);
    memory.delete(name);
    return 'kept';
  } catch {
    memory.set(name, text);
    return 'in memory';
  }
}

/** Forgets it. */
export function remove(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}

/** The names that begin so. */
export function names(start: string): string[] {
  const found = new Set([...memory.keys()].filter((name) => name.startsWith(start)));
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX + start)) found.add(key.slice(PREFIX.length));
    }
  } catch {
    // Then there is only the memory.
  }
  return [...found];
}

/** Calls back when another tab changes what is kept under names that begin so; ends with the function it gives. */
export function onChange(start: string, hear: (name: string) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key?.startsWith(PREFIX + start)) hear(event.key.slice(PREFIX.length));
  };
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener('storage', listener);
  };
}
