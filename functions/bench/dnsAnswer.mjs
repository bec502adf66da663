import ipaddr from 'ipaddr.js';

/** The types of a question: for IPv4 addresses, and for IPv6 addresses. */
const A = 1;
const AAAA = 28;

/** @param {Buffer} query a question of DNS, as a resolver sends it */
export function asksForIpv4(query) {
  return typeOf(query) === A;
}

/**
 * What a DNS server answers, for those that stand in for one in tests and benches.
 * @param {Buffer} query
 * @param {readonly string[]} addresses of the name that is asked for; the answer has those of the kind
 *   that is asked for
 * @returns {Buffer}
 */
export function dnsAnswer(query, addresses) {
  const type = typeOf(query);
  const records = addresses
    .map((address) => ipaddr.parse(address).toByteArray())
    .filter(({ length }) => type === (length === 4 ? A : AAAA))
    .map((bytes) =>
      // The name of the question (at byte 12), type, class, no time to live, and the address.
      Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length, ...bytes]),
    );
  const head = Buffer.from(query.subarray(0, 12));
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(records.length, 6);
  // Nothing of what may follow the question is repeated.
  head.writeUInt16BE(0, 10);
  return Buffer.concat([head, query.subarray(12, endOfQuestion(query)), ...records]);
}

/** @param {Buffer} query */
function typeOf(query) {
  return query.readUInt16BE(endOfQuestion(query) - 4);
}

/** The name ends with a zero; type and class have two bytes each. @param {Buffer} query */
function endOfQuestion(query) {
  return query.indexOf(0, 12) + 5;
}
