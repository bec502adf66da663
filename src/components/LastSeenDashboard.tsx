import { useLastSeen } from '../hooks/useLastSeen.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { DashboardView, ListCards } from './DashboardView.tsx';
import { Page } from './Page.tsx';

/**
 * The dashboard while the session is loading: the cards this device showed last (§3 Local
 * storage), to look at but not yet to use; without any, the guard's spinner (§2).
 */
export default function LastSeenDashboard() {
  const lastSeen = useLastSeen();
  if (!lastSeen) return <Spinner fullScreen />;
  return (
    <Page title="My Lists">
      <div inert>
        <DashboardView firstName={lastSeen.firstName} onCreate={ignored}>
          <ListCards lists={lastSeen.lists} uid={lastSeen.uid} onAction={ignored} />
        </DashboardView>
      </div>
    </Page>
  );
}

/** Inert content takes no clicks; the live dashboard replaces it in a moment. */
function ignored(): void {
  console.debug('The session is still loading');
}
