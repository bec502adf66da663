/** `npm run build`: the production build in `dist`. */

import { buildClient, localClientEnv, ownerSettings } from './clientBuild.mjs';
import { PROJECT_ID, currentPorts } from './ports.mjs';
import { runScript } from './processGroup.mjs';
import { setUpApp } from './setup.mjs';

await runScript(async (group) => {
  await setUpApp(group);
  const settings = ownerSettings();
  const projectId = settings?.VITE_FIREBASE_PROJECT_ID ?? '';
  if (projectId === '') {
    console.log(
      `No project is set in .env.production: building for ${PROJECT_ID} on this machine's emulators.`,
    );
  } else {
    console.log(`Building for the Firebase project ${projectId}.`);
  }
  const env = projectId === '' ? localClientEnv(currentPorts()) : {};
  await buildClient(group, { outDir: 'dist', env });
  console.log('Built into dist.');
  return 0;
});
