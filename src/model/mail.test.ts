// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { invitation, mailtoLink } from './mail.ts';

describe('F5: a link that opens the e-mail program', () => {
  it('carries address, subject and text through any character', () => {
    const link = mailtoLink('mia+gifts@example.com', 'You & “me”?', 'One\n\nTwo #2 100 %');
    const url = new URL(link);
    expect(url.protocol).toBe('mailto:');
    expect(decodeURIComponent(url.pathname)).toBe('mia+gifts@example.com');
    // In a mailto: address '+' is a plus, so blanks must be percent-encoded.
    expect(link).not.toContain('+');
    expect([...url.searchParams]).toEqual([
      ['subject', 'You & “me”?'],
      ['body', 'One\r\n\r\nTwo #2 100 %'],
    ]);
  });

  it('an address cannot bring further fields along', () => {
    const url = new URL(mailtoLink('a@b.example?bcc=all@example.com', 'Hi', 'there'));
    expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  });

  it('an invitation names the list', () => {
    const { subject, text } = invitation('Garden');
    expect(subject).toBe('Join “Garden” on Giftlists');
    expect(text).toContain('“Garden”');
    expect(text).toMatch(/works once:$/);
  });
});
