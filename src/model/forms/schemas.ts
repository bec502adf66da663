import * as v from 'valibot';
import { fits, hasHidden, oneLine } from '../line.ts';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES, hiddenCharacters, tooLong } from './formMessages.ts';
import { fullName } from '../user.ts';

/**
 * The forms' rules with the exact messages of §5. Each schema takes what the inputs hold (strings)
 * and gives what the commands take. Bounds are those of `limits.ts`.
 */

/**
 * Bounds a text. Its sentence is made when it is needed: writing numbers takes the browser long the
 * first time.
 */
export const notTooLong = (label: string, limit: number) =>
  v.maxLength<string, number, () => string>(limit, () => tooLong(label, limit));

/** A text that has to be there, as one line. */
export const required = (message: string, label: string, limit: number) =>
  v.pipe(v.string(), v.transform(oneLine), v.nonEmpty(message), notTooLong(label, limit));

/** A name that has to be there (`line` of firestore.rules): one line in which everything is seen. */
export const requiredName = (message: string, label: string, limit: number) =>
  v.pipe(
    v.string(),
    v.transform(oneLine),
    v.nonEmpty(message),
    v.check(
      (name) => !hasHidden(name),
      () => hiddenCharacters(label),
    ),
    v.check(
      (name) => fits(name, limit),
      () => tooLong(label, limit),
    ),
  );

/** A text that may be empty. */
export const optional = (label: string, limit: number) =>
  v.pipe(v.string(), v.trim(), notTooLong(label, limit));

/** A number of pieces, as text; an empty field is one. */
export const quantity = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => (text === '' ? 1 : Number(text))),
  v.integer(FORM_MESSAGES.quantityInvalid),
  v.minValue(1, FORM_MESSAGES.quantityInvalid),
  v.maxValue(LIMITS.quantity, FORM_MESSAGES.quantityInvalid),
);

/** An address. What is one beyond that, its provider knows: every stricter rule locks somebody out. */
const email = required(FORM_MESSAGES.emailRequired, 'Email', LIMITS.email);

/** Add/Edit List. */
export const listSchema = v.object({
  name: requiredName(FORM_MESSAGES.listNameRequired, 'List name', LIMITS.listName),
});

/** Event date: YYYY-MM-DD as a date field gives it, or empty. */
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
  name: requiredName(FORM_MESSAGES.purchaserNameRequired, 'Your name', LIMITS.purchaserName),
  pieces: v.optional(quantity, '1'),
});

/** Login. The provider decides about everything but emptiness. */
export const loginSchema = v.object({
  email,
  password: v.pipe(v.string(), v.nonEmpty(FORM_MESSAGES.passwordRequired)),
});

/** Sign-up: the password hint is a hint; the provider enforces (§5). */
export const signupSchema = v.object({
  name: requiredName(FORM_MESSAGES.nameRequired, 'Name', LIMITS.displayName),
  ...loginSchema.entries,
});

/** Forgotten password. */
export const resetSchema = v.object({ email });

const PASSWORD_SECTION = [['current'], ['next'], ['confirm']] as const;

const isEmpty = (input: { current: string; next: string; confirm: string }) =>
  !input.current && !input.next && !input.confirm;

/** The profile's part of the Account form. */
export type Profile = Record<'firstName' | 'lastName' | 'email', string>;

type Names = Omit<Profile, 'email'>;

/** Whether neither name differs. */
export function hasSameNames(a: Names, b: Names): boolean {
  return a.firstName === b.firstName && a.lastName === b.lastName;
}

/**
 * Account: names and e-mail are required where they are edited (§5); what stays as it is `saved` is
 * neither judged nor sent, so that somebody with one name can change their password. The password
 * section may stay empty, but once one of its fields is filled in the others are needed, and new and
 * confirm must match (§5).
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

/** The four rules of the password hint (§5, §9), each with whether the password keeps it. */
export function passwordRules(password: string): { text: string; kept: boolean }[] {
  return [
    { text: 'at least 8 characters', kept: password.length >= 8 },
    { text: 'one uppercase letter', kept: /\p{Lu}/u.test(password) },
    { text: 'one number', kept: /\p{N}/u.test(password) },
    { text: 'one special character', kept: /[^\p{L}\p{N}\s]/u.test(password) },
  ];
}
