/**
 * `npm run test:mutants`: loosens each condition of firestore.rules in turn and reports which
 * changes the rules tests would not notice. Takes about twelve minutes on two cores.
 */

import { runOnEmulators } from './checks/onEmulators.mjs';

await runOnEmulators('mutants');
