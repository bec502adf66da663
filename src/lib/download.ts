/** Hands a text to the person as a file. */
export function download(text: string, name: string, type: 'text/csv' | 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  // The browser has its own hold on it by then; at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
