import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { localConfig } from './localConfig.mjs';
import { portsAt } from './ports.mjs';
import { inProject } from './setup/paths.mjs';

const own = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8'));
const run = { publicFolder: 'elsewhere', ui: false };

/**
 * @param {string} value of a Content-Security-Policy
 * @returns {string | undefined} what the emulators would send
 */
function policyOf(value) {
  const headers = [{ source: '**', headers: [{ key: 'Content-Security-Policy', value }] }];
  const config = { ...own, hosting: { ...own.hosting, headers } };
  return localConfig(config, portsAt(3000), run).hosting.headers?.[0]?.headers[0]?.value;
}

describe('the configuration of the emulators', () => {
  it('keeps the rules, rewrites and other headers of firebase.json', () => {
    const local = localConfig(own, portsAt(3000), run);
    expect(local).toMatchObject({ firestore: own.firestore, functions: own.functions });
    expect(local.hosting.rewrites).toEqual(own.hosting.rewrites);
    expect(local.hosting.headers?.length).toBe(own.hosting.headers.length);
  });

  it('deploys the index that the newest lists of a member are found by', () => {
    const { indexes } = JSON.parse(readFileSync(inProject(own.firestore.indexes), 'utf8'));
    expect(indexes).toContainEqual({
      collectionGroup: 'lists',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'members', arrayConfig: 'CONTAINS' },
        { fieldPath: '__name__', order: 'DESCENDING' },
      ],
    });
  });

  it('moves every emulator that firebase.json names', () => {
    const { emulators } = localConfig(own, portsAt(3000), run);
    for (const [name, settings] of Object.entries(own.emulators)) {
      if (typeof settings !== 'object' || !('port' in settings)) continue;
      expect(emulators).toMatchObject({ [name]: { port: settings.port + 3000 } });
    }
  });

  it('lets a strict policy reach the emulators and the demo shop, and nothing else', () => {
    expect(policyOf("default-src 'none'; connect-src 'self'; img-src 'self' https:")).toBe(
      "default-src 'none'; connect-src 'self' http://127.0.0.1:12099 http://127.0.0.1:11080; img-src 'self' https: http://127.0.0.1:7321",
    );
    expect(policyOf("frame-src 'none'")).toBe('frame-src http://127.0.0.1:12099');
    expect(policyOf("script-src 'self'")).toBe("script-src 'self'");
  });

  it('drops the upgrade to HTTPS, which the emulators do not speak', () => {
    expect(policyOf("script-src 'self'; upgrade-insecure-requests")).toBe("script-src 'self'");
  });
});
