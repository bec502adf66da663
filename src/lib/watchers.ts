import { watchEntry, type Entry } from './storage.ts';

/** Functions that are called when something changes. */
interface Watchers<Args extends unknown[]> {
  /** Adds a watcher. @returns removes it */
  watch: (watcher: (...args: Args) => void) => () => void;
  /** Calls all watchers. */
  notify: (...args: Args) => void;
}

/** Creates a set of watchers within this page, because `storage` events only reach other tabs. */
export function createWatchers<Args extends unknown[] = []>(): Watchers<Args> {
  const watchers = new Set<(...args: Args) => void>();
  return {
    watch: (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    notify: (...args) => watchers.forEach((watcher) => watcher(...args)),
  };
}

/** Creates watchers of an entry, which are also called when another tab has changed it. */
export function createEntryWatchers(of: Entry): Watchers<[]> {
  const { watch, notify } = createWatchers();
  return {
    watch: (watcher) => {
      const endHere = watch(watcher);
      const endElsewhere = watchEntry(of, watcher);
      return () => {
        endHere();
        endElsewhere();
      };
    },
    notify,
  };
}
