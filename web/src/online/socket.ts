/**
 * The line to a game: opens a socket, notices when it is dead, and opens it again, for as long as somebody listens.
 *
 * A dead line is often silent: nobody says that it is closed. So the client asks every fifteen seconds whether the server is
 * there, and gives a line up that does not answer. It comes back after ever longer waits, each shortened by chance, so that a
 * server that was restarted does not meet all its clients at once.
 */
import type { Command, FromServer } from './types';

/** How the line is: `gone` and `broken` are for good. */
export type Line = 'connecting' | 'connected' | 'lost' | 'gone' | 'broken';

/** What is used of a WebSocket. */
export type Wire = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

export interface LineOptions {
  /** The address, asked anew for every try: it says what is known already. */
  address: () => string;
  hear: (message: FromServer) => void;
  change: (line: Line) => void;
  open?: (address: string) => Wire;
}

const PING = 15_000;
/** How long an answer may take, and an opening. */
const PATIENCE = 10_000;
/** The same when there is reason to doubt the line. */
const DOUBT = 3000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** After `too many messages`. */
const FLOOD_WAIT = 5000;

const UNREADABLE = 4000;
const NO_GAME = 4004;
const TOO_LONG = 4009;
const FLOOD = 4029;

type Timer = ReturnType<typeof setTimeout> | undefined;

export class Connection {
  readonly #options: LineOptions;
  #wire: Wire | null = null;
  #line: Line = 'connecting';
  #tries = 0;
  #again: Timer;
  #beat: Timer;
  #deadline: Timer;
  #stopped = false;

  constructor(options: LineOptions) {
    this.#options = options;
    window.addEventListener('online', this.#nudge);
    window.addEventListener('offline', this.#nudge);
    document.addEventListener('visibilitychange', this.#nudge);
    this.#open();
  }

  get line(): Line {
    return this.#line;
  }

  /** Sends a command if the line is open; if not, the caller sends it when it is. Every command is answered, or the line is dead. */
  do(command: Command): void {
    if (this.#line !== 'connected') return;
    this.#send({ t: 'do', d: command });
    this.#expect(PATIENCE);
  }

  /** Begins anew: what is known was of no use. */
  restart(): void {
    this.#drop();
    this.#open();
  }

  /** Ends it. */
  stop(): void {
    this.#stopped = true;
    window.removeEventListener('online', this.#nudge);
    window.removeEventListener('offline', this.#nudge);
    document.removeEventListener('visibilitychange', this.#nudge);
    this.#drop();
  }

  #open(): void {
    if (this.#stopped) return;
    clearTimeout(this.#again);
    const { open = (address) => new WebSocket(address), address } = this.#options;
    const wire = open(address());
    this.#wire = wire;
    wire.onopen = () => {
      this.#tries = 0;
      this.#calm();
      this.#beat = setInterval(() => {
        this.#ask(PATIENCE);
      }, PING);
      this.#become('connected');
    };
    wire.onmessage = ({ data }: MessageEvent<unknown>) => {
      this.#calm();
      const message = read(data);
      if (message) this.#options.hear(message);
    };
    wire.onclose = ({ code }) => {
      this.#drop();
      if (code === NO_GAME) this.#become('gone');
      else if (code === UNREADABLE || code === TOO_LONG) this.#become('broken');
      else this.#lose(code === FLOOD ? FLOOD_WAIT : 0);
    };
    this.#deadline = setTimeout(this.#dead, PATIENCE);
  }

  /** Asks whether the server is there, and gives the line up if it does not say so in time. */
  #ask(patience: number): void {
    this.#send({ t: 'ping' });
    this.#expect(patience);
  }

  #expect(patience: number): void {
    this.#deadline ??= setTimeout(this.#dead, patience);
  }

  /** Nothing is waited for. */
  #calm(): void {
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
  }

  readonly #dead = (): void => {
    this.#drop();
    this.#lose(0);
  };

  /** The network came or went, or the reader came back: a good moment to look. */
  readonly #nudge = (): void => {
    if (this.#line === 'connected') {
      this.#calm();
      this.#ask(DOUBT);
    } else if (this.#line === 'lost' && document.visibilityState === 'visible') {
      this.#drop();
      this.#open();
    }
  };

  #lose(least: number): void {
    this.#become('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    this.#again = setTimeout(
      () => {
        this.#open();
      },
      Math.max(least, wait * (0.5 + Math.random() / 2)),
    );
  }

  /** Lets go of the socket, whatever becomes of it. */
  #drop(): void {
    clearTimeout(this.#again);
    clearInterval(this.#beat);
    this.#calm();
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #send(message: object): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #become(line: Line): void {
    if (this.#line === line || this.#stopped) return;
    this.#line = line;
    this.#options.change(line);
  }
}

/** A message; what is none is passed over, because a newer server may say more. */
function read(data: unknown): FromServer | null {
  if (typeof data !== 'string') return null;
  try {
    return JSON.parse(data) as FromServer;
  } catch {
    return null;
  }
}
