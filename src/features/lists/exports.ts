export { ListModal, ListModals, type ListAction } from './ListModals.tsx';
