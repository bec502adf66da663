import { useRef, useState } from 'react';
import { completeAddress } from '../../model/forms/address.ts';
import { isWebAddress } from '../../model/addresses/url.ts';
import type { ItemFormMethods } from './useItemForm.ts';

/** Most milliseconds for which a submit waits for the shop's page. */
const SUBMIT_TIMEOUT_MS = 2_000;

/** Lets a submit wait until the shop's page at the address in the form has been read. */
export function useSubmitWait({ getValues }: ItemFormMethods, known: string) {
  const [state, setState] = useState<'idle' | 'waiting' | 'interrupted'>('idle');
  const readUrl = useRef<string | null>(null);
  const waiting = useRef<((isUnchanged: boolean) => void)[]>([]);

  /** The page at this address has been read, and the fields are filled. */
  const onRead = (url: string) => {
    readUrl.current = url;
    waiting.current.splice(0).forEach((resolve) => resolve(true));
  };

  const whenFilled = async (form: HTMLFormElement) => {
    setState('idle');
    const url = completeAddress(getValues('url'));
    const isRead = url === known || url === readUrl.current;
    if (isRead || !isWebAddress(url) || !navigator.onLine) return true;
    setState('waiting');
    const isUnchanged = await new Promise<boolean>((resolve) => {
      waiting.current.push(resolve);
      setTimeout(resolve, SUBMIT_TIMEOUT_MS, true);
      form.addEventListener('input', () => resolve(false), { once: true });
    });
    setState(isUnchanged ? 'idle' : 'interrupted');
    return isUnchanged;
  };

  return {
    onRead,
    whenFilled,
    isWaiting: state === 'waiting',
    isInterrupted: state === 'interrupted',
  };
}
