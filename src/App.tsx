import { Suspense, useEffect } from 'react';
import { Footer } from './components/Footer.tsx';
import { OfflineBanner } from './components/OfflineBanner.tsx';
import { TopBar } from './components/TopBar.tsx';
import { late } from './hooks/late.ts';
import { AuthProvider, useAuth } from './hooks/useAuth.tsx';
import { reportStarted } from './lib/watchdog.ts';
import { AppRoutes } from './routes.tsx';
import { ToastProvider } from './ui/Toast.tsx';

const UnsentItems = late(() => import('./components/UnsentItems.tsx'));

/** The whole app, below a router: providers, the chrome of every page, the page of the address. */
export function App() {
  useEffect(reportStarted, []);
  return (
    <AuthProvider>
      <ToastProvider>
        <TopBar />
        <OfflineBanner />
        <Unsent />
        {/* One for all pages and whatever they show first: what has the keyboard is not replaced. */}
        <main id="main" tabIndex={-1}>
          <AppRoutes />
        </main>
        <Footer />
      </ToastProvider>
    </AuthProvider>
  );
}

/** What a signed-in user's device still has to send: sent after the page, told when it is refused. */
function Unsent() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <Suspense>
      <UnsentItems key={user.uid} />
    </Suspense>
  );
}
