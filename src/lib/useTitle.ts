import { useEffect } from 'react';

/** Names the browser tab: 'Login · Giftlists'; without a title just 'Giftlists'. */
export function useTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Giftlists` : 'Giftlists';
  }, [title]);
}
