import {
  startTransition,
  useEffect,
  useState,
  type ComponentType,
  type FunctionComponent,
} from 'react';
import { MESSAGES } from '../model/messages.ts';
import { useToast } from '../ui/Toast.tsx';

/** A modal in a chunk of its own. */
export type OnDemandModal<Props> = FunctionComponent<Props> & {
  /** Brings it ahead: when it is opened after that, it is there at once. */
  load: () => Promise<void>;
};

/**
 * A modal that `bring` brings when it is opened; nothing until it is here. When it does not come, a
 * toast says so and `onClose` is called; the next time it is asked for again.
 */
export function onDemand<Props extends { onClose: () => void }>(
  bring: () => Promise<{ default: ComponentType<Props> }>,
): OnDemandModal<Props> {
  let here: ComponentType<Props> | undefined;
  const load = async () => {
    here = (await bring()).default;
  };
  function Modal(props: Props) {
    const { onClose } = props;
    const [Loaded, setLoaded] = useState(() => here);
    const showToast = useToast();
    useEffect(() => {
      if (Loaded) return;
      let ended = false;
      load().then(
        () => {
          if (!ended) startTransition(() => setLoaded(() => here));
        },
        (error: unknown) => {
          if (ended) return;
          console.warn('A modal did not come', error);
          showToast(MESSAGES.offline, 'problem');
          onClose();
        },
      );
      return () => {
        ended = true;
      };
    }, [Loaded, showToast, onClose]);
    return Loaded && <Loaded {...props} />;
  }
  return Object.assign(Modal, { load });
}
