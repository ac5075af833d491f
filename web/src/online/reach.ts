/** Who can open an address of this page. */

/** Whether it means this device and no other: then a link to it helps nobody. */
export function onlyHere(): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);
}
