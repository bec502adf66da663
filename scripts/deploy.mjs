/**
 * `npm run deploy`: builds for the owner's Firebase project and puts the app, the rules, the
 * indexes and the function there. Settings come from `.env.production` (see `.env.example`).
 */

import { readFileSync, rmSync, writeFileSync } from 'node:fs';

import { buildClient, ownerSettings, SETTINGS } from './clientBuild.mjs';
import { deployConfig } from './deployConfig.mjs';
import { headersOfBuild } from './hosting.mjs';
import { runScript } from './processGroup.mjs';
import { setUpApp, setUpFunctions } from './setup.mjs';
import { firebaseCli } from './setup/firestoreJar.mjs';
import { inProject } from './setup/paths.mjs';
import { UserError } from './userError.mjs';

/** Without these the app could not sign anybody in. */
const REQUIRED = SETTINGS.filter((name) => name.startsWith('VITE_FIREBASE_'));

await runScript(async (group) => {
  const settings = requireOwnProject();
  const projectId = settings.VITE_FIREBASE_PROJECT_ID ?? '';
  await setUpApp(group);
  await setUpFunctions(group);
  console.log(`Building for the Firebase project ${projectId}.`);
  await buildClient(group, { outDir: 'dist', env: {} });

  console.log('Deploying the app, the rules, the indexes and the function.');
  const config = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8'));
  config.hosting.headers = headersOfBuild(config.hosting.headers, inProject('dist'));
  const configFile = inProject('.firebase.deploy.json');
  writeFileSync(configFile, JSON.stringify(deployConfig(config, settings), null, 2));
  group.onEnd(() => rmSync(configFile, { force: true }));
  const args = [firebaseCli(), 'deploy', '--config', configFile, '--project', projectId];
  args.push('--only', 'hosting,firestore,functions', '--non-interactive');
  const code = await group.run(process.execPath, args, { cwd: inProject(), show: true });
  if (code === 0) return 0;
  throw new UserError(
    'The deployment did not finish: if the message above asks for it, run `npx firebase login`, then run this again.',
  );
});

/**
 * @returns {Record<string, string | undefined>} the settings of the owner's project
 * @throws {UserError} when it is not configured, or is not a real one
 */
function requireOwnProject() {
  const settings = ownerSettings();
  if (settings === undefined) {
    throw new UserError(
      'There is no .env.production yet: copy .env.example to it, fill in your Firebase project and run this again.',
    );
  }
  const missing = REQUIRED.filter((name) => (settings[name] ?? '') === '');
  if (missing.length > 0) {
    throw new UserError(
      `${missing.join(', ')} in .env.production is empty: fill it in and run this again.`,
    );
  }
  const projectId = settings.VITE_FIREBASE_PROJECT_ID ?? '';
  if (projectId.startsWith('demo-')) {
    throw new UserError(
      `${projectId} in .env.production is a demo project, which exists on this machine only: put the id of your own Firebase project there.`,
    );
  }
  return settings;
}
