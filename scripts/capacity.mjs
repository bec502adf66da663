/**
 * `npm run capacity`: counts on the emulator what each action of a user costs, and writes the table
 * into docs/capacity.md.
 */

import { runOnEmulators } from './checks/onEmulators.mjs';

await runOnEmulators('capacity');
