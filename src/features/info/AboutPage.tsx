import { Link } from 'react-router-dom';
import { Prose } from './Prose.tsx';
import { paths } from '../../model/paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import styles from './Prose.module.css';

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
        brothers to the one for the holidays. Everyone adds their own wishes, under their own name.
      </p>
      <h2>From any shop</h2>
      <p>
        Paste a product link and we fill in the details: name, price, picture, color and size, as
        far as the shop's page has them. You change what you like.
      </p>
      <h2>Bought once</h2>
      <p>
        Anyone with the list's public link sees the wishes and marks what they bought. They need no
        account and no app.
      </p>
      <p className={styles.actions}>
        <Link to={paths.signup()} className={buttonClass('primary')}>
          Start a list
        </Link>
        <Link to={paths.sample} className={buttonClass('secondary')}>
          See how a list looks
        </Link>
      </p>
    </Prose>
  );
}
