import { createServer, connect, type Server, type Socket } from 'node:net';
import { FIRESTORE } from './environment.ts';

/** A TCP proxy in front of the emulator that can delay, lose and break connections. */
export class FaultyProxy {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #connected = true;
  /** Bytes that have passed so far. */
  readonly bytes = { up: 0, down: 0 };
  #dropsAnswers = false;
  /** Bytes that may still go up before the proxy disconnects. */
  #bytesLeft = Infinity;
  /** Milliseconds from one end to the other. */
  readonly #delay: number;

  private constructor(delay: number) {
    this.#delay = delay;
    this.#server = createServer((client) => this.#forward(client));
  }

  /** Listens on a free port. A request and its answer together take `roundTrip` milliseconds longer. */
  static async start({ roundTrip = 0 }: { roundTrip?: number } = {}): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(roundTrip / 2);
    await new Promise<void>((resolve) => {
      proxy.#server.listen(0, FIRESTORE.host, resolve);
    });
    return proxy;
  }

  get port(): number {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the proxy is closed');
    return address.port;
  }

  /** Breaks every connection and refuses new ones until `reconnect`. */
  disconnect(): void {
    this.#connected = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Disconnects after this many more bytes have gone up, in the middle of a request. */
  disconnectAfter(bytes: number): void {
    this.#bytesLeft = bytes;
  }

  /** Forwards requests and drops their answers for a while, then breaks every connection. */
  dropAnswersFor(milliseconds: number): void {
    this.dropAnswers();
    setTimeout(() => {
      this.disconnect();
      this.reconnect();
    }, milliseconds);
  }

  /** Forwards requests and drops their answers, including those on their way, until `reconnect`. */
  dropAnswers(): void {
    this.#dropsAnswers = true;
  }

  /** Forwards everything again. */
  reconnect(): void {
    this.#connected = true;
    this.#dropsAnswers = false;
    this.#bytesLeft = Infinity;
  }

  async close(): Promise<void> {
    this.disconnect();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  #forward(client: Socket): void {
    if (!this.#connected) {
      client.destroy();
      return;
    }
    const emulator = connect(FIRESTORE.port, FIRESTORE.host);
    for (const [socket, other] of [
      [client, emulator],
      [emulator, client],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
      // Broken connections are what this proxy is for. 'close' follows.
      socket.on('error', () => other.destroy());
    }
    client.on('data', (chunk) => {
      this.bytes.up += chunk.length;
      this.#bytesLeft -= chunk.length;
      if (this.#bytesLeft < 0) this.disconnect();
      else this.#send(emulator, chunk);
    });
    emulator.on('data', (chunk) => {
      this.bytes.down += chunk.length;
      this.#send(client, chunk, () => this.#dropsAnswers);
    });
  }

  #send(to: Socket, chunk: Buffer, isDropped: () => boolean = () => false): void {
    const write = () => {
      if (to.writable && !isDropped()) to.write(chunk);
    };
    if (this.#delay === 0) write();
    else setTimeout(write, this.#delay);
  }
}
