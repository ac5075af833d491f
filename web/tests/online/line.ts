/**
 * The way from a page to its server, as a cable that a test has in its hand: it can be cut, mended, and led to another server.
 *
 * It hands bytes on and knows nothing of what they mean. The page keeps its address whatever happens behind it.
 */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class Line {
  readonly #ends = new Set<Socket>();
  readonly #listener: Server;
  #port: number;
  #state: 'whole' | 'cut' = 'whole';

  private constructor(server: string) {
    this.#port = portOf(server);
    this.#listener = createServer((page) => {
      this.#hold(page);
      if (this.#state === 'cut') {
        page.destroy();
        return;
      }
      const far = this.#hold(connect(this.#port, '127.0.0.1'));
      page.on('close', () => far.destroy());
      far.on('close', () => page.destroy());
      page.pipe(far).pipe(page);
    });
  }

  /** A line to a server. */
  static async to(server: string): Promise<Line> {
    const line = new Line(server);
    await new Promise<void>((resolve) => line.#listener.listen(0, '127.0.0.1', resolve));
    return line;
  }

  /** The address for pages, with a slash at its end. */
  get address(): string {
    return `http://127.0.0.1:${(this.#listener.address() as AddressInfo).port}/`;
  }

  /** Nothing gets through any more: what is open breaks off, and nothing new begins. */
  cut(): void {
    this.#state = 'cut';
    for (const end of this.#ends) end.destroy();
  }

  mend(): void {
    this.#state = 'whole';
  }

  /** From now on it leads to another server. */
  lead(server: string): void {
    this.#port = portOf(server);
  }

  /** Takes it away. */
  close(): void {
    this.cut();
    this.#listener.close();
  }

  #hold(socket: Socket): Socket {
    this.#ends.add(socket);
    socket.on('close', () => this.#ends.delete(socket));
    // Whoever cuts a line expects it to break.
    socket.on('error', () => socket.destroy());
    return socket;
  }
}

function portOf(server: string): number {
  return Number(new URL(server).port);
}
