import { changePolicy, headersOfBuild } from './hosting.mjs';
import { HOST, addresses } from './ports.mjs';
import { inProject } from './setup/paths.mjs';

/** @typedef {import('./hosting.mjs').FirebaseConfig} FirebaseConfig */

/** @type {import('./ports.mjs').PortName[]} */
const EMULATORS = ['auth', 'functions', 'hosting', 'hub', 'logging', 'eventarc', 'tasks'];

/**
 * firebase.json as the emulators of one run need it: ports moved, another folder to serve, and a
 * Content-Security-Policy that also lets the page reach the emulators and the demo shop's pictures.
 * @param {FirebaseConfig} config the project's own
 * @param {import('./ports.mjs').Ports} ports
 * @param {{ publicFolder: string, ui: boolean }} run `publicFolder` is relative to the project
 * @returns {FirebaseConfig}
 */
export function localConfig(config, ports, { publicFolder, ui }) {
  const { auth, firestore, shop } = addresses(ports);
  /** @type {Record<string, string>} */
  const localOrigins = {
    'connect-src': `${auth} ${firestore}`,
    'frame-src': auth,
    'img-src': shop,
  };
  const headers = changePolicy(config.hosting.headers ?? [], (directive, name) => {
    // The emulators do not speak HTTPS.
    if (name === 'upgrade-insecure-requests') return '';
    const local = localOrigins[name];
    return local ? `${directive.replace(/ 'none'/, '')} ${local}` : directive;
  });
  const moved = EMULATORS.map((name) => [name, { host: HOST, port: ports[name] }]);
  return {
    ...config,
    hosting: {
      ...config.hosting,
      public: publicFolder,
      headers: headersOfBuild(headers, inProject(publicFolder)),
    },
    emulators: {
      ...config.emulators,
      ...Object.fromEntries(moved),
      firestore: { host: HOST, port: ports.firestore, websocketPort: ports.firestoreWebsocket },
      ui: { enabled: ui, host: HOST, port: ports.ui },
    },
  };
}
