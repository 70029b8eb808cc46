import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/**
 * The wire between a browser and a laptop. Cutting it parts the two for whoever asks: pages, scripts and workers alike,
 * which a browser's own switch does not.
 */
export class Wire {
  readonly origin: string;
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #isCut = false;

  private constructor(server: Server, far: URL) {
    this.#server = server;
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the wire ends nowhere');
    this.origin = `http://127.0.0.1:${address.port}`;
    server.on('connection', (near) => this.#connected(near, far));
  }

  static async to(origin: string): Promise<Wire> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Wire(server, new URL(origin));
  }

  /** From now on every connection ends at once. */
  cut(): void {
    this.#change(true);
  }

  mend(): void {
    this.#change(false);
  }

  end(): void {
    this.cut();
    this.#server.close();
  }

  #change(isCut: boolean): void {
    this.#isCut = isCut;
    for (const socket of this.#open) socket.destroy();
  }

  #connected(near: Socket, { hostname, port }: URL): void {
    this.#hold(near);
    if (this.#isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    this.#hold(far);
    near
      .pipe(this.#readdressed(`${hostname}:${port}`))
      .pipe(far)
      .pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }

  /** Requests as if they had been sent to the far end itself, which answers to no other name. */
  #readdressed(far: string): Transform {
    const { host: near } = new URL(this.origin);
    return new Transform({
      transform: (chunk: Buffer, _, done) =>
        done(null, Buffer.from(chunk.toString('latin1').replaceAll(near, far), 'latin1')),
    });
  }

  #hold(socket: Socket): void {
    this.#open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => this.#open.delete(socket));
  }
}
