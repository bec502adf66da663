import { useEffect } from 'react';

/** Sets the title of the browser tab: 'Login · Giftlists', or just 'Giftlists' without a title. */
export function useTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Giftlists` : 'Giftlists';
  }, [title]);
}
