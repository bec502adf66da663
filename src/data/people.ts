import { deleteField, FieldPath, type Firestore } from 'firebase/firestore';
import { AppError } from '../model/errors.ts';
import { cleanName } from '../model/line.ts';
import { LIMITS } from '../model/limits.ts';
import type { Person } from '../model/list.ts';
import { notRestored, PEOPLE_MESSAGES } from '../model/people/peopleMessages.ts';
import { listRef } from './converters.ts';
import { changeList } from './transactions.ts';

/** People without an account (F11). Any member may change them, one per write. */

/**
 * Adds a person, or restores one that was removed. Does nothing when the person is on the list.
 * @param fullMessage what the error says
 * @throws AppError 'list-full' when the list has its 20 people, and those of `changeList`
 */
export async function addPerson(
  db: Firestore,
  listId: string,
  { id, name }: Person,
  fullMessage: string = PEOPLE_MESSAGES.full,
): Promise<void> {
  await changeList(db, listId, ({ tx, list: { people } }) => {
    if (Object.hasOwn(people, id)) return;
    if (Object.keys(people).length >= LIMITS.peoplePerList) {
      throw new AppError('list-full', fullMessage);
    }
    tx.update(listRef(db, listId), new FieldPath('people', id), personName(name));
  });
}

/**
 * Adds several people, one after another; those who are there already are skipped.
 * @throws AppError as `addPerson`
 */
export async function addPeople(
  db: Firestore,
  listId: string,
  added: readonly Person[],
): Promise<void> {
  for (const person of added) {
    // The rules allow one person per write.
    await addPerson(db, listId, person);
  }
}

/**
 * Restores people who were removed. Call it last: on a full list it throws, and what comes after would not run.
 * @throws AppError 'list-full' with a message that names who is missing, and those of `changeList`
 */
export async function restorePeople(
  db: Firestore,
  listId: string,
  removed: readonly Person[],
): Promise<void> {
  for (const [at, person] of removed.entries()) {
    const left = removed.slice(at).map(({ name }) => name);
    // The rules allow one person per write.
    await addPerson(db, listId, person, notRestored(left));
  }
}

/**
 * Changes the name of a person.
 * @throws AppError 'item-missing' when the person was removed meanwhile, and those of `changeList`
 */
export async function renamePerson(
  db: Firestore,
  listId: string,
  { id, name }: Person,
): Promise<void> {
  await changeList(db, listId, ({ tx, list: { people } }) => {
    if (!Object.hasOwn(people, id)) throw new AppError('item-missing', PEOPLE_MESSAGES.gone);
    const cleaned = personName(name);
    if (people[id] !== cleaned) {
      tx.update(listRef(db, listId), new FieldPath('people', id), cleaned);
    }
  });
}

/**
 * Removes a person. Items that are for them stay as they are, and are shown as their contributors'
 * own again (`personOf`). Does nothing when the person is not there.
 */
export async function removePerson(db: Firestore, listId: string, id: string): Promise<void> {
  await changeList(db, listId, ({ tx, list: { people } }) => {
    if (Object.hasOwn(people, id)) {
      tx.update(listRef(db, listId), new FieldPath('people', id), deleteField());
    }
  });
}

function personName(name: string): string {
  return cleanName(name, LIMITS.listPersonName, LIMITS.storedBytesPerCharacter);
}
