/** A link that opens the user's e-mail program with a prepared message (RFC 6068). */
export function mailtoLink(to: string, subject: string, body: string): string {
  const address = encodeURIComponent(to).replace('%40', '@');
  const text = encodeURIComponent(body.replaceAll('\n', '\r\n'));
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${text}`;
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
