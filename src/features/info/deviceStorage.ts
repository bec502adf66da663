import { STORAGE, type Entry } from '../../lib/storage.ts';

/** One kind of data that is stored in the browser. */
interface DeviceStorage {
  /** What it is; text of the Privacy page. */
  what: string;
  /** When it is removed; text of the Privacy page. */
  until: string;
  /** Its entries in local or session storage. */
  entries?: readonly Entry[];
  /** Names of its databases and caches, and of what libraries store. */
  others?: RegExp;
}

/**
 * Everything that is stored on the user's device. The Privacy page lists it, and privacy.spec.ts in e2e
 * uses the app in a browser and fails for every name that is not in this table.
 */
export const DEVICE_STORAGE: readonly DeviceStorage[] = [
  {
    what: 'Your sign-in, and which account this browser was last used with.',
    until: 'Until you log out.',
    entries: [STORAGE.viewer, STORAGE.cacheOwner, STORAGE.cacheClearing],
    others: /^(firebaseLocalStorageDb|firebase:authUser:.*)$/,
  },
  {
    what: 'The lists you have seen, and items, drafts and changes that still wait to be sent, so that they appear at once and without a network.',
    until: 'Until you log out.',
    entries: [STORAGE.dashboard, STORAGE.openList],
    others: /^(firestore\/.*|firestore_.*|giftListsOutbox)$/,
  },
  {
    what: 'The links of the invites you made here, so that you can copy them again.',
    until: 'Until you log out.',
    entries: [STORAGE.inviteLinks],
  },
  {
    what: 'For each of your lists, when you last saw which names were taken off its items.',
    until: 'Until you log out.',
    entries: [STORAGE.seenRemovedMarks],
  },
  {
    what: 'Without an account: the last public list you looked at, with the names of who marked what, so that it opens without a network.',
    until: 'Until you look at another one.',
    entries: [STORAGE.visitorList],
  },
  {
    what: 'What you marked as purchased in this browser: the list, the item and how it was then, the name you gave, how many pieces, when, and whether you say that you have bought it.',
    until:
      'Until you take your name off; what you marked while signed in, until somebody else signs in here.',
    entries: [STORAGE.mark],
  },
  {
    what: 'When you last looked at each list here, so that you are shown what is new on it.',
    until: 'Until you log out.',
    entries: [STORAGE.visit],
  },
  {
    what: 'Without an account: when you last looked at each public list here, for the same purpose.',
    until: 'For the last 200 lists.',
    entries: [STORAGE.visitorVisit],
  },
  {
    what: 'Without an account: the name you gave when you marked something, to offer it the next time.',
    until: 'Until you choose “Not you?” or give another one.',
    entries: [STORAGE.giverName],
  },
  {
    what: 'The people without an account for whom you want to be surprised, too: their random IDs.',
    until: 'Until you choose otherwise.',
    entries: [STORAGE.surprises],
  },
  {
    what: 'What you have just created, copied, moved or marked, or whom you have invited, by e-mail address, and have no answer for yet, so that it is not done twice.',
    until: 'Until the answer is known, you log out, or close the tab.',
    entries: [STORAGE.attempts],
  },
  {
    what: "What a shop's page or another app has just handed over to be added: its address, name, price, picture, color and size.",
    until: 'Until the form has it, you log out, or close the tab.',
    entries: [STORAGE.capturedProduct],
  },
  {
    what: 'What you have typed into Add New Item and neither added nor saved as a draft, so that it is not lost when the page is loaded again.',
    until: 'Until you add, save or discard it, log out, or close the tab.',
    entries: [STORAGE.unsavedItem],
  },
  {
    what: 'The rows of an unfinished import, so that you can continue it later.',
    until: 'Until you complete or discard it, or log out.',
    entries: [STORAGE.importRun],
  },
  {
    what: 'What the bookmarklet read from a wish list of a shop and you have not imported yet.',
    until: 'Until you import it, log out, or close the tab.',
    entries: [STORAGE.importRows],
  },
  {
    what: 'Your choices on this device: theme, keyboard shortcuts, and that you have seen how it works or used the Add to Giftlists bookmark.',
    until: 'Until you choose otherwise or clear the data of this site.',
    entries: [STORAGE.theme, STORAGE.shortcuts, STORAGE.tour, STORAGE.bookmarklet],
  },
  {
    what: 'While your account is being deleted: which account it is, and which lists are not cleared away yet.',
    until: 'Until they are.',
    entries: [STORAGE.unfinishedDeletion],
  },
  {
    what: 'The app itself, so that it opens without a network.',
    until: 'Until a newer version replaces it.',
    others: /^workbox-precache-.*$/,
  },
  {
    what: 'When the app last had to be loaded again because it did not start.',
    until: 'Until you log out, or close the tab.',
    entries: [STORAGE.recovered],
  },
  {
    what: "Firebase's note of the days on which its software was used here, and in which version, which it sends to Google.",
    until: 'Until it is sent; at most 30 days are noted.',
    others: /^firebase-heartbeat-database$/,
  },
  {
    what: "Where this site checks that requests come from its own pages: Firebase's proof of that, and what Google's reCAPTCHA keeps for it.",
    until: 'Until it is renewed.',
    others: /^(firebase-app-check-database|_grecaptcha)$/i,
  },
];

/** Whether a row is about what has this name in the browser's developer tools. */
export function isNamed({ entries = [], others }: DeviceStorage, name: string): boolean {
  const isEntry = entries.some(({ key }) =>
    key.endsWith(':') ? name.startsWith(key) : name === key,
  );
  return isEntry || others?.test(name) === true;
}
