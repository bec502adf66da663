import { useToast } from '../ui/Toast.tsx';

/** Copies a text and shows a toast; when the browser forbids it, the toast explains what to do. */
export function useCopy(): (text: string) => void {
  const showToast = useToast();
  return (text) => {
    navigator.clipboard.writeText(text).then(
      () => showToast('Link copied'),
      (error: unknown) => {
        console.warn('The clipboard refused', error);
        showToast(
          'Your browser did not allow copying. Select the link and copy it yourself.',
          'error',
        );
      },
    );
  };
}
