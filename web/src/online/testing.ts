/** A server for tests that does what it is told: sockets that can be opened, heard, answered and cut; a table to begin with. */
import type { Wire } from './socket';
import type { FromServer, Table, TablePatch } from './types';

/** What a client says. */
export interface Said {
  readonly t: 'do' | 'ping';
  readonly d?: { readonly do: string; readonly ack: string; readonly turn?: string; readonly v?: number };
}

/** One socket. */
export class FakeWire implements Wire {
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  readonly said: Said[] = [];
  state: 'opening' | 'open' | 'closed' = 'opening';

  constructor(readonly address: string) {}

  send(text: string): void {
    if (this.state === 'open') this.said.push(JSON.parse(text) as Said);
  }

  close(): void {
    this.state = 'closed';
  }

  /** The server lets the client in. */
  opened(): void {
    this.state = 'open';
    this.onopen?.call(this as unknown as WebSocket, new Event('open'));
  }

  /** The server says something. */
  tell(message: FromServer): void {
    const event = new MessageEvent('message', { data: JSON.stringify(message) });
    this.onmessage?.call(this as unknown as WebSocket, event);
  }

  /** The server closes. */
  closed(code: number): void {
    this.state = 'closed';
    this.onclose?.call(this as unknown as WebSocket, { code } as CloseEvent);
  }

  /** The commands, without the pings. */
  get commands(): NonNullable<Said['d']>[] {
    return this.said.flatMap(({ d }) => d ?? []);
  }
}

/** The sockets that a client opens, in their order. */
export class FakeServer {
  readonly wires: FakeWire[] = [];
  readonly open = (address: string): FakeWire => {
    const wire = new FakeWire(address);
    this.wires.push(wire);
    return wire;
  };

  /** The newest socket. */
  get wire(): FakeWire {
    const wire = this.wires.at(-1);
    if (!wire) throw new Error('nobody has connected');
    return wire;
  }
}

const SEAT = { name: null, taken: true, here: true, you: false };

/** A game of Seega that has just begun, with the reader as First. */
export const TABLE: Table = {
  id: 'k7m2abcdefgh',
  v: 3,
  status: 'running',
  game: { ruleset: 'seega/ludens-planet', seed: '7', turns: [] },
  you: 'first',
  side: 'first',
  seats: { first: { ...SEAT, you: true }, second: SEAT },
  clock: null,
  offer: null,
  outcome: null,
  series: null,
  class: null,
  next: null,
  listed: false,
  watchers: 0,
  away: { first: null, second: null },
  claim_at: null,
  now: 1_770_000_000_000,
};

/** The same as a message, with what is new of its turns. */
export function told(parts: Partial<Table>, from: number, add: readonly string[]): FromServer {
  const { game, ...rest } = { ...TABLE, ...parts };
  const patch: TablePatch = { ...rest, game: { ...game }, turns: { from, add } };
  return { t: 'table', d: patch, v: patch.v };
}
