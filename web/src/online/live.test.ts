/** A live game with the real core and a server that does what the test says. */
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testCore } from '../core/testing';
import { notesOf } from './outbox';
import { FakeServer, TABLE, told } from './testing';
import type { Table } from './types';

const rules = testCore();
vi.mock('../app/core', () => ({ core: () => rules }));
const { Live } = await import('./live.svelte');
type LiveTold = Parameters<ConstructorParameters<typeof Live>[2]>[0];

let server: FakeServer;
let heard: LiveTold[];
let live: InstanceType<typeof Live>;

function sit(table: Table | null = TABLE): void {
  heard = [];
  live = new Live(TABLE.id, table, (one) => heard.push(one), { open: server.open });
}

/** A reload: everything but the storage is gone. */
function reload(): void {
  live.dispose();
  server = new FakeServer();
  sit(null);
}

const kinds = () => heard.map(({ kind }) => kind);
const shown = () => live.state?.history.map(({ text }) => text) ?? [];
const settled = () => live.explain('a1').catch(() => undefined);

beforeEach(async () => {
  localStorage.clear();
  server = new FakeServer();
  sit();
  server.wire.opened();
  server.wire.tell(told({}, 0, []));
  await settled();
  heard = [];
});
afterEach(() => {
  live.dispose();
});
afterAll(() => {
  rules.dispose();
});

test('a turn under way stays here; complete, it is one command with the version that was seen', async () => {
  await live.play('b2');
  expect(server.wire.commands).toEqual([]);
  expect(live.mine).toBe(true);
  await live.undo();
  await live.play('b2');
  await live.play('d4');
  expect(server.wire.commands).toMatchObject([{ do: 'turn', turn: 'b2,d4', v: 3 }]);
  expect(live.mine).toBe(false);
  expect(shown()).toEqual(['b2,d4']);
  expect(live.saved).toBe(true);
});

test('after the acknowledgement nothing waits any more, whichever comes first, it or the table', async () => {
  await live.play('b2,d4');
  const { ack = '' } = server.wire.commands[0] ?? {};
  server.wire.tell({ t: 'ack', d: { ack }, v: 4 });
  await settled();
  expect(live.saved).toBe(false);
  // Not a moment without the turn.
  expect(shown()).toEqual(['b2,d4']);
  server.wire.tell(told({ v: 4, side: 'second' }, 0, ['b2,d4']));
  await settled();
  expect(shown()).toEqual(['b2,d4']);
  expect(notesOf(TABLE.id).waiting).toEqual([]);
});

test('after a break in the line a turn is sent again under the same name, once for every line', async () => {
  await live.play('b2,d4');
  const [first] = server.wire.commands;
  server.wire.closed(1006);
  await vi.waitFor(() => {
    expect(server.wires).toHaveLength(2);
  });
  expect(server.wire.address).toContain('from=3');
  server.wire.opened();
  expect(server.wire.commands).toEqual([first]);
  server.wire.tell({ t: 'ack', d: { ack: first?.ack ?? '' }, v: 4 });
  server.wire.tell(told({ v: 4, side: 'second' }, 0, ['b2,d4']));
  await settled();
  server.wire.closed(1006);
  await vi.waitFor(() => {
    expect(server.wires).toHaveLength(3);
  });
  server.wire.opened();
  expect(server.wire.commands).toEqual([]);
  expect(shown()).toEqual(['b2,d4']);
});

test('a turn played without a line survives a reload', async () => {
  server.wire.closed(1006);
  await live.play('b2,d4');
  expect(live.saved).toBe(true);
  const { ack } = notesOf(TABLE.id).waiting[0]?.command ?? {};
  reload();
  await settled();
  expect(shown()).toEqual(['b2,d4']);
  expect(live.mine).toBe(false);
  server.wire.opened();
  expect(server.wire.commands).toMatchObject([{ do: 'turn', turn: 'b2,d4', ack }]);
});

test('half a turn survives a reload too', async () => {
  await live.play('b2');
  reload();
  await settled();
  expect(live.state?.mid_turn).toBe(true);
  await live.play('d4');
  server.wire.opened();
  expect(server.wire.commands).toMatchObject([{ turn: 'b2,d4' }]);
});

test('commands go in their order', async () => {
  server.wire.closed(1006);
  await live.play('b2,d4');
  live.offer('draw');
  live.resign();
  reload();
  server.wire.opened();
  expect(server.wire.commands.map((one) => one.do)).toEqual(['turn', 'offer', 'resign']);
  for (const { ack } of server.wire.commands.toReversed()) server.wire.tell({ t: 'ack', d: { ack }, v: 3 });
  expect(live.saved).toBe(false);
});

test('turns of the other are added and said; a takeback takes turns away', async () => {
  server.wire.tell(told({ v: 4, side: 'second' }, 0, ['b2,d4']));
  server.wire.tell(told({ v: 5, side: 'first' }, 1, ['a1,a2']));
  await settled();
  expect(shown()).toEqual(['b2,d4', 'a1,a2']);
  expect(kinds()).toContain('played');
  expect(live.mine).toBe(true);
  await live.play('e1');
  server.wire.tell(told({ v: 7, side: 'second' }, 1, []));
  await settled();
  expect(shown()).toEqual(['b2,d4']);
  expect(live.state?.mid_turn).toBe(false);
  expect(live.mine).toBe(false);
});

test('a message that builds on unknown turns makes everything anew', () => {
  server.wire.tell(told({ v: 9 }, 6, ['a1,a2']));
  expect(server.wires).toHaveLength(2);
  expect(server.wire.address).not.toContain('from');
});

test('an older table is passed over', async () => {
  server.wire.tell(told({ v: 4, side: 'second' }, 0, ['b2,d4']));
  server.wire.tell(told({ v: 3 }, 0, []));
  await settled();
  expect(shown()).toEqual(['b2,d4']);
});

test('a refused turn is taken off the board, and its sentence shown', async () => {
  await live.play('b2,d4');
  const { ack = '' } = server.wire.commands[0] ?? {};
  const problem = { status: 409, code: 'stale-version', detail: 'The position has changed meanwhile' };
  server.wire.tell({ t: 'refused', d: { ack, problem }, v: 0 });
  await settled();
  expect(shown()).toEqual([]);
  expect(live.saved).toBe(false);
  expect(live.mine).toBe(true);
  expect(heard.at(-1)).toMatchObject({ kind: 'refused', text: problem.detail });
});

test('what the server cannot write just now is not lost', async () => {
  live.resign();
  const { ack = '' } = server.wire.commands[0] ?? {};
  const problem = { status: 503, code: 'unavailable', detail: 'Later' };
  server.wire.tell({ t: 'refused', d: { ack, problem }, v: 0 });
  expect(live.saved).toBe(true);
  await vi.waitFor(
    () => {
      expect(server.wire.commands.map((one) => one.ack)).toEqual([ack, ack]);
    },
    { timeout: 4000 },
  );
});

test('offers, their refusal and a rematch are told, and nothing is said over them', async () => {
  await settled();
  heard.length = 0;
  server.wire.tell(told({ v: 4, offer: { by: 'second', what: 'draw' } }, 0, []));
  server.wire.tell(told({ v: 5, offer: { by: 'first', what: 'takeback' } }, 0, []));
  server.wire.tell(told({ v: 6 }, 0, []));
  await settled();
  expect(heard).toEqual([{ kind: 'offered', by: 'second', what: 'draw' }, { kind: 'declined' }]);
  server.wire.tell(told({ v: 7, status: 'over', next: 'abc' }, 0, []));
  await settled();
  expect(heard.at(-1)).toEqual({ kind: 'next', id: 'abc' });
});

test('clocks run by the server’s time, and the absent can be told by it', () => {
  const at = TABLE.now - 2000;
  const clock = { spec: { kind: 'per_turn' as const, base: 30_000 }, first: 30_000, second: 30_000, at };
  server.wire.tell(told({ v: 4, side: 'second', clock: { ...clock, running: 'second' } }, 0, ['b2,d4']));
  expect(live.clock?.left).toEqual({ first: 30_000, second: 28_000 });
  const { seats, watchers, now } = TABLE;
  const away = { first: null, second: now - 121_000 };
  const people = (claim_at: number | null) => {
    server.wire.tell({ t: 'people', d: { seats, watchers, away, claim_at, now }, v: 4 });
  };
  people(now + 60_000);
  expect(live.gone).toBe(121_000);
  expect(live.claimable).toBe(false);
  people(now);
  expect(live.claimable).toBe(true);
  people(null);
  expect(live.claimable).toBe(false);
});

test('a game that is over, and whose end is confirmed, leaves nothing behind', async () => {
  await live.play('b2,d4');
  expect(notesOf(TABLE.id).table).not.toBeNull();
  const { ack = '' } = server.wire.commands[0] ?? {};
  server.wire.tell({ t: 'ack', d: { ack }, v: 4 });
  server.wire.tell(told({ v: 5, status: 'over' }, 0, ['b2,d4']));
  expect(notesOf(TABLE.id).table).toBeNull();
});
