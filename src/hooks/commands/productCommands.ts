/** What a shop tells of a product, for the modals that bring it along (see `listCommands`). */
export { fetchProduct } from '../../data/auth/products.ts';
