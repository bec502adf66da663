import { useEffect, useMemo, useState } from 'react';
import { loadMarkCommands } from '../../hooks/loadData.ts';
import { loadWithRetry, OPTIONAL } from '../../lib/loading/loadWithRetry.ts';
import { useOnline } from '../../lib/useOnline.ts';
import { watchPromise } from '../../lib/loading/watchPromise.ts';
import { giftKey } from '../../model/item.ts';
import { giftNews, isOnItem, markedItem } from '../../model/marks/giftNews.ts';
import type { List } from '../../model/list.ts';
import type { Mark } from '../../model/marks/mark.ts';
import { logError } from '../../hooks/useSubscription.ts';

interface GiftNews {
  /** What has changed since the item was marked; '' for nothing. */
  news: string;
  /** The giver's name is no longer on the item. */
  isNameRemoved: boolean;
  /** The item's picture; '' when it has none, or is not known. */
  imageUrl: string;
}

const NO_NEWS: GiftNews = { news: '', isNameRemoved: false, imageUrl: '' };

/**
 * What has happened to items since they were marked (F2). The lists are read after the page is shown, and
 * again for marks that are made later, e.g. in another tab: a list that was read before a mark would say
 * that the giver's name was taken off.
 * @returns gives the news of a mark; none while its list is not known
 */
export function useGiftNews(marks: readonly Mark[]): (mark: Mark) => GiftNews {
  /** The list of each mark, as it was read after that mark; without those that could not be read. */
  const [lists, setLists] = useState<ReadonlyMap<string, List | null>>(new Map());
  const online = useOnline();
  const unread = useMemo(() => marks.filter((mark) => !lists.has(keyOf(mark))), [marks, lists]);
  useEffect(() => {
    if (unread.length === 0) return;
    const read = async () => {
      const { readLists } = await loadWithRetry(loadMarkCommands, OPTIONAL);
      const found = await readLists([...new Set(unread.map(({ listId }) => listId))]);
      return unread.flatMap((mark) => {
        const list = found.get(mark.listId);
        return list === undefined ? [] : [[keyOf(mark), list] as const];
      });
    };
    return watchPromise(
      read(),
      (entries) => {
        if (entries.length > 0) setLists((before) => new Map([...before, ...entries]));
      },
      logError,
    );
    // Read again what could not be read without a network.
  }, [unread, online]);
  return (mark) => {
    const list = lists.get(keyOf(mark));
    if (list === undefined) return NO_NEWS;
    const imageUrl = markedItem(mark, list)?.imageUrl ?? '';
    return { news: giftNews(mark, list), isNameRemoved: !isOnItem(mark, list), imageUrl };
  };
}

/** Identifies one mark; an item that is marked again under the same name gets a new one. */
function keyOf({ listId, itemId, name, at }: Mark): string {
  return `${listId} ${at} ${giftKey(itemId, name)}`;
}
