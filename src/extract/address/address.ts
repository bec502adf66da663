import ipaddr from 'ipaddr.js';

/**
 * IPv6 is public only inside 2000::/3; ipaddr.js also calls unallocated space ('4000::1') and
 * IPv4-compatible addresses ('::7f00:1') unicast, so its range() alone is not enough.
 */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');
const NOT_PUBLIC_INSIDE = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((range) =>
  ipaddr.parseCIDR(range),
);

/** Its second half holds an IPv4 address, to which a host with ISATAP (RFC 5214) sends what is sent to it. */
const ISATAP = /:(?:0|200):5efe:[\da-f]{1,4}:[\da-f]{1,4}$/;

/** Below a public range: where a cloud serves its own machines, as others do on 169.254.169.254. */
const OF_A_CLOUD = '168.63.129.16';

/**
 * Whether an IP address (text, as DNS or the URL parser gives it, IPv6 without brackets) is
 * somewhere on the public internet. Anything special, reserved or not understood is not.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.kind() === 'ipv4')
    return parsed.range() === 'unicast' && parsed.toString() !== OF_A_CLOUD;
  return (
    parsed.range() === 'unicast' &&
    parsed.match(GLOBAL_UNICAST) &&
    !NOT_PUBLIC_INSIDE.some((range) => parsed.match(range)) &&
    !ISATAP.test(parsed.toNormalizedString())
  );
}
