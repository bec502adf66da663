/**
 * What never names a public host: a name without a dot or with an empty label; endings of which none
 * is delegated, because they are reserved (RFC 6761, 6762, 7686, 8375, 9476) or used in private
 * networks, hosts files and clusters; and metadata services and routers below a public ending.
 */
const PRIVATE_WORDS = [
  'local(?:host|domain[46]?|net)?|test|invalid|onion|arpa|alt|i2p|internal|intra(?:net)?',
  'private|corp|home|lan|mail|domain|workgroup|router|dhcp|ip|svc|cluster|default|consul',
  'docker|kube|homenet|fritz\\.box|metadata\\.goog',
].join('|');
const PRIVATE = new RegExp(`^[^.]*$|^\\.|\\.\\.|\\.$|(?:\\.|^)(?:${PRIVATE_WORDS})$`);

/**
 * Whether a host's name can be one of the public web, by its spelling alone. Takes it as the WHATWG
 * parser gives it: in lower case, without full-width characters.
 */
export function isPublicName(hostname: string): boolean {
  return !PRIVATE.test(hostname.replace(/\.$/, ''));
}
