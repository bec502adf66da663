import { useEffect, useState } from 'react';
import { loadMarkCommands } from '../../hooks/loadData.ts';
import { loadWithRetry, OPTIONAL } from '../../lib/loadWithRetry.ts';
import { watchPromise } from '../../lib/watchPromise.ts';
import { giftNews, isOnItem } from '../../model/marks/giftNews.ts';
import type { List } from '../../model/list.ts';
import type { Mark } from '../../model/mark.ts';
import { logError } from '../../hooks/useSubscription.ts';

interface GiftNews {
  /** What has changed since the item was marked; '' for nothing. */
  news: string;
  /** The giver's name is no longer on the item. */
  isOff: boolean;
}

/**
 * What has happened to items since they were marked (F2). Each list is read once, after the page is shown.
 * @returns gives the news of a mark; none while its list is not known
 */
export function useGiftNews(marks: readonly Mark[]): (mark: Mark) => GiftNews {
  const [lists, setLists] = useState<ReadonlyMap<string, List | null>>(new Map());
  const ids = [...new Set(marks.map(({ listId }) => listId))].toSorted().join(' ');
  useEffect(() => {
    if (ids === '') return;
    const read = async () => {
      const { readLists } = await loadWithRetry(loadMarkCommands, OPTIONAL);
      return readLists(ids.split(' '));
    };
    return watchPromise(read(), setLists, logError);
  }, [ids]);
  return (mark) => {
    const list = lists.get(mark.listId);
    if (list === undefined) return { news: '', isOff: false };
    return { news: giftNews(mark, list), isOff: !isOnItem(mark, list) };
  };
}
