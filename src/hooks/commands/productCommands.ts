/** Auto-fill from a shop's page, imported only by modals (see `listCommands.ts`). */
export { fetchProduct } from '../../data/autoFill/products.ts';
