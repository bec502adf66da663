import { Footer } from './components/Footer.tsx';
import { OfflineBanner } from './components/OfflineBanner.tsx';
import { TopBar } from './components/TopBar.tsx';
import { AuthProvider } from './hooks/useAuth.tsx';
import { AppRoutes } from './routes.tsx';
import { ToastProvider } from './ui/Toast.tsx';

/** The whole app, below a router: providers, the chrome of every page, the page of the address. */
export function App() {
  return (
    <AuthProvider>
      <ToastProvider>
        <TopBar />
        <OfflineBanner />
        {/* One for all pages and whatever they show first: what has the keyboard is not replaced. */}
        <main id="main" tabIndex={-1}>
          <AppRoutes />
        </main>
        <Footer />
      </ToastProvider>
    </AuthProvider>
  );
}
