/** Auto-fill from a shop's page, imported only by modals (see `listCommands.ts`). */
export { fetchProduct, RateLimitError } from '../../data/autoFill/products.ts';
