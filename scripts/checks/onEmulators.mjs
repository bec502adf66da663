import { EMULATOR_PORTS } from '../emulators.mjs';
import { offsetFrom, portsAt } from '../ports.mjs';
import { refuseTakenPorts } from '../portsTaken.mjs';
import { runScript } from '../session.mjs';
import { setUpApp, setUpEmulators } from '../setup.mjs';
import { runVitest } from './runners.mjs';
import { TestProduct } from './testProduct.mjs';

/**
 * Runs one Vitest project against emulators of its own, as `npm test` does with its parts.
 * Arguments of the script go to Vitest. Ends the process.
 * @param {string} project its name in e2e/vitest.projects.ts
 */
export async function runOnEmulators(project) {
  await runScript(async (session) => {
    const variable = 'GIFTLISTS_TEST_PORT_OFFSET';
    const offset = offsetFrom(variable, 10_000);
    const ports = portsAt(offset);
    await refuseTakenPorts(ports, [...EMULATOR_PORTS, 'shop'], { offset, variable });
    await setUpApp(session);
    const product = new TestProduct(session, { offset, ports, env: await setUpEmulators(session) });
    const env = await product.emulators();
    const { failed } = await runVitest(session, {
      projects: [project],
      env,
      extra: process.argv.slice(2),
    });
    await session.end();
    return failed === 0 ? 0 : 1;
  });
}
