import { mkdirSync } from 'node:fs';

import { buildClient, localClientEnv } from '../clientBuild.mjs';
import { startEmulators } from '../emulators.mjs';
import { ensureDemoData, startDemoShop } from '../localProduct.mjs';
import { HOST, PROJECT_ID } from '../ports.mjs';
import { Refusal } from '../refusal.mjs';
import { inProject } from '../setup/paths.mjs';

/** @typedef {import('../session.mjs').Session} Session */
/** @typedef {import('../ports.mjs').Ports} Ports */

/**
 * The emulator keeps every value of every expression of the rules for its coverage report, and has
 * no switch for it; the rules tests reset it, and left alone Java would collect at 4 GB only.
 */
const HEAP_MB = 1400;

/**
 * The product the tests run against: its own ports, its own data (forgotten at the end), its own
 * build. Each piece is started when the first test needs it, and ends with the session.
 */
export class TestProduct {
  /** @type {Promise<boolean> | undefined} */
  #build;
  /** @type {Promise<NodeJS.ProcessEnv>  | undefined} */
  #emulators;
  /** @type {import('../session.mjs').Child | undefined} */
  #child;
  /** @type {Promise<void> | undefined} */
  #shop;

  /**
   * @param {Session} session
   * @param {{ offset: number, ports: Ports, env: NodeJS.ProcessEnv }} options `env` is from set-up
   */
  constructor(session, { offset, ports, env }) {
    this.session = session;
    this.offset = offset;
    this.ports = ports;
    this.env = env;
  }

  /** What Hosting serves, relative to the project; ignored by git. */
  get folder() {
    return `dist-local-${this.offset}`;
  }

  /**
   * The production build, for the emulators of this run.
   * @returns {Promise<boolean>} whether it was built
   */
  build() {
    this.#build ??= this.#buildClient();
    return this.#build;
  }

  /**
   * All emulators with the demo data and the demo shop.
   * @returns {Promise<NodeJS.ProcessEnv>} variables for the tests
   * @throws {Refusal} when they do not start
   */
  emulators() {
    this.#emulators ??= this.#startEmulators();
    return this.#emulators;
  }

  /**
   * The same as `emulators`, started anew. The Firestore emulator goes on listening for pages that
   * have long been closed: after 700 of them a write to a list takes a third of a second, and a
   * listener that begins during one does not hear of it.
   * @returns {Promise<NodeJS.ProcessEnv>} variables for the tests
   * @throws {Refusal} when they do not start
   */
  async freshEmulators() {
    await this.#emulators;
    // They have no data to save.
    await this.#child?.stop('SIGKILL');
    this.#emulators = undefined;
    return this.emulators();
  }

  /** Starts the emulators without waiting for them; `emulators` tells how that went. */
  startEmulatorsEarly() {
    this.emulators().catch(() => {
      // Whoever needs them asks again and gets the same failure.
    });
  }

  async #buildClient() {
    try {
      const env = localClientEnv(this.ports);
      await buildClient(this.session, { outDir: this.folder, env });
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      console.error(error.message);
      return false;
    }
  }

  async #startEmulators() {
    const { offset, ports } = this;
    // Hosting reads once which files are there, for their headers; tests without a browser need none.
    if (this.env.GIFTLISTS_CHROMIUM) await this.build();
    mkdirSync(inProject(this.folder), { recursive: true });
    await (this.#shop ??= startDemoShop(this.session, ports));
    this.#child = await startEmulators(this.session, {
      offset,
      ports,
      env: {
        ...this.env,
        // The hostile shop and the DNS of e2e/function/stand, on the two ports after the demo shop's.
        FETCH_PRODUCT_ALLOW: `${HOST}:${ports.shop + 1},hostile.test:${ports.shop + 1}`,
        FETCH_PRODUCT_DNS: `${HOST}:${ports.shop + 2}`,
      },
      publicFolder: this.folder,
      heapMb: HEAP_MB,
    });
    await ensureDemoData(ports);
    return {
      ...this.env,
      GIFTLISTS_PORT_OFFSET: String(offset),
      GCLOUD_PROJECT: PROJECT_ID,
      FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
      FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    };
  }
}
