import { currentPorts, HOST, PROJECT_ID } from '../../../scripts/ports.mjs';

const ports = currentPorts();

/**
 * Where the mocks of these tests listen. scripts/checks/testProduct.mjs gives the function the same ports
 * (FETCH_PRODUCT_ALLOW, FETCH_PRODUCT_DNS).
 */
export const MOCKS = { host: HOST, shop: ports.mockShop, dns: ports.mockDns };

/** A shop on this machine by its address, and by a name that only our DNS knows. */
export const SHOP = `http://${HOST}:${MOCKS.shop}`;
export const NAMED_SHOP = `http://hostile.test:${MOCKS.shop}`;

/** The function through Hosting's rewrite, as the app calls it, and directly. */
export const THROUGH_HOSTING = `http://${HOST}:${ports.hosting}/api/fetch-product`;
export const DIRECT = `http://${HOST}:${ports.functions}/${PROJECT_ID}/us-central1/fetchProduct`;
export const AUTH = `http://${HOST}:${ports.auth}`;
