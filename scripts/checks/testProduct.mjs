import { buildClient, localClientEnv } from '../clientBuild.mjs';
import { choosePorts, startDemoShop, startEmulatorsWithDemo } from '../localProduct.mjs';
import { HOST, PROJECT_ID, addresses, offsetFrom, portsAt } from '../ports.mjs';
import { setUpApp, setUpBrowser, setUpEmulators, setUpFunctions } from '../setup.mjs';
import { UserError } from '../userError.mjs';

/** @typedef {import('../processGroup.mjs').ProcessGroup} ProcessGroup */
/** @typedef {import('../ports.mjs').Ports} Ports */

/** Where the ports of `npm test` come from; other than those of `npm start`. */
const TEST_PORTS = { variable: 'GIFTLISTS_TEST_PORT_OFFSET', fallback: 10_000 };

/**
 * The emulator stores every value of every expression of the rules for its coverage report, and has
 * no switch for it. The rules tests reset it, but without a limit Java would only free it at 4 GB.
 */
const HEAP_MB = 1400;

/**
 * The product the tests run against: its own ports, its own data (deleted at the end), its own
 * build. Each piece is started when the first test needs it, and ends with the process group.
 */
export class TestProduct {
  /** @type {Promise<boolean> | undefined} */
  #build;
  /** @type {Promise<NodeJS.ProcessEnv> | undefined} */
  #emulators;
  /** @type {import('../processGroup.mjs').Child | undefined} */
  #child;
  /** @type {Promise<void> | undefined} */
  #shop;

  /**
   * @param {ProcessGroup} group
   * @param {{ offset: number, ports: Ports, env: NodeJS.ProcessEnv }} options `env` is from set-up
   */
  constructor(group, { offset, ports, env }) {
    this.group = group;
    this.offset = offset;
    this.ports = ports;
    this.env = env;
    /** What Hosting serves, relative to the project; ignored by git. */
    this.folder = `dist-local-${offset}`;
  }

  /**
   * The production build, for the emulators of this run.
   * @returns {Promise<boolean>} whether it was built
   */
  build() {
    return (this.#build ??= this.#buildClient());
  }

  /**
   * All emulators with the demo data and the demo shop.
   * @param {{ heapMb?: number }} [options] `heapMb`: how much memory Java may use
   * @returns {Promise<NodeJS.ProcessEnv>} variables for the tests
   * @throws {UserError} when they do not start
   */
  emulators({ heapMb = HEAP_MB } = {}) {
    return (this.#emulators ??= this.#startEmulators(heapMb));
  }

  /**
   * The same as `emulators`, restarted. The Firestore emulator goes on listening for pages that
   * were closed long ago: after 700 of them a write to a list takes a third of a second, and a
   * listener that begins during one misses it.
   * @returns {Promise<NodeJS.ProcessEnv>} variables for the tests
   * @throws {UserError} when they do not start
   */
  async freshEmulators() {
    await this.#emulators;
    // They have no data to save.
    await this.#child?.stop('SIGKILL');
    this.#emulators = undefined;
    return this.emulators();
  }

  async #buildClient() {
    try {
      await buildClient(this.group, { outDir: this.folder, env: localClientEnv(this.ports) });
      return true;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      console.error(error.message);
      return false;
    }
  }

  /** @param {number} heapMb */
  async #startEmulators(heapMb) {
    const { group, offset, ports, env } = this;
    // Hosting's headers name the built files, so the build comes first. Tests without a browser need none.
    if (env.GIFTLISTS_CHROMIUM) await this.build();
    await (this.#shop ??= startDemoShop(group, ports));
    this.#child = await startEmulatorsWithDemo(group, {
      offset,
      ports,
      env: {
        ...env,
        // The hostile shop and the DNS of e2e/function/mocks.
        FETCH_PRODUCT_ALLOW: `${HOST}:${ports.mockShop},hostile.test:${ports.mockShop}`,
        FETCH_PRODUCT_DNS: `${HOST}:${ports.mockDns}`,
      },
      publicFolder: this.folder,
      heapMb,
    });
    return {
      ...env,
      GIFTLISTS_PORT_OFFSET: String(offset),
      GCLOUD_PROJECT: PROJECT_ID,
      FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
      FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    };
  }
}

/**
 * What must be on the machine: the app's packages always, and `functions` the function's,
 * `emulators` Java and the emulators, `browser` a Chromium as well.
 * @typedef {{ functions?: boolean, emulators?: boolean, browser?: boolean }} Needs
 */

/**
 * Installs what is missing for a product of which nothing is started yet. The ports come first:
 * that takes no time, and nobody should learn after five minutes that they are taken.
 * @param {ProcessGroup} group
 * @param {Needs} needs
 */
export async function setUpTestProduct(group, needs) {
  const offset = offsetFrom(TEST_PORTS.variable, TEST_PORTS.fallback);
  const ports = portsAt(offset, TEST_PORTS.variable);
  if (needs.emulators) await choosePorts(TEST_PORTS);
  await setUpApp(group);
  if (needs.functions && !needs.emulators) await setUpFunctions(group);
  const forEmulators = needs.emulators ? await setUpEmulators(group) : {};
  const forBrowser = needs.browser ? await setUpBrowser(group) : {};
  return new TestProduct(group, { offset, ports, env: { ...forEmulators, ...forBrowser } });
}

/**
 * Installs what is missing and starts a built product, for benches and screenshots.
 * @param {ProcessGroup} group
 * @returns {Promise<{ ports: Ports, baseURL: string, chromium: string | undefined, env: NodeJS.ProcessEnv }>}
 *   `env` are variables for Playwright
 */
export async function startTestProduct(group) {
  const product = await setUpTestProduct(group, { emulators: true, browser: true });
  if (!(await product.build())) throw new UserError('Without a build there is nothing to see.');
  const env = await product.emulators();
  const { ports } = product;
  return { ports, baseURL: addresses(ports).hosting, chromium: env.GIFTLISTS_CHROMIUM, env };
}
