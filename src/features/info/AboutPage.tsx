import { Prose } from './Prose.tsx';
import { paths } from '../../model/paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';

/** §1: what the product is. */
export default function AboutPage() {
  return (
    <Prose
      title="About"
      lead="Giftlists is a simple, collaborative gift registry for creating personal or shared registries, adding items from any website by URL, and tracking what has been purchased."
    >
      <h2>One list, several people</h2>
      <p>
        A list belongs to an occasion, not to a person. Invite your partner to the baby list or your
        brothers to the one for the holidays: everybody adds their own wishes, and every wish stays
        under the name of whoever made it.
      </p>
      <h2>From any shop</h2>
      <p>
        Paste the address of a product. Name, price, picture, color and size fill themselves in
        where the shop’s page tells them, and you change what you like.
      </p>
      <h2>Bought once</h2>
      <p>
        Anyone with the list’s public link sees what is wished for and marks what they bought. No
        account, no app, on whatever phone is at hand in the shop.
      </p>
      <p>
        <Link to={paths.signup()} className={buttonClass('primary')}>
          Start a list
        </Link>
      </p>
    </Prose>
  );
}
