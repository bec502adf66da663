import * as v from 'valibot';
import { fits, hasHidden, oneLine } from '../line.ts';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES, hiddenCharacters, tooLong } from './formMessages.ts';
import { fullName } from '../user.ts';

/**
 * The validation rules of the forms with the exact messages of §5. Each schema takes the values of
 * the inputs (strings) and returns the input of a command. The bounds are those of `limits.ts`.
 */

/**
 * Limits the length of a text. The message is created only when it is needed, because the first
 * number formatting of a page is slow.
 */
export const notTooLong = (label: string, limit: number) =>
  v.maxLength<string, number, () => string>(limit, () => tooLong(label, limit));

/** A required text, as one line. */
export const required = (message: string, label: string, limit: number) =>
  v.pipe(v.string(), v.transform(oneLine), v.nonEmpty(message), notTooLong(label, limit));

/** A required name: one line of visible characters (`line` in firestore.rules). */
export const requiredName = (
  message: string,
  label: string,
  limit: number,
  bytesPerCharacter: number = LIMITS.bytesPerCharacter,
) =>
  v.pipe(
    v.string(),
    v.transform(oneLine),
    v.nonEmpty(message),
    v.check(
      (name) => !hasHidden(name),
      () => hiddenCharacters(label),
    ),
    v.check(
      (name) => fits(name, limit, bytesPerCharacter),
      () => tooLong(label, limit),
    ),
  );

/** An optional text. */
export const optional = (label: string, limit: number) =>
  v.pipe(v.string(), v.trim(), notTooLong(label, limit));

/** A number of pieces as text; an empty field means 1. */
export const quantity = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => (text === '' ? 1 : Number(text))),
  v.integer(FORM_MESSAGES.quantityInvalid),
  v.minValue(1, FORM_MESSAGES.quantityInvalid),
  v.maxValue(LIMITS.quantity, FORM_MESSAGES.quantityInvalid),
);

/** An e-mail address. Its syntax is left to the provider: a stricter rule would refuse valid ones. */
const email = required(FORM_MESSAGES.emailRequired, 'Email', LIMITS.email);

/** Add/Edit List; only the name is required. */
export const listSchema = v.object({
  name: requiredName(FORM_MESSAGES.listNameRequired, 'List name', LIMITS.listName),
  description: v.optional(optional('Description', LIMITS.description)),
});

/** A person without an account. */
export const personSchema = v.object({
  name: requiredName(
    FORM_MESSAGES.nameRequired,
    'Name',
    LIMITS.listPersonName,
    LIMITS.storedBytesPerCharacter,
  ),
});

/** Event date: YYYY-MM-DD from a date input, or empty. */
export const eventDateSchema = v.object({
  // Of a text it is the date that complains, not the union.
  day: v.union([v.literal(''), v.pipe(v.string(), v.isoDate(FORM_MESSAGES.dayInvalid))]),
});

/** Invite. */
export const inviteSchema = v.object({
  email: v.pipe(email, v.regex(/^[^@\s]+@[^@\s]+$/, FORM_MESSAGES.emailInvalid)),
});

/** Mark as Purchased. */
export const purchaseSchema = v.object({
  name: requiredName(
    FORM_MESSAGES.purchaserNameRequired,
    'Your name',
    LIMITS.purchaserName,
    LIMITS.purchaserBytesPerCharacter,
  ),
  pieces: v.optional(quantity, '1'),
});

/** Login. Only empty fields are checked here; the provider checks the rest. */
export const loginSchema = v.object({
  email,
  password: v.pipe(v.string(), v.nonEmpty(FORM_MESSAGES.passwordRequired)),
});

/** Sign-up. The password hint is not enforced here; the provider enforces its own rules (§5). */
export const signupSchema = v.object({
  name: requiredName(FORM_MESSAGES.nameRequired, 'Name', LIMITS.displayName),
  ...loginSchema.entries,
});

/** Forgotten password. */
export const resetSchema = v.object({ email });

const PASSWORD_SECTION = [['current'], ['next'], ['confirm']] as const;

const isEmpty = (input: { current: string; next: string; confirm: string }) =>
  !input.current && !input.next && !input.confirm;

/** The profile fields of the Account form. */
export type Profile = Record<'firstName' | 'lastName' | 'email', string>;

type Names = Omit<Profile, 'email'>;

/** Whether both names are equal. */
export function hasSameNames(a: Names, b: Names): boolean {
  return a.firstName === b.firstName && a.lastName === b.lastName;
}

/**
 * Account: names and e-mail are required where they are edited (§5). A value that equals the `saved`
 * one is neither validated nor sent, so that somebody with only one name can change their password.
 * The password section may stay empty; once one of its fields is filled in, the others are required,
 * and new and confirm must match (§5).
 */
export function accountSchema(saved: Profile) {
  const edited = (field: keyof Profile, rule: v.GenericSchema<string, string>) =>
    v.union([v.literal(saved[field]), rule]);
  return v.pipe(
    v.object({
      firstName: edited(
        'firstName',
        requiredName(FORM_MESSAGES.firstNameRequired, 'First name', LIMITS.personName),
      ),
      lastName: edited(
        'lastName',
        requiredName(FORM_MESSAGES.lastNameRequired, 'Last name', LIMITS.personName),
      ),
      email: edited('email', email),
      current: v.string(),
      next: v.string(),
      confirm: v.string(),
    }),
    v.forward(
      v.partialCheck(
        [['firstName'], ['lastName']],
        (names) => hasSameNames(names, saved) || fits(fullName(names), LIMITS.displayName),
        () => tooLong('First and last name together', LIMITS.displayName),
      ),
      ['lastName'],
    ),
    v.forward(
      v.partialCheck(
        PASSWORD_SECTION,
        (input) => isEmpty(input) || input.current !== '',
        FORM_MESSAGES.currentPasswordRequired,
      ),
      ['current'],
    ),
    v.forward(
      v.partialCheck(
        PASSWORD_SECTION,
        (input) => isEmpty(input) || input.next !== '',
        FORM_MESSAGES.newPasswordRequired,
      ),
      ['next'],
    ),
    v.forward(
      v.partialCheck(
        PASSWORD_SECTION,
        (input) => input.next === input.confirm,
        FORM_MESSAGES.passwordsDiffer,
      ),
      ['confirm'],
    ),
  );
}

/** The fewest characters of a new password (§5). */
const PASSWORD_CHARACTERS = 8;

/** The four rules of the password hint (§5, §9), each with whether the password meets it. */
export function passwordRules(password: string): { text: string; met: boolean }[] {
  return [
    {
      text: `at least ${PASSWORD_CHARACTERS} characters`,
      met: password.length >= PASSWORD_CHARACTERS,
    },
    { text: 'one uppercase letter', met: /\p{Lu}/u.test(password) },
    { text: 'one number', met: /\p{N}/u.test(password) },
    { text: 'one special character', met: /[^\p{L}\p{N}\s]/u.test(password) },
  ];
}
