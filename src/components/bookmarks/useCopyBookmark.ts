import { useCopy } from '../useCopy.ts';

const TEXTS = {
  copied: 'Copied. Paste it as the address of a bookmark.',
  failed:
    'Your browser did not allow copying. On a computer, drag the button to your bookmarks bar.',
};

/** Copies the code of a bookmarklet, for a bookmark that is made by hand. */
export function useCopyBookmark(): (code: string) => void {
  return useCopy(TEXTS);
}
