import { Suspense } from 'react';
import { matchRoutes, Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './components/ErrorBoundary.tsx';
import { RequireAuth } from './components/RequireAuth.tsx';
import { useFreshPage } from './hooks/useFreshPage.ts';
import { lazyWithRetry, type LazyComponent } from './lib/lazyWithRetry.tsx';
import { Spinner } from './ui/Spinner.tsx';

const dashboard = lazyWithRetry(() => import('./pages/Dashboard.tsx'));
const listDetail = lazyWithRetry(() => import('./pages/ListDetail.tsx'));

interface TableRow {
  path: string;
  page: LazyComponent<object>;
  /** Only for users. Some have something to show before the session is known. */
  guard?: 'strict' | 'showsLastSeen';
}

/** The only route table (§2). */
const table: TableRow[] = [
  { path: '/', page: dashboard, guard: 'showsLastSeen' },
  { path: '/lists', page: dashboard, guard: 'showsLastSeen' },
  { path: '/lists/:listId/*', page: listDetail, guard: 'showsLastSeen' },
  { path: '/account', page: lazyWithRetry(() => import('./pages/Account.tsx')), guard: 'strict' },
  { path: '/list-join', page: lazyWithRetry(() => import('./pages/Join.tsx')) },
  { path: '/public-list/:listId', page: lazyWithRetry(() => import('./pages/PublicList.tsx')) },
  { path: '/gifts', page: lazyWithRetry(() => import('./pages/Gifts.tsx')) },
  { path: '/add', page: lazyWithRetry(() => import('./pages/Add.tsx')) },
  { path: '/login', page: lazyWithRetry(() => import('./pages/Login.tsx')) },
  { path: '/signup', page: lazyWithRetry(() => import('./pages/Signup.tsx')) },
  { path: '/privacy', page: lazyWithRetry(() => import('./pages/Privacy.tsx')) },
  { path: '/terms', page: lazyWithRetry(() => import('./pages/Terms.tsx')) },
  { path: '/about', page: lazyWithRetry(() => import('./pages/About.tsx')) },
  { path: '/contact', page: lazyWithRetry(() => import('./pages/Contact.tsx')) },
  { path: '*', page: lazyWithRetry(() => import('./pages/NotFound.tsx')) },
];

/** Brings what the page at this path needs to be rendered at once. */
export async function loadPage(pathname: string): Promise<void> {
  await matchRoutes(table, pathname)?.[0]?.route.page.load();
}

/** The page of the address, behind the route guard where it needs a user. */
export function AppRoutes() {
  const { pathname } = useLocation();
  useFreshPage();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<Spinner fullScreen />}>
        <Routes>{table.map(routeOf)}</Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

function routeOf({ path, page: Page, guard }: TableRow) {
  const element = guard ? (
    <RequireAuth showsLastSeen={guard === 'showsLastSeen'}>
      <Page />
    </RequireAuth>
  ) : (
    <Page />
  );
  return <Route key={path} path={path} element={element} />;
}
