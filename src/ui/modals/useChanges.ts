import { useCallback, useEffect, useRef, type RefObject } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';

/**
 * Whether the fields inside an element differ from their values when it was shown. A field that
 * appears later is compared with its value when it was pressed or received the focus. Disabled fields do not
 * count, because their values have already been submitted.
 * @returns a function that compares them now
 */
export function useChanges(element: RefObject<HTMLElement | null>): () => boolean {
  const initial = useRef(new Map<Field, string>());

  useEffect(() => {
    const root = element.current as HTMLElement;
    const remember = (field: Element) => {
      if (isField(field) && !initial.current.has(field)) initial.current.set(field, valueOf(field));
    };
    for (const field of root.querySelectorAll(FIELDS)) remember(field);
    const onFocusIn = ({ target }: FocusEvent) => {
      // React gives a field with `autoFocus` the focus before its form sets the first value.
      queueMicrotask(() => remember(target as Element));
    };
    // Safari does not focus checkboxes and radio buttons that are clicked.
    const onPointerDown = ({ target }: PointerEvent) => {
      const label = (target as Element).closest('label');
      remember(label?.control ?? (target as Element));
    };
    root.addEventListener('focusin', onFocusIn);
    root.addEventListener('pointerdown', onPointerDown);
    return () => {
      root.removeEventListener('focusin', onFocusIn);
      root.removeEventListener('pointerdown', onPointerDown);
    };
  }, [element]);

  return useCallback(
    () =>
      [...initial.current].some(
        ([field, value]) => field.isConnected && !field.disabled && valueOf(field) !== value,
      ),
    [],
  );
}

function isField(element: Element): element is Field {
  return element.matches(FIELDS);
}

function valueOf(field: Field): string {
  const isTicked = field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
  return isTicked ? String(field.checked) : field.value;
}
