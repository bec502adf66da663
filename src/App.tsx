import { Suspense, useEffect } from 'react';
import { Footer } from './components/Footer.tsx';
import { OfflineBanner } from './components/OfflineBanner.tsx';
import { TopBar } from './components/TopBar.tsx';
import { late } from './hooks/late.ts';
import { AuthProvider, useAuth } from './hooks/useAuth.tsx';
import { useOpen } from './hooks/useOpen.ts';
import { reportStarted } from './lib/watchdog.ts';
import { onDemand } from './modals/onDemand.tsx';
import { AppRoutes } from './routes.tsx';
import { ToastProvider } from './ui/Toast.tsx';

const LogOutModal = onDemand(() => import('./modals/LogOutModal.tsx'));
const UnsentItems = late(() => import('./components/UnsentItems.tsx'));

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
  const [asking, ask, close] = useOpen<true>();
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
