import { createServer, connect, type Server, type Socket } from 'node:net';
import { FIRESTORE } from './emulator.ts';

/** A wire to the emulator that can be cut and mended. */
export class Wire {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #whole = true;
  /** What has gone through so far. */
  readonly bytes = { up: 0, down: 0 };
  /** Whether what comes down is lost on the way. */
  #deaf = false;
  /** Bytes that may still go up before the wire breaks by itself. */
  #bytesLeft = Infinity;
  /** Milliseconds from one end to the other. */
  readonly #delay: number;

  private constructor(delay: number) {
    this.#delay = delay;
    this.#server = createServer((near) => this.#join(near));
  }

  /** Lays a wire on a free port, over which a question and its answer take `roundTrip` milliseconds. */
  static async lay({ roundTrip = 0 }: { roundTrip?: number } = {}): Promise<Wire> {
    const wire = new Wire(roundTrip / 2);
    await new Promise<void>((resolve) => {
      wire.#server.listen(0, FIRESTORE.host, resolve);
    });
    return wire;
  }

  get port(): number {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the wire is not laid');
    return address.port;
  }

  /** Breaks every connection and lets none through until mended. */
  cut(): void {
    this.#whole = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Breaks the wire once this many bytes have gone up: in the middle of something. */
  cutAfter(bytes: number): void {
    this.#bytesLeft = bytes;
  }

  /** Lets everything up and nothing down for a while, then breaks every connection. */
  loseAnswers(milliseconds: number): void {
    this.#deaf = true;
    setTimeout(() => {
      this.cut();
      this.mend();
    }, milliseconds);
  }

  /** From now on nothing comes down any more, not even what is on its way. */
  deafen(): void {
    this.#deaf = true;
  }

  mend(): void {
    this.#whole = true;
    this.#deaf = false;
    this.#bytesLeft = Infinity;
  }

  async end(): Promise<void> {
    this.cut();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  #join(near: Socket): void {
    if (!this.#whole) {
      near.destroy();
      return;
    }
    const far = connect(FIRESTORE.port, FIRESTORE.host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
      // A broken connection is what this is for; 'close' follows.
      socket.on('error', () => other.destroy());
    }
    near.on('data', (chunk) => {
      this.bytes.up += chunk.length;
      this.#bytesLeft -= chunk.length;
      if (this.#bytesLeft < 0) this.cut();
      else this.#carry(far, chunk);
    });
    far.on('data', (chunk) => {
      this.bytes.down += chunk.length;
      this.#carry(near, chunk, () => this.#deaf);
    });
  }

  #carry(to: Socket, chunk: Buffer, isLost: () => boolean = () => false): void {
    const arrive = () => {
      if (to.writable && !isLost()) to.write(chunk);
    };
    if (this.#delay === 0) arrive();
    else setTimeout(arrive, this.#delay);
  }
}
