import { useEffect } from 'react';

/** Keeps the page out of search engines while it is shown: a list's link is for its people only. */
export function useNoIndex(): void {
  useEffect(() => {
    // The prerendered page has it already.
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
