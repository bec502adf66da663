import { Footer } from './components/Footer.tsx';
import { OfflineBanner } from './components/OfflineBanner.tsx';
import { TopBar } from './components/TopBar.tsx';
import { AuthProvider, useAuth } from './hooks/useAuth.tsx';
import { useOpen } from './hooks/useOpen.ts';
import { onDemand } from './modals/onDemand.tsx';
import { AppRoutes } from './routes.tsx';
import { ToastProvider } from './ui/Toast.tsx';

const LogOutModal = onDemand(() => import('./modals/LogOutModal.tsx'));

/** The whole app, below a router: providers, the chrome of every page, the page of the address. */
export function App() {
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
      <AppRoutes />
      <Footer />
      {asking && user && <LogOutModal onClose={close} />}
    </ToastProvider>
  );
}
