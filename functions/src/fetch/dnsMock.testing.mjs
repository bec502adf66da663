import { createSocket } from 'node:dgram';
import ipaddr from 'ipaddr.js';

/** The types of a question: for IPv4 addresses, and for IPv6 addresses. */
const A = 1;
const AAAA = 28;

/** A DNS server on this machine, for tests and benches of the function. */
export class DnsMock {
  #socket = createSocket('udp4');
  #answersOf;
  /** The last answer for a name, of which the rest is still asked for. @type {Map<string, string[]>} */
  #given = new Map();

  /** The names that were asked for, once per question for an IPv4 address. @type {string[]} */
  asked = [];

  /**
   * @param {(name: string) => string[][]} answersOf what is answered for a name, in turn; the last answer
   *   stays, and answers that were given are removed. The addresses of one answer may be of both kinds.
   */
  constructor(answersOf) {
    this.#answersOf = answersOf;
    this.#socket.on('message', (query, from) => {
      this.#socket.send(answerTo(query, this.#next(query)), from.port, from.address);
    });
  }

  /**
   * @param {number} [port] any that is free, if not given
   * @param {string} [host]
   * @returns {Promise<string>} the server's address, 'host:port'
   */
  async start(port = 0, host = '127.0.0.1') {
    await new Promise((resolve) => this.#socket.bind(port, host, () => resolve(undefined)));
    return `${host}:${this.#socket.address().port}`;
  }

  stop() {
    this.#socket.close();
  }

  /** @param {Buffer} query */
  #next(query) {
    const name = nameIn(query);
    // A resolver asks for both kinds at once, first for IPv4, and both belong to one answer.
    if (typeOf(query) === A) {
      this.asked.push(name);
      const answers = this.#answersOf(name);
      this.#given.set(name, (answers.length > 1 ? answers.shift() : answers[0]) ?? []);
    }
    return this.#given.get(name) ?? [];
  }
}

/**
 * @param {Buffer} query a question of DNS, as a resolver sends it
 * @param {readonly string[]} addresses of the name; the answer has those of the kind that is asked for
 * @returns {Buffer}
 */
function answerTo(query, addresses) {
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

/** The name's labels, each after its length. @param {Buffer} query */
function nameIn(query) {
  const labels = [];
  for (
    let at = 12, length = query[at] ?? 0;
    length > 0;
    at += length + 1, length = query[at] ?? 0
  ) {
    labels.push(query.subarray(at + 1, at + 1 + length).toString('latin1'));
  }
  return labels.join('.').toLowerCase();
}
