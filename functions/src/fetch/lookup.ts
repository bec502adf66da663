import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Failure } from '../errors.ts';
import { isPublicAddress } from '../../../src/extract/address/address.ts';

const DNS_TIMEOUT_MS = 1500;

/**
 * The lookup given to the socket. It resolves once, refuses the name if any answer is not public,
 * and hands the very addresses it checked to the connection: a name that answers differently a
 * moment later (rebinding) is never asked again.
 *
 * `exempt` says the host is one the tests may reach; `dnsServer` replaces the system's servers.
 */
export function guardedLookup(exempt: boolean, dnsServer: string | null): LookupFunction {
  return (hostname, options, callback) => {
    const answer = async (): Promise<void> => {
      const addresses = await resolveAll(hostname, dnsServer);
      const [first] = addresses;
      if (first === undefined) {
        callback(new Failure('unreachable'), '', 0);
      } else if (!exempt && !addresses.every(({ address }) => isPublicAddress(address))) {
        callback(new Failure('refused'), '', 0);
      } else if (options.all === true) {
        callback(null, addresses);
      } else {
        callback(null, first.address, first.family);
      }
    };
    // resolveAll settles both questions and does not reject; a throw here would be a defect.
    void answer();
  };
}

interface Address {
  address: string;
  family: number;
}

/**
 * All IPv4 and then all IPv6 addresses of a name; empty if it has none. It queries DNS directly and not
 * through the operating system, so hosts files and search domains play no role and a slow server blocks
 * no thread.
 */
async function resolveAll(hostname: string, dnsServer: string | null): Promise<Address[]> {
  const family = isIP(hostname);
  if (family !== 0) return [{ address: hostname, family }];
  // DNS need not know these names (RFC 6761, 6.3). Only the demo shops and tests may use them.
  if (hostname.endsWith('.localhost')) return [{ address: '127.0.0.1', family: 4 }];
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 });
  if (dnsServer !== null) resolver.setServers([dnsServer]);
  const [v4, v6] = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ]);
  return [
    ...(v4.status === 'fulfilled' ? v4.value : []).map((address) => ({ address, family: 4 })),
    ...(v6.status === 'fulfilled' ? v6.value : []).map((address) => ({ address, family: 6 })),
  ];
}
