import { createSocket, type Socket } from 'node:dgram';
import { MOCKS } from './ports.ts';

/** A DNS server that answers from a table. Several answers are given in turn, the last one for ever. */
export class DnsMock {
  readonly #socket: Socket = createSocket('udp4');
  readonly #table = new Map<string, string[][]>();
  /** Names asked for, once per question for an IPv4 address. */
  readonly asked: string[] = [];

  /** Names not in the table have no address. */
  set(name: string, ...answers: string[][]): void {
    this.#table.set(name, answers);
  }

  async start(): Promise<void> {
    this.#socket.on('message', (query, from) => {
      this.#socket.send(this.#answer(query), from.port, from.address);
    });
    await new Promise<void>((resolve) => this.#socket.bind(MOCKS.dns, MOCKS.host, resolve));
  }

  stop(): void {
    this.#socket.close();
  }

  #answer(query: Buffer): Buffer {
    const end = query.indexOf(0, 12) + 5;
    const type = query.readUInt16BE(end - 4);
    const addresses = this.#next(nameIn(query), type);
    const records = addresses.map((address) => {
      const data = type === 1 ? address.split('.').map(Number) : ipv6(address);
      return Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length, ...data]);
    });
    const head = Buffer.from(query.subarray(0, 12));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(records.length, 6);
    head.writeUInt16BE(0, 10);
    return Buffer.concat([head, query.subarray(12, end), ...records]);
  }

  #next(name: string, type: number): string[] {
    const isIpv4 = type === 1;
    if (isIpv4) this.asked.push(name);
    const answers = this.#table.get(name) ?? [[]];
    const now = (isIpv4 && answers.length > 1 ? answers.shift() : answers[0]) ?? [];
    return now.filter((address) => address.includes(':') !== isIpv4);
  }
}

function nameIn(query: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; query[at] !== 0 && at < query.length; at += (query[at] ?? 0) + 1) {
    labels.push(query.subarray(at + 1, at + 1 + (query[at] ?? 0)).toString('latin1'));
  }
  return labels.join('.').toLowerCase();
}

/** An IPv6 address (with at most one '::') as its sixteen bytes. */
function ipv6(address: string): number[] {
  const [head = '', tail = ''] = address.split('::');
  const gap = 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: gap }, () => '0'), ...groups(tail)];
  return all.flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
}

function groups(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
