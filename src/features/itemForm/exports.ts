import { lazyModal } from '../../components/lazyModal.tsx';

export type { AddedItem } from './useItemForm.ts';
export const ItemModal = lazyModal(() => import('./ItemModal.tsx'));
export { PersonOptions } from './PersonOptions.tsx';
export { TurnedAway } from './TurnedAway.tsx';
