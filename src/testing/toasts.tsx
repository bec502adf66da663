import type { ReactNode } from 'react';
import { useAuth } from '../hooks/useAuth.tsx';
import { ToastProvider } from '../ui/toasts/Toast.tsx';

/** The toasts of the signed-in user, as in `App`. */
export function Toasts({ children }: { children: ReactNode }) {
  return <ToastProvider owner={useAuth().user?.uid ?? null}>{children}</ToastProvider>;
}
