import { Suspense } from 'react';
import { matchRoutes, Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { RequireAuth } from '../features/session/RequireAuth.tsx';
import { useScrollReset } from './useScrollReset.ts';
import { lazyWithRetry, type LazyComponent } from '../lib/loading/lazyWithRetry.tsx';
import { Spinner } from '../ui/Spinner.tsx';

const dashboard = lazyWithRetry(() => import('../features/dashboard/DashboardPage.tsx'));
const listDetail = lazyWithRetry(() => import('../features/listDetail/ListDetailPage.tsx'));

interface RouteEntry {
  path: string;
  page: LazyComponent<object>;
  /** Only for signed-in users. 'showsCache': the page renders cached data before the session is known. */
  guard?: 'strict' | 'showsCache';
}

/** The only route table (§2). */
const ROUTES: RouteEntry[] = [
  { path: '/', page: dashboard, guard: 'showsCache' },
  { path: '/lists', page: dashboard, guard: 'showsCache' },
  { path: '/lists/:listId/*', page: listDetail, guard: 'showsCache' },
  {
    path: '/account',
    page: lazyWithRetry(() => import('../features/account/AccountPage.tsx')),
    guard: 'strict',
  },
  { path: '/list-join', page: lazyWithRetry(() => import('../features/sharing/JoinPage.tsx')) },
  {
    path: '/public-list/:listId',
    page: lazyWithRetry(() => import('../features/giving/PublicListPage.tsx')),
  },
  { path: '/gifts', page: lazyWithRetry(() => import('../features/gifts/GiftsPage.tsx')) },
  { path: '/add', page: lazyWithRetry(() => import('../features/capture/AddPage.tsx')) },
  { path: '/import', page: lazyWithRetry(() => import('../features/importing/ImportPage.tsx')) },
  { path: '/login', page: lazyWithRetry(() => import('../features/session/LoginPage.tsx')) },
  { path: '/signup', page: lazyWithRetry(() => import('../features/session/SignupPage.tsx')) },
  { path: '/sample', page: lazyWithRetry(() => import('../features/info/SamplePage.tsx')) },
  { path: '/privacy', page: lazyWithRetry(() => import('../features/info/PrivacyPage.tsx')) },
  { path: '/terms', page: lazyWithRetry(() => import('../features/info/TermsPage.tsx')) },
  { path: '/about', page: lazyWithRetry(() => import('../features/info/AboutPage.tsx')) },
  { path: '/contact', page: lazyWithRetry(() => import('../features/info/ContactPage.tsx')) },
  { path: '/anyshop', page: lazyWithRetry(() => import('../features/capture/AnyShopPage.tsx')) },
  { path: '*', page: lazyWithRetry(() => import('../features/info/NotFoundPage.tsx')) },
];

/** Loads the script of the page at this path. */
export async function loadPage(pathname: string): Promise<void> {
  await matchRoutes(ROUTES, pathname)?.[0]?.route.page.load();
}

/** The page of the current address, behind the route guard when it needs a user. */
export function AppRoutes() {
  const { key } = useLocation();
  useScrollReset();
  return (
    <ErrorBoundary resetKey={key}>
      <Suspense fallback={<Spinner fullScreen />}>
        <Routes>{ROUTES.map(routeOf)}</Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

function routeOf({ path, page: Page, guard }: RouteEntry) {
  const element = guard ? (
    <RequireAuth showsCache={guard === 'showsCache'}>
      <Page />
    </RequireAuth>
  ) : (
    <Page />
  );
  return <Route key={path} path={path} element={element} />;
}
