/** What has been typed into on this page and still stands there. */
const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** Notices, from now on, what is typed into anywhere on the page. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      typed.add(target);
    }
  });
}

/** Whether a reload would lose something that was typed. */
export function isTyping(): boolean {
  for (const field of typed) if (!field.isConnected) typed.delete(field);
  return [...typed].some(({ value }) => value !== '');
}
