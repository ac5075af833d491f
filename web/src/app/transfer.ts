/**
 * Texts in and out of the page: clipboard, files, the system's own share sheet.
 *
 * On plain `http://` there is no clipboard and no sharing; then an old command or a file does.
 */

/** Whether a text is on the clipboard now. */
export async function copy(text: string): Promise<'copied' | 'refused'> {
  // Missing where the page is not secure, whatever its type says.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (!clipboard) return copyBySelection(text);
    await clipboard.writeText(text);
    return 'copied';
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): 'copied' | 'refused' {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  // Inside an open dialog the rest of the page cannot be selected.
  const place = document.querySelector('dialog[open]') ?? document.body;
  place.append(area);
  const before = document.activeElement;
  area.select();
  // The only way without the clipboard's own interface.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const copied = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied ? 'copied' : 'refused';
}

/** Hands something to the reader as a file. */
export function download(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}

/** Whether the system can share. */
export function canShare(): boolean {
  return 'share' in navigator;
}

/** Shares an address through the system. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The reader thought better of it.
  }
}
