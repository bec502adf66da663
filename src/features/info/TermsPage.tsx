import { Prose } from './Prose.tsx';
import { contactEmail } from './contact.ts';

/** §2: effective Oct 31, 2025; governing law State of Florida. */
export default function TermsPage() {
  return (
    <Prose title="Terms" lead="Effective date: Oct 31, 2025">
      <h2>What you get</h2>
      <p>
        Giftlists lets you keep gift registries, alone or with others, and share them by link. It is
        offered as is, free of charge, and may change or end. We try to keep your lists safe and the
        service running, but we cannot promise that it is never interrupted.
      </p>
      <h2>What we ask</h2>
      <ul>
        <li>Give your own name and an e-mail address at which you can be reached.</li>
        <li>
          Keep your password to yourself; what is done with your account counts as done by you.
        </li>
        <li>Put nothing on a list that is unlawful, harmful or not yours to share.</li>
        <li>Do not try to read, change or overload what is not yours.</li>
      </ul>
      <p>We may remove lists and accounts that break these rules.</p>
      <h2>Your content</h2>
      <p>
        What you write stays yours. You allow us to store it and to show it to those who have the
        list's link, which is what the service is for.
      </p>
      <h2>Shops</h2>
      <p>
        Names, prices and pictures come from the shops' own pages at the moment you add an item, and
        may be out of date or wrong. We sell nothing and are not a party to what you buy.
      </p>
      <h2>Liability</h2>
      <p>
        As far as the law allows, we are not liable for indirect loss, for a gift bought twice, or
        for one not bought at all.
      </p>
      <h2>Governing law</h2>
      <p>
        These terms are governed by the laws of the State of Florida, without regard to its conflict
        of law rules.
      </p>
      <h2>Changes and questions</h2>
      <p>
        When these terms change, the new ones appear here with their date. Questions go to{' '}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    </Prose>
  );
}
