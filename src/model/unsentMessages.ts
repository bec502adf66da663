/** An item that was kept on the device while it was out of reach, and then refused. */
export function notAddedAfterAll(name: string, why: string): string {
  return `“${name}” could not be added after all. ${why}`;
}
