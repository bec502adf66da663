import { lazy, Suspense, useState, type ComponentType } from 'react';
import { matchRoutes, Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './components/ErrorBoundary.tsx';
import { RequireAuth } from './components/RequireAuth.tsx';
import { useFreshPage } from './hooks/useFreshPage.ts';
import { Spinner } from './ui/Spinner.tsx';

/** A page in a chunk of its own. */
interface LazyPage {
  Page: ComponentType;
  /** Brings the chunk; a page that is rendered after that does not wait. */
  load: () => Promise<void>;
}

function page(bring: () => Promise<{ default: ComponentType }>): LazyPage {
  let ready: ComponentType | undefined;
  // React keeps a failure for good; another visit to the page is another try.
  const onDemand = () =>
    lazy(() =>
      bring().catch((error: unknown) => {
        OnDemand = onDemand();
        throw error;
      }),
    );
  let OnDemand = onDemand();
  return {
    // Chosen when the page appears and kept: another type in its place would start it anew.
    Page: function Page() {
      const [Chosen] = useState<ComponentType>(() => ready ?? OnDemand);
      return <Chosen />;
    },
    load: async () => {
      ready = (await bring()).default;
    },
  };
}

const dashboard = page(() => import('./pages/Dashboard.tsx'));
const listDetail = page(() => import('./pages/ListDetail.tsx'));

interface TableRow {
  path: string;
  page: LazyPage;
  /** Only for users. Some have something to show before the session is known. */
  guard?: 'strict' | 'showsLastSeen';
}

/** The only route table (§2). */
const table: TableRow[] = [
  { path: '/', page: dashboard, guard: 'showsLastSeen' },
  { path: '/lists', page: dashboard, guard: 'showsLastSeen' },
  { path: '/lists/:listId/*', page: listDetail, guard: 'showsLastSeen' },
  { path: '/account', page: page(() => import('./pages/Account.tsx')), guard: 'strict' },
  { path: '/list-join', page: page(() => import('./pages/Join.tsx')) },
  { path: '/public-list/:listId', page: page(() => import('./pages/PublicList.tsx')) },
  { path: '/gifts', page: page(() => import('./pages/Gifts.tsx')) },
  { path: '/add', page: page(() => import('./pages/Add.tsx')) },
  { path: '/login', page: page(() => import('./pages/Login.tsx')) },
  { path: '/signup', page: page(() => import('./pages/Signup.tsx')) },
  { path: '/privacy', page: page(() => import('./pages/Privacy.tsx')) },
  { path: '/terms', page: page(() => import('./pages/Terms.tsx')) },
  { path: '/about', page: page(() => import('./pages/About.tsx')) },
  { path: '/contact', page: page(() => import('./pages/Contact.tsx')) },
  { path: '*', page: page(() => import('./pages/NotFound.tsx')) },
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

function routeOf({ path, page: { Page }, guard }: TableRow) {
  const element = guard ? (
    <RequireAuth showsLastSeen={guard === 'showsLastSeen'}>
      <Page />
    </RequireAuth>
  ) : (
    <Page />
  );
  return <Route key={path} path={path} element={element} />;
}
