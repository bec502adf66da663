import { hosting } from '../../../firebase.json';

/**
 * The pages that Hosting serves for addresses that are not the name of a file, and the patterns of these
 * addresses (path and query).
 */
export const REWRITES = hosting.rewrites.flatMap(({ source, destination }) =>
  destination === undefined
    ? []
    : {
        page: destination.replace(/\.html$/, '').replace(/^\/index$/, '/'),
        pattern: new RegExp(`^${source.replace('**', '.*')}(?:\\?|$)`),
      },
);
