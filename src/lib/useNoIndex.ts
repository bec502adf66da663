import { useEffect } from 'react';

/** Asks search engines not to index the page, because a list's link is only for invited people. */
export function useNoIndex(): void {
  useEffect(() => {
    // The prerendered page has this element already.
    const meta = document.querySelector('meta[name=robots]') ?? newMeta();
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}

function newMeta(): HTMLMetaElement {
  const meta = document.createElement('meta');
  meta.name = 'robots';
  meta.content = 'noindex';
  return meta;
}
