import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { DeadEnd } from '../../components/DeadEnd.tsx';
import { Redirect } from '../../components/Redirect.tsx';
import { readCapturedProduct, writeCapturedProduct } from '../../device/adding/capturedProduct.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import { sharedName } from '../../model/capturedPage.ts';
import { sharedLink } from '../../model/addresses/links.ts';
import { paths } from '../../model/paths.ts';
import { shopName } from '../../model/addresses/url.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import ListChoice from './ListChoice.tsx';
import type { ReadFailure } from './readPage.ts';
import { useCapturedPage } from './useCapturedPage.ts';

const READ_FAILURES: Record<ReadFailure, string> = {
  'too-long': 'This page took too long to read. You can still add it and fill in the rest.',
  unreadable: "We couldn't read this page. You can still add it and fill in the rest.",
  'no-product': 'We found no product on this page. You can still add it and fill in the rest.',
};

/**
 * F4: the target of the phone's share sheet and of the bookmarklet. The shared address is in one of
 * several query parameters. The redirect through Login keeps only the address; what else came along
 * is stored in this tab until the form takes it.
 */
export default function AddPage() {
  const { status, user } = useAuth();
  const [query] = useSearchParams();
  const reading = useCapturedPage();
  const captured = reading.status === 'done' ? reading : null;
  const title = captured ? captured.title : query.get('title');
  const name = sharedName({ title, text: query.get('text') });
  const product = captured?.product ?? null;
  const url = sharedLink({
    url: query.get('url'),
    text: query.get('text'),
    title: query.get('title'),
  });
  const isReading = reading.status === 'reading';
  // An address alone, as after the login, must not replace what was stored before.
  const isNews = status !== 'loading' && (captured !== null || name !== '');
  useEffect(() => {
    if (isNews && url) writeCapturedProduct({ url, name, product });
  }, [isNews, url, name, product]);
  if (isReading) return <Spinner fullScreen label="Reading the page" />;
  if (status === 'loading') return <Spinner fullScreen />;
  if (!url) {
    return (
      <DeadEnd title="Add an Item" heading="Nothing to add">
        No web address was shared. Share a product page, or paste its link.{' '}
        <Link to={paths.anyShop}>How to add from any shop</Link>
      </DeadEnd>
    );
  }
  if (status === 'signed-out') return <Redirect to={paths.login(paths.add(url))} />;
  const failure = captured?.failure;
  const known = captured || name ? { product, name } : readCapturedProduct(url);
  return (
    <ListChoice
      user={user}
      title="Add an Item"
      name={known?.product?.name ?? known?.name ?? ''}
      imageUrl={known?.product?.imageUrl ?? ''}
      what={`${shopName(url)}${new URL(url).pathname}`}
      notice={failure ? READ_FAILURES[failure] : null}
      question="Which list is it for?"
      pathFor={(listId) => paths.listWithNew(listId, url)}
    />
  );
}
