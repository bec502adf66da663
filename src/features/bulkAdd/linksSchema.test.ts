// @vitest-environment node
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { MAX_LINKS } from '../../model/addresses/links.ts';
import { linksSchema } from './linksSchema.ts';

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `https://shop.example/${at}`).join('\n');

function outcome(links: string) {
  const { success, output, issues } = safeParse(linksSchema, { links });
  return success ? output.links : issues.map(({ message }) => message);
}

describe('F4: several links, one per line', () => {
  it('are each used once, in order, without surrounding text', () => {
    expect(outcome(' https://b.example/\r\n\nhttps://a.example/\nhttps://b.example/ ')).toEqual([
      'https://b.example/',
      'https://a.example/',
    ]);
  });

  it.each([
    ['  \n ', 'URL is required'],
    ['https://a.example/\nkettle', '“kettle” is not a valid URL'],
    [`https://a.example/\n${'x'.repeat(50)}`, `“${'x'.repeat(40)}…” is not a valid URL`],
    [lines(MAX_LINKS + 1), 'At most 20 links at once'],
  ])('%j is refused: %s', (text, message) => {
    expect(outcome(text)).toEqual([message]);
  });

  it('may be as many as the function’s rate limit', () => {
    expect(outcome(lines(MAX_LINKS))).toHaveLength(20);
  });
});
