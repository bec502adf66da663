import { createContext, use } from 'react';

/** Whether the form around a field is being sent. */
export const FormBusyContext = createContext(false);

/**
 * The props of a choice, which stays as it is while its form is being sent: another one would not be
 * sent, and would be gone when the form closes. `disabled` would take the focus from it. React puts a
 * controlled choice back when nothing handles its change.
 */
export function useChoice<Props extends { onChange?: unknown }>(props: Props): Props {
  const isBusy = use(FormBusyContext);
  return isBusy ? { ...props, 'aria-disabled': true, onChange: ignore } : props;
}

function ignore(): void {}
