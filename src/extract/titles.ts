import { letters } from './names.ts';

/** Whether a value repeats the name, or most of it. */
export function isMostOf(value: string, name: string): boolean {
  const [part, whole] = [letters(value), letters(name)];
  return part.length > 3 && whole.includes(part) && part.length > whole.length / 2;
}

/** Whether a title is this text, a separator and something else: 'Blue Mug | Acme'. */
export function startsTitle(text: string, title: string): boolean {
  return (
    title.startsWith(text) &&
    /^(?:\s+[|｜:·•»›–—-]\s|\s*[：｜]|\s+:\S|_\S)/u.test(title.slice(text.length))
  );
}

/** Whether a title is something, a colon and this text: 'Acme Books: Blue Mug'. */
export function endsTitle(text: string, title: string): boolean {
  return (
    title.endsWith(text) && /^[^:：]{2,40}(?:[:：]\s|\s?：)$/u.test(title.slice(0, -text.length))
  );
}
