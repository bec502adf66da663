import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Redirect } from '../../components/Redirect.tsx';
import { takeImportRows } from '../../device/importRows.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import { useNoIndex } from '../../lib/useNoIndex.ts';
import { paths } from '../../model/paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ListChoice } from '../capture/exports.ts';
import { wishesFound } from '../../model/importExportMessages.ts';

const TITLE = 'Import a Wish List';

/**
 * F4: the target of the bookmarklet for wish lists. Its rows are in the address's fragment, which is
 * removed at once: it would be in the way of Back and of sharing the address. The page of the chosen
 * list opens the import with them.
 */
export default function ImportPage() {
  useNoIndex();
  const { status, user } = useAuth();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [wishes] = useState(() => takeImportRows(hash));
  useEffect(() => {
    if (hash !== '') navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);

  if (status === 'loading') return <Spinner fullScreen />;
  if (!wishes) return <Nothing />;
  if (status === 'signed-out') return <Redirect to={paths.login(paths.import)} />;
  return (
    <ListChoice
      user={user}
      title={TITLE}
      what={wishesFound(wishes.rows.length, wishes.left)}
      question="Which list are they for?"
      pathFor={paths.listWithImport}
    />
  );
}

function Nothing() {
  return (
    <Page title={TITLE}>
      <EmptyState icon="gift" title="Nothing to import" level={1}>
        <p>No wishes came along. Open a wish list in a shop, and press the bookmarklet there.</p>
        <Link to={paths.dashboard} className={buttonClass('secondary')}>
          Go to My Lists
        </Link>
      </EmptyState>
    </Page>
  );
}
