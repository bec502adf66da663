/** Messages about a list whose link was changed (F13, §8). */
export const LINK_MESSAGES = {
  moved: 'This list has a new link now. Please try again.',
};
