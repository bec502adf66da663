import { useParams } from 'react-router-dom';
import { useLastSeenList } from '../hooks/useLastSeen.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { ListView } from './ListView.tsx';

/**
 * A list while the session is loading: as this device showed it last, to look at but not yet to
 * use; without that, the guard's spinner (§2).
 */
export default function LastSeenList() {
  const { listId = '' } = useParams();
  const lastSeen = useLastSeenList(listId);
  if (!lastSeen) return <Spinner fullScreen />;
  return (
    <div inert>
      <ListView
        list={lastSeen.list}
        viewer={lastSeen.uid}
        pending={false}
        onListAction={ignored}
        onItemAction={ignored}
      />
    </div>
  );
}

/** Inert content takes no clicks; the live list replaces it in a moment. */
function ignored(): void {
  console.debug('The session is still loading');
}
