/** What the environment may change. Read once per request, so that tests can set it. */
export interface Settings {
  /** `host:port` pairs that may be fetched although private; only on the emulator. */
  allowed: ReadonlySet<string>;
  /** DNS server to ask instead of the system's, as `ip:port`; only on the emulator. */
  dnsServer: string | null;
  /** True when callers must also present a valid App Check token. */
  appCheck: boolean;
}

/**
 * Reads the settings from the environment. Those that weaken the protection of the network take effect
 * only in the Functions emulator (which sets FUNCTIONS_EMULATOR), so that a stray variable in production
 * does no harm.
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const emulated = env['FUNCTIONS_EMULATOR'] === 'true';
  const allowed = emulated ? (env['FETCH_PRODUCT_ALLOW'] ?? '') : '';
  return {
    allowed: new Set(
      allowed
        .split(',')
        .map((entry) => entry.trim().toLowerCase())
        .filter(Boolean),
    ),
    dnsServer: (emulated && env['FETCH_PRODUCT_DNS']) || null,
    appCheck: env['FETCH_PRODUCT_APP_CHECK'] === 'true',
  };
}
