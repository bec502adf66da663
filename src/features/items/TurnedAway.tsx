import { Link } from 'react-router-dom';
import { useSetting } from '../../hooks/useSetting.ts';
import { MESSAGES } from '../../model/messages.ts';
import { paths } from '../../model/paths.ts';

/**
 * Says that a shop answers browsers only, and the way past that: the bookmarklet, or how to get it.
 * Links open a new tab, because the form has what was typed.
 * @param url the address of the product
 */
export function TurnedAway({ url }: { url: string }) {
  const [bookmarklet] = useSetting('bookmarklet');
  if (bookmarklet === 'used') {
    return (
      <>
        {MESSAGES.turnedAway} Fill it in from your browser: press Add to Giftlists{' '}
        <a href={url} target="_blank" rel="noopener noreferrer">
          on the shop's page
        </a>
        .
      </>
    );
  }
  return (
    <>
      {MESSAGES.turnedAway}{' '}
      <Link to={paths.anyShop} target="_blank">
        Fill it in from your browser
      </Link>
    </>
  );
}
