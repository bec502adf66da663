import { useEffect } from 'react';
import { BottomRegion } from './BottomRegion.tsx';
import { Footer } from './Footer.tsx';
import { PendingPage } from './PendingPage.tsx';
import { TopBar } from './TopBar.tsx';
import { lazyPart } from '../lib/loading/lazyWithRetry.tsx';
import { AuthProvider, useAuth } from '../hooks/useAuth.tsx';
import { reportStarted } from './watchdog.ts';
import { AppRoutes } from './routes.tsx';
import { ToastProvider } from '../ui/toasts/Toast.tsx';

const RefusedEntries = lazyPart(() => import('../features/lists/RefusedEntries.tsx'));

/** The whole app, below a router: providers, top bar, footer, and the page of the current address. */
export function App() {
  useEffect(reportStarted, []);
  return (
    <AuthProvider>
      <Screen />
    </AuthProvider>
  );
}

function Screen() {
  const { user } = useAuth();
  return (
    <ToastProvider owner={user?.uid ?? null}>
      <TopBar />
      <PendingPage />
      {/* Sends the outbox of this device, and shows items that were refused. */}
      {user && <RefusedEntries key={user.uid} />}
      {/* One element for all pages and their loading states, so that it keeps the keyboard focus. */}
      <main id="main" tabIndex={-1}>
        <AppRoutes />
      </main>
      <Footer />
      <BottomRegion />
    </ToastProvider>
  );
}
