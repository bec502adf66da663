import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { addresses, offsetOf } from './ports.mjs';
import { prerender } from './prerender/prerender.mjs';
import { UserError } from './userError.mjs';
import { inProject } from './setup/paths.mjs';
import { fillIn } from './worker/manifest.mjs';

/** @typedef {import('./ports.mjs').Ports} Ports */

/** The program of Vite, for Node. */
export const VITE = inProject('node_modules', 'vite', 'bin', 'vite.js');

/** The owner's settings, which Vite itself reads for a production build. */
const OWNER_SETTINGS = inProject('.env.production');

/** The names of all settings that an owner may give. */
export const SETTINGS = Object.keys(parseEnv(readFileSync(inProject('.env.example'), 'utf8')));

/**
 * Variables that make the client use the emulators of this machine, whatever `.env` files say.
 * Vite prefers a variable that is set, even to nothing, to its files.
 * @param {Ports} ports
 * @returns {NodeJS.ProcessEnv}
 */
export function localClientEnv(ports) {
  return {
    ...Object.fromEntries(SETTINGS.map((name) => [name, ''])),
    GIFTLISTS_PORT_OFFSET: String(offsetOf(ports)),
    VITE_AUTH_EMULATOR_PORT: String(ports.auth),
    VITE_FIRESTORE_EMULATOR_PORT: String(ports.firestore),
    // The only private address that pictures may come from, in builds for this machine.
    VITE_LOCAL_SHOP: addresses(ports).shop,
  };
}

/**
 * The owner's settings for their own Firebase project.
 * @returns {Record<string, string | undefined> | undefined} undefined when there is no `.env.production`
 */
export function ownerSettings() {
  return existsSync(OWNER_SETTINGS) ? parseEnv(readFileSync(OWNER_SETTINGS, 'utf8')) : undefined;
}

/**
 * Builds the client for production: the app, the prerendered pages, and the service worker, which
 * caches both.
 * @param {import('./processGroup.mjs').ProcessGroup} group
 * @param {{ outDir: string, env: NodeJS.ProcessEnv }} options `outDir` is relative to the project
 * @throws {UserError} when it does not build
 */
export async function buildClient(group, { outDir, env }) {
  const serverDir = `${outDir}-prerender`;
  const server = ['--ssr', 'src/app/prerender.tsx', '--outDir', serverDir, '--emptyOutDir'];
  const build = async (/** @type {string[]} */ ...options) => {
    const args = [VITE, 'build', '--logLevel', 'warn', ...options];
    const code = await group.run(process.execPath, args, { cwd: inProject(), env, show: true });
    if (code !== 0) {
      throw new UserError('The app does not build: correct the error above and run this again.');
    }
  };
  await build('--manifest', '--outDir', outDir, '--emptyOutDir');
  await build(...server);
  await prerender(outDir, serverDir);
  await build('--config', 'scripts/worker/vite.config.mjs', '--outDir', inProject(outDir));
  fillIn(inProject(outDir));
}
