import { createSocket, type Socket } from 'node:dgram';
import { asksForIpv4, dnsAnswer } from '../../../functions/bench/dnsAnswer.mjs';
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
      this.#socket.send(dnsAnswer(query, this.#next(query)), from.port, from.address);
    });
    await new Promise<void>((resolve) => this.#socket.bind(MOCKS.dns, MOCKS.host, resolve));
  }

  stop(): void {
    this.#socket.close();
  }

  #next(query: Buffer): string[] {
    const isIpv4 = asksForIpv4(query);
    const name = nameIn(query);
    if (isIpv4) this.asked.push(name);
    const answers = this.#table.get(name) ?? [[]];
    return (isIpv4 && answers.length > 1 ? answers.shift() : answers[0]) ?? [];
  }
}

function nameIn(query: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; query[at] !== 0 && at < query.length; at += (query[at] ?? 0) + 1) {
    labels.push(query.subarray(at + 1, at + 1 + (query[at] ?? 0)).toString('latin1'));
  }
  return labels.join('.').toLowerCase();
}
