import { Prose } from './Prose.tsx';
import { LIMITS } from '../../model/limits.ts';
import { contactEmail } from './contact.ts';
import { DEVICE_STORAGE } from './deviceStorage.ts';

/** §2: what is stored, who sees it, and how it is deleted; must match what the code stores. */
export default function PrivacyPage() {
  return (
    <Prose title="Privacy" lead="What we store, who can see it, and how it is deleted.">
      <h2>Your account</h2>
      <p>
        When you sign up we store your name, your e-mail address, the day you joined and whether you
        sign in with a password or with Google. Only you can read this record. Passwords are kept by
        Google's sign-in service, Firebase Authentication; we never see them.
      </p>
      <h2>Your lists</h2>
      <p>
        A list holds its name, its members' names and their items. Whoever has a list's public link
        can read all of that, and can mark items as purchased under a name of their choice. The link
        cannot be guessed and we ask search engines to leave it alone, but it is not a secret once
        it is passed on. The owner can make a list private, so that only its members can read it.
        Items of somebody who was removed may stay under their name. E-mail addresses are never part
        of a list. A name that is taken off an item is kept for {LIMITS.removedMarksDays} days, so
        that the list's other members can put it back.
      </p>
      <h2>Invites</h2>
      <p>
        The e-mail address you invite is stored with the invite and is visible to the list's
        members. It is there so that you remember whom you invited: we send nothing to it. An invite
        expires after {LIMITS.inviteDays} days.
      </p>
      <h2>Shops</h2>
      <p>
        When you paste a product's address, our server reads that page to fill in the form. It is
        told the address and nothing about you. Pictures on lists and on Your gifts come straight
        from the shops, which therefore see the IP address of whoever looks at a list, but not which
        list.
      </p>
      <h2>On your device</h2>
      <p>
        This is all that your browser keeps for us. You can remove it at any time by clearing this
        site's data in your browser. We use no cookies, no advertising and no analytics.
      </p>
      <ul>
        {DEVICE_STORAGE.map(({ what, until }) => (
          <li key={what}>
            {what} <em>{until}</em>
          </li>
        ))}
      </ul>
      <h2>Where, and for how long</h2>
      <p>
        Everything is stored in Google's Firebase. Deleting a list deletes its items and invites for
        good; of the list itself only its ID remains, with the account that deleted it, so that the
        old link can never show somebody else's list.
      </p>
      <p>
        Any member can export a list. You delete your account yourself, under Account Settings: your
        own lists go with it, you leave the others, and your profile, your sign-in and what your
        browser kept about you are removed at once. If you cannot sign in anymore, write to{' '}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    </Prose>
  );
}
