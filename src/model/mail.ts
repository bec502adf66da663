/** A link that opens the user's e-mail program with a prepared message (RFC 6068). */
export function mailtoLink(to: string, subject: string, body: string): string {
  const [address, ...rest] = [to, subject, body.replaceAll('\n', '\r\n')].map(encodeURIComponent);
  const [encodedSubject, encodedBody] = rest;
  return `mailto:${address?.replace('%40', '@')}?subject=${encodedSubject}&body=${encodedBody}`;
}

/** The text of an invitation e-mail. */
export function invitation(listName: string): { subject: string; text: string } {
  return {
    subject: `Join “${listName}” on Giftlists`,
    text:
      `Hi,\n\nI would like to share the gift list “${listName}” with you: you can add your own ` +
      'wishes, and see what the others wish for.\n\nThis link is for you and works once:',
  };
}
