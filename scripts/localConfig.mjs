import { headersOfBuild } from './hosting.mjs';
import { HOST, addresses } from './ports.mjs';
import { inProject } from './setup/paths.mjs';

/** @typedef {import('./ports.mjs').Ports} Ports */
/** @typedef {{ key: string, value: string }} Header */
/** @typedef {{ source: string, headers: Header[] }} HeaderRule */
/**
 * The parts of firebase.json that matter here.
 * @typedef {object} FirebaseConfig
 * @property {{ public: string, headers?: HeaderRule[] } & Record<string, unknown>} hosting
 * @property {Record<string, unknown>} [emulators]
 */

/**
 * firebase.json as the emulators of one run need it: ports moved, another folder to serve, and a
 * Content-Security-Policy that also lets the page reach the emulators and the demo shop's pictures.
 * @param {FirebaseConfig} config the project's own
 * @param {Ports} ports
 * @param {{ publicFolder: string, ui: boolean }} run `publicFolder` is relative to the project
 * @returns {FirebaseConfig}
 */
export function localConfig(config, ports, { publicFolder, ui }) {
  return {
    ...config,
    hosting: {
      ...config.hosting,
      public: publicFolder,
      headers: headersOfBuild(
        (config.hosting.headers ?? []).map((rule) =>
          Object.assign({}, rule, {
            headers: rule.headers.map((header) => withLocalOrigins(header, ports)),
          }),
        ),
        inProject(publicFolder),
      ),
    },
    emulators: {
      ...config.emulators,
      auth: { host: HOST, port: ports.auth },
      firestore: { host: HOST, port: ports.firestore, websocketPort: ports.firestoreWebsocket },
      functions: { host: HOST, port: ports.functions },
      hosting: { host: HOST, port: ports.hosting },
      hub: { host: HOST, port: ports.hub },
      logging: { host: HOST, port: ports.logging },
      eventarc: { host: HOST, port: ports.eventarc },
      tasks: { host: HOST, port: ports.tasks },
      ui: { enabled: ui, host: HOST, port: ports.ui },
    },
  };
}

/**
 * @param {Header} header
 * @param {Ports} ports
 * @returns {Header}
 */
function withLocalOrigins(header, ports) {
  if (!/^content-security-policy$/i.test(header.key)) return header;
  const { auth, firestore, shop } = addresses(ports);
  /** @type {Record<string, string[]>} */
  const local = {
    'connect-src': [auth, firestore],
    'frame-src': [auth],
    'img-src': [shop],
  };
  const value = header.value
    .split(';')
    // HTTPS-only directives would turn the emulators' plain addresses into ones that do not answer.
    .filter((directive) => directive.trim() !== 'upgrade-insecure-requests')
    .map((directive) => {
      const extra = local[directive.trim().split(/\s+/)[0] ?? ''];
      return extra ? `${directive.replace(/ 'none'/, '')} ${extra.join(' ')}` : directive;
    })
    .join(';');
  return { ...header, value };
}
