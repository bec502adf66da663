import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DeadEnd } from '../../components/DeadEnd.tsx';
import { Redirect } from '../../components/Redirect.tsx';
import { takeImportRows } from '../../device/adding/importRows.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import { paths } from '../../model/paths.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { ListChoice } from '../capture/exports.ts';
import { wishesFound } from '../../model/importing/importExportMessages.ts';

const TITLE = 'Import a Wish List';

/**
 * F4: the target of the bookmarklet for wish lists. Its rows are in the address's fragment, which is
 * removed at once: it would be in the way of Back and of sharing the address. The page of the chosen
 * list opens the import with them.
 */
export default function ImportPage() {
  const { status, user } = useAuth();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [wishes] = useState(() => takeImportRows(hash));
  useEffect(() => {
    if (hash !== '') navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);

  if (status === 'loading') return <Spinner fullScreen />;
  if (!wishes) {
    return (
      <DeadEnd title={TITLE} heading="Nothing to import">
        No wishes were found. Open a wish list in a shop, and press the bookmarklet there.
      </DeadEnd>
    );
  }
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
