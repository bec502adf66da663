/**
 * The key of a shortcut. On a keyboard that types Cyrillic, Greek, Hebrew or other letters than Latin ones it
 * is the Latin letter in the same place, as in the browser's own shortcuts; otherwise what the key types,
 * because layouts such as AZERTY have their Latin letters in other places.
 * @returns `event.key`, or a small letter from a to z
 */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isOtherLetter = /^(?!\p{Script=Latin})\p{Letter}$/u.test(key);
  return isOtherLetter && code.startsWith('Key') ? code.slice('Key'.length).toLowerCase() : key;
}
