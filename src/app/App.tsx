import { Suspense, useEffect } from 'react';
import { Footer } from './Footer.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { TopBar } from './TopBar.tsx';
import { lazyWithRetry } from '../lib/lazyWithRetry.tsx';
import { AuthProvider, useAuth } from '../hooks/useAuth.tsx';
import { useDisclosure } from '../lib/useDisclosure.ts';
import { reportStarted } from './watchdog.ts';
import { lazyModal } from '../components/lazyModal.tsx';
import { AppRoutes } from './routes.tsx';
import { ToastProvider } from '../ui/Toast.tsx';

const LogOutModal = lazyModal(() => import('../features/session/LogOutModal.tsx'));
const UnsentItems = lazyWithRetry(() => import('../features/lists/UnsentItems.tsx'), {
  optional: true,
});

/** The whole app, below a router: providers, the chrome of every page, the page of the address. */
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
  const [asking, ask, close] = useDisclosure<true>();
  return (
    <ToastProvider owner={user?.uid ?? null}>
      <TopBar onUnsent={() => ask(true)} />
      <OfflineBanner />
      {user && (
        <Suspense>
          {/* Sends what waits on this device, and tells what was refused. */}
          <UnsentItems key={user.uid} />
        </Suspense>
      )}
      {/* One for all pages and whatever they show first: what has the keyboard is not replaced. */}
      <main id="main" tabIndex={-1}>
        <AppRoutes />
      </main>
      <Footer />
      {asking && user && <LogOutModal onClose={close} />}
    </ToastProvider>
  );
}
