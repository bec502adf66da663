import { HOST, PROJECT_ID, offsetFrom, portsAt } from '../../../scripts/ports.mjs';

const ports = portsAt(offsetFrom('GIFTLISTS_PORT_OFFSET', 0));

/**
 * Where the stand-ins of these tests listen. scripts/checks/testProduct.mjs tells the function about
 * them (FETCH_PRODUCT_ALLOW, FETCH_PRODUCT_DNS), so the two must agree: the two ports after the demo
 * shop's.
 */
export const STAND = { host: HOST, shop: ports.shop + 1, dns: ports.shop + 2 };

/** A shop on this machine by its address, and by a name that only our DNS knows. */
export const SHOP = `http://${HOST}:${STAND.shop}`;
export const NAMED_SHOP = `http://hostile.test:${STAND.shop}`;

/** The function through Hosting's rewrite, as the app calls it, and directly. */
export const THROUGH_HOSTING = `http://${HOST}:${ports.hosting}/api/fetch-product`;
export const DIRECT = `http://${HOST}:${ports.functions}/${PROJECT_ID}/us-central1/fetchProduct`;
export const AUTH = `http://${HOST}:${ports.auth}`;
