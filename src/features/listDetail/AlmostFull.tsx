import { memo } from 'react';
import type { List } from '../../model/list.ts';
import { ALMOST_FULL } from '../../model/limits.ts';
import { spaceOf } from '../../model/size/listSpace.ts';

/** Says which limits a list has nearly reached, before an addition is refused (F16). */
// Memoized, because it counts the bytes of all texts.
export default memo(function AlmostFull({ list }: { list: List }) {
  const near = spaceOf(list).filter(({ used, max }) => used >= ALMOST_FULL * max);
  const isFull = near.some(({ used, max }) => used >= max);
  return `${isFull ? 'Full' : 'Almost full'}: ${near.map(({ text }) => text).join(', ')}.`;
});
