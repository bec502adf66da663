import { useToast } from '../ui/Toast.tsx';

/** Copies a text and says so; where the browser forbids it, says how else. */
export function useCopy(): (text: string) => void {
  const showToast = useToast();
  return (text) => {
    navigator.clipboard.writeText(text).then(
      () => showToast('Link copied'),
      (error: unknown) => {
        console.warn('The clipboard refused', error);
        showToast(
          'Your browser did not allow copying. Select the link and copy it yourself.',
          'problem',
        );
      },
    );
  };
}
