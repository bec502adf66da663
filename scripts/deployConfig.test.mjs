import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { deployConfig } from './deployConfig.mjs';
import { inProject } from './setup/paths.mjs';

const own = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8'));

/**
 * @param {Record<string, string | undefined>} settings
 * @returns {Map<string, string[]>} the policy of every page, by directive
 */
function policy(settings) {
  const { headers = [] } = deployConfig(own, settings).hosting;
  const found = headers
    .flatMap((rule) => rule.headers)
    .filter(({ key }) => key === 'Content-Security-Policy');
  expect(found).toHaveLength(1);
  const directives = (found[0]?.value ?? '').split(';').map((text) => text.trim().split(' '));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

const off = policy({ VITE_APP_CHECK_SITE_KEY: '' });
const on = policy({ VITE_APP_CHECK_SITE_KEY: 'a-key' });

/** @param {string} directive @returns {string[]} what App Check adds to it */
function added(directive) {
  return (on.get(directive) ?? []).filter((source) => !off.get(directive)?.includes(source));
}

describe('the policy that is deployed', () => {
  it('without App Check is that of firebase.json, which names nothing of App Check', () => {
    expect(deployConfig(own, {})).toEqual(own);
    expect(deployConfig(own, { VITE_APP_CHECK_SITE_KEY: '' })).toEqual(own);
    expect(JSON.stringify(own)).not.toMatch(/recaptcha|gstatic|appcheck|www\.google\.com/);
  });

  it('with App Check runs two scripts more: its loader, and the folder of its releases', () => {
    expect(added('script-src')).toEqual([
      'https://www.google.com/recaptcha/api.js',
      'https://www.gstatic.com/recaptcha/releases/',
    ]);
  });

  it('with App Check reaches the exchange of its tokens, and shows its frames', () => {
    expect(added('connect-src')).toEqual([
      'https://content-firebaseappcheck.googleapis.com',
      'https://www.google.com/recaptcha/api2/clr',
    ]);
    expect(added('frame-src')).toEqual([
      'https://www.google.com/recaptcha/api2/anchor',
      'https://www.google.com/recaptcha/api2/bframe',
    ]);
  });

  it('with App Check is otherwise the same', () => {
    expect([...on.keys()]).toEqual([...off.keys()]);
    for (const [name, sources] of off)
      expect(on.get(name)?.slice(0, sources.length)).toEqual(sources);
    const changed = [...off.keys()].filter((name) => added(name).length > 0);
    expect(changed).toEqual(['script-src', 'connect-src', 'frame-src']);
  });
});
