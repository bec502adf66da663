import { Link } from 'react-router-dom';
import { bookmarklet } from '../../bookmarklets/collectPage.ts';
import { wishListBookmarklet } from '../../bookmarklets/wishListBookmarklet.ts';
import { paths } from '../../model/paths.ts';
import { DraggableBookmarklet } from '../../components/DraggableBookmarklet.tsx';
import { FramedSection } from '../../components/FramedSection.tsx';

/**
 * F4: how to add items from a shop's own page, part of Account Settings. The bookmarklets are links to
 * drag; the copy buttons are for users who cannot drag.
 */
export default function Bookmarklet() {
  return (
    <FramedSection title="Add from Any Shop">
      <p>
        <strong>On a computer</strong>, drag this button to your bookmarks bar, and press it when
        you are looking at something you wish for:
      </p>
      <DraggableBookmarklet name="Add to Giftlists" code={bookmarklet(window.location.origin)} />
      <p>
        <strong>To import a whole wish list</strong> from a shop, use this one. Open the list there
        and press it; you choose what to import:
      </p>
      <DraggableBookmarklet
        name="Import to Giftlists"
        code={wishListBookmarklet(window.location.origin)}
        copyText="Copy this bookmark's code"
      />
      <p>
        <strong>On an Android phone</strong>, add Giftlists to your home screen. It then appears
        among the apps you can share a shop's page to.
      </p>
      <p>
        <strong>On an iPhone or iPad</strong>, save the button as a bookmark in Safari:{' '}
        <Link to={paths.anyShop}>step by step, with pictures</Link>.
      </p>
    </FramedSection>
  );
}
