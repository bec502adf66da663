import { useToast } from '../ui/toasts/Toast.tsx';

/** What is said after copying, and what users can do when the browser forbids it. */
interface CopyTexts {
  copied: string;
  failed: string;
}

/** For the public link of a list, where the link itself is not on the screen. */
const PUBLIC_LINK: CopyTexts = {
  copied: 'Link copied',
  failed: 'Your browser did not allow copying. Open the public list and copy its address.',
};

/**
 * Copies a text and shows a toast, also when the browser forbids it.
 * @param texts what differs from copying a public link by a button
 */
export function useCopy(texts?: Partial<CopyTexts>): (text: string) => void {
  const showToast = useToast();
  const { copied, failed } = { ...PUBLIC_LINK, ...texts };
  const copy = async (text: string) => {
    try {
      // Undefined on pages without HTTPS.
      await navigator.clipboard.writeText(text);
      showToast(copied);
    } catch (error) {
      console.warn('The clipboard refused', error);
      showToast(failed, 'error');
    }
  };
  return (text) => void copy(text);
}
