import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { unpack } from '../../lib/packed.ts';
import { watchPromise } from '../../lib/loading/watchPromise.ts';
import type { Mark } from '../../model/marks/mark.ts';
import { marksFromText } from '../../model/marks/markTransfer.ts';
import { paths } from '../../model/paths.ts';
import { useToast } from '../../ui/toasts/Toast.tsx';

/** A longer fragment was not made by this app. */
const MAX_FRAGMENT = 200_000;

/**
 * The marks in the fragment of a link that was made on another device; none without such a link. The
 * fragment is removed once it is read, so that it does not stay in the history.
 * @returns the marks, and a function that forgets them
 */
export function useMarksFromLink(): [marks: readonly Mark[], forget: () => void] {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const showToast = useToast();
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    const packed = new URLSearchParams(hash.slice(1)).get('marks');
    if (packed === null) return;
    const removeFragment = () => navigate(paths.gifts, { replace: true });
    return watchPromise(
      marksIn(packed),
      (found) => {
        setMarks(found);
        removeFragment();
      },
      (error) => {
        console.warn('The marks of a link could not be read', error);
        showToast('This link is damaged. Make a new one on your other device.', 'error');
        removeFragment();
      },
    );
  }, [hash, navigate, showToast]);
  return [marks, () => setMarks([])];
}

/** Rejects when the fragment was not made by this app. */
async function marksIn(packed: string): Promise<Mark[]> {
  if (packed.length > MAX_FRAGMENT) throw new RangeError('The link is too long');
  const marks = marksFromText(await unpack(packed));
  if (marks.length === 0) throw new Error('There are no marks in the link');
  return marks;
}
