import { Link } from 'react-router-dom';
import { useSetting } from '../../hooks/useSetting.ts';
import { ERROR_MESSAGES } from '../../model/messages.ts';
import { paths } from '../../model/paths.ts';

/**
 * Says that a shop answers browsers only, and what to do then: use the bookmarklet, or first get it.
 * Links open a new tab, so that what was typed into the form is not lost.
 * @param url the address of the product
 */
export function TurnedAway({ url }: { url: string }) {
  const [bookmarklet] = useSetting('bookmarklet');
  if (bookmarklet === 'used') {
    return (
      <>
        {ERROR_MESSAGES['turned-away']} Fill it in from your browser: press Add to Giftlists{' '}
        <a href={url} target="_blank" rel="noopener noreferrer">
          on the shop's page
        </a>
        .
      </>
    );
  }
  return (
    <>
      {ERROR_MESSAGES['turned-away']}{' '}
      <Link to={paths.anyShop} target="_blank">
        Fill it in from your browser
      </Link>
    </>
  );
}
