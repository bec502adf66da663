import { useEffect } from 'react';

/** Keeps the page out of search engines while it is shown: a list's link is for its people only. */
export function useNoIndex(): void {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}
