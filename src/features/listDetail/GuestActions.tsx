import { PublicListLink } from '../../components/PublicListLink.tsx';
import { useCopy } from '../../components/useCopy.ts';
import { absoluteUrl, paths } from '../../model/paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** The public link of a list, for guests, who have neither Share nor the menu. */
export function GuestActions({ listId }: { listId: string }) {
  const copy = useCopy();
  return (
    <>
      <Button variant="secondary" onClick={() => copy(absoluteUrl(paths.publicList(listId)))}>
        <Icon name="copy" size={18} />
        Copy Public Link
      </Button>
      <PublicListLink listId={listId} className={buttonClass('ghost')}>
        <Icon name="eye" size={18} />
      </PublicListLink>
    </>
  );
}
