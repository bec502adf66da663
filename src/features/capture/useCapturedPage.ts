import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSetting } from '../../hooks/useSetting.ts';
import { capturedPage } from '../../model/capturedPage.ts';
import { paths } from '../../model/paths.ts';
import type { Product } from '../../model/product.ts';
import { readPage, type ReadFailure } from './readPage.ts';

export type Reading =
  /** The bookmarklet handed no page over. */
  | { status: 'none' }
  | { status: 'reading' }
  | { status: 'done'; title: string; product: Product | null; failure: ReadFailure | null };

/**
 * Reads the page that the bookmarklet handed over in the fragment of this address. The fragment is
 * removed at once, so that the page is neither in the history nor shown; its address takes its place.
 */
export function useCapturedPage(): Reading {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [, setBookmarklet] = useSetting('bookmarklet');
  const [page] = useState(() => capturedPage(hash));
  const [reading, setReading] = useState<Reading>({ status: page ? 'reading' : 'none' });

  useEffect(() => {
    if (!page) return undefined;
    setBookmarklet('used');
    navigate(paths.add(page.url), { replace: true });
    const left = new AbortController();
    const { title } = page;
    void readPage(page, left.signal).then((result) =>
      setReading(
        typeof result !== 'string'
          ? { status: 'done', title, product: result, failure: null }
          : {
              status: 'done',
              // Such a page is a login or a bot check, for example, so its title is no item's name.
              title: result === 'no-product' ? '' : title,
              product: null,
              failure: result,
            },
      ),
    );
    return () => left.abort();
  }, [page, navigate, setBookmarklet]);

  return reading;
}
