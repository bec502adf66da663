import { LIMITS } from '../limits.ts';

const MOST = `${LIMITS.peoplePerList} people without an account, the most it can have.`;

/** Messages about people without an account (F11), which no first screen needs. */
export const PEOPLE_MESSAGES = {
  intro:
    'A child, a grandparent, both of you: each person here gets a wish list. Choose whom a wish is for when you add it.',
  surprise:
    'You see what was bought for them. With “Surprise me, too” it is hidden on this device until the event is over.',
  known: 'This person is on the list already',
  full: `This list has ${MOST}`,
  gone: 'This person is gone from the list. Somebody may have removed them a moment ago.',
} as const;

/** Undo of leaving, or of removing a person, when others have filled the list meanwhile. */
export function notRestored(names: readonly string[]): string {
  return `${names.join(', ')} cannot be restored: this list has ${MOST}`;
}
