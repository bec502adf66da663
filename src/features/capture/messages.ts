/** F4: why the page that the bookmarklet handed over was not read. */
export const READ_FAILURES = {
  'too-long': 'This page takes too long to read. You can still add it and fill in the rest.',
  unreadable: "We couldn't read this page. You can still add it and fill in the rest.",
  'no-product': 'We found no product on this page. You can still add it and fill in the rest.',
} as const;
