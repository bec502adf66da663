/** Downloads a text as a file. */
export function download(
  text: string,
  name: string,
  type: 'text/csv' | 'application/json' | 'text/calendar',
): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  // Delayed, because some browsers start the download only later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
