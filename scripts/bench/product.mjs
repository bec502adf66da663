import { buildClient, localClientEnv } from '../clientBuild.mjs';
import { startEmulators } from '../emulators.mjs';
import { checkPorts, ensureDemoData, startDemoShop } from '../localProduct.mjs';
import { offsetFrom, portsAt } from '../ports.mjs';
import { setUpApp, setUpBrowser, setUpEmulators } from '../setup.mjs';

/**
 * The production build on emulators of its own, with the demo data, for a bench; ends with the
 * session.
 * @param {import('../session.mjs').Session} session
 * @returns {Promise<{ ports: import('../ports.mjs').Ports, publicFolder: string, chromium: string | undefined }>}
 *   `publicFolder` is what Hosting serves, relative to the project
 */
export async function startBenchProduct(session) {
  const offset = offsetFrom('GIFTLISTS_PORT_OFFSET', 5000);
  const ports = portsAt(offset);
  await checkPorts(ports, { offset });
  await setUpApp(session);
  const { GIFTLISTS_CHROMIUM: chromium } = await setUpBrowser(session);
  const env = await setUpEmulators(session);
  const publicFolder = `dist-local-${offset}`;
  await buildClient(session, { outDir: publicFolder, env: localClientEnv(ports) });
  await startDemoShop(session, ports);
  await startEmulators(session, { offset, ports, env, publicFolder });
  await ensureDemoData(ports);
  return { ports, publicFolder, chromium };
}
