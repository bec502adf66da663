import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './components/ErrorBoundary.tsx';
import { LastSeenDashboard } from './components/LastSeenDashboard.tsx';
import { RequireAuth } from './components/RequireAuth.tsx';
import { Spinner } from './ui/Spinner.tsx';

const About = lazy(() => import('./pages/About.tsx'));
const Account = lazy(() => import('./pages/Account.tsx'));
const Contact = lazy(() => import('./pages/Contact.tsx'));
const Dashboard = lazy(() => import('./pages/Dashboard.tsx'));
const Join = lazy(() => import('./pages/Join.tsx'));
const ListDetail = lazy(() => import('./pages/ListDetail.tsx'));
const Login = lazy(() => import('./pages/Login.tsx'));
const NotFound = lazy(() => import('./pages/NotFound.tsx'));
const Privacy = lazy(() => import('./pages/Privacy.tsx'));
const PublicList = lazy(() => import('./pages/PublicList.tsx'));
const Signup = lazy(() => import('./pages/Signup.tsx'));
const Terms = lazy(() => import('./pages/Terms.tsx'));

/** The only route table (§2). */
export function AppRoutes() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<Spinner fullScreen />}>
        <Routes>
          <Route element={<RequireAuth whileLoading={<LastSeenDashboard />} />}>
            <Route path="/" element={<Dashboard />} />
            <Route path="/lists" element={<Dashboard />} />
          </Route>
          <Route element={<RequireAuth />}>
            <Route path="/lists/:listId/*" element={<ListDetail />} />
            <Route path="/account" element={<Account />} />
          </Route>
          <Route path="/list-join" element={<Join />} />
          <Route path="/public-list/:listId" element={<PublicList />} />
          <Route path="/login" element={<Login />} />
          <Route path="/signup" element={<Signup />} />
          <Route path="/privacy" element={<Privacy />} />
          <Route path="/terms" element={<Terms />} />
          <Route path="/about" element={<About />} />
          <Route path="/contact" element={<Contact />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
