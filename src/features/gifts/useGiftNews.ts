import { useEffect, useState } from 'react';
import { loadMarkCommands } from '../../hooks/loadData.ts';
import { loadWithRetry, OPTIONAL } from '../../lib/loadWithRetry.ts';
import { giftNews } from '../../model/marks/giftNews.ts';
import type { List } from '../../model/list.ts';
import type { Mark } from '../../model/mark.ts';
import { logError } from '../../hooks/useSubscription.ts';

/**
 * What has become of marked items since (F2). Each list is read once, after the page is shown.
 * @returns a sentence about a mark; '' while its list is not known, and when nothing has changed
 */
export function useGiftNews(marks: readonly Mark[]): (mark: Mark) => string {
  const [lists, setLists] = useState<ReadonlyMap<string, List | null>>(new Map());
  const ids = [...new Set(marks.map(({ listId }) => listId))].toSorted().join(' ');
  useEffect(() => {
    if (ids === '') return;
    let cancelled = false;
    const read = async () => {
      const { readLists } = await loadWithRetry(loadMarkCommands, OPTIONAL);
      const found = await readLists(ids.split(' '));
      if (!cancelled) setLists(found);
    };
    read().catch(logError);
    return () => {
      cancelled = true;
    };
  }, [ids]);
  return (mark) => {
    const list = lists.get(mark.listId);
    return list === undefined ? '' : giftNews(mark, list);
  };
}
