/** A link that opens the person's own e-mail program with a message ready to be sent (RFC 6068). */
export function mailtoLink(to: string, subject: string, body: string): string {
  const [address, ...rest] = [to, subject, body.replaceAll('\n', '\r\n')].map(encodeURIComponent);
  const [encodedSubject, encodedBody] = rest;
  return `mailto:${address?.replace('%40', '@')}?subject=${encodedSubject}&body=${encodedBody}`;
}

/** What an invitation says: it names the list, and what the link is good for. */
export function invitation(listName: string): { subject: string; text: string } {
  return {
    subject: `Join “${listName}” on Giftlists`,
    text:
      `Hi,\n\nI would like to share the gift list “${listName}” with you: you can add your own ` +
      'wishes, and see what the others wish for.\n\nThis link is for you and works once:',
  };
}
