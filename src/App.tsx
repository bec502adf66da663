import { useEffect } from 'react';
import { Footer } from './components/Footer.tsx';
import { OfflineBanner } from './components/OfflineBanner.tsx';
import { TopBar } from './components/TopBar.tsx';
import { AuthProvider } from './hooks/useAuth.tsx';
import { reportStarted } from './lib/watchdog.ts';
import { AppRoutes } from './routes.tsx';
import { ToastProvider } from './ui/Toast.tsx';

/** The whole app, below a router: providers, the chrome of every page, the page of the address. */
export function App() {
  useEffect(reportStarted, []);
  return (
    <AuthProvider>
      <ToastProvider>
        <TopBar />
        <OfflineBanner />
        <AppRoutes />
        <Footer />
      </ToastProvider>
    </AuthProvider>
  );
}
