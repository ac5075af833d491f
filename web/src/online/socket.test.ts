import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type Line } from './socket';
import { FakeServer, told } from './testing';
import type { FromServer } from './types';

let server: FakeServer;
let lines: Line[];
let heard: FromServer[];
let connection: Connection;
let from = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  server = new FakeServer();
  lines = [];
  heard = [];
  from = 0;
  connection = new Connection({
    address: () => `ws://here/?from=${from}`,
    hear: (message) => heard.push(message),
    change: (line) => lines.push(line),
    open: server.open,
  });
});

afterEach(() => {
  connection.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('it opens, and asks every fifteen seconds whether the server is there', () => {
  server.wire.opened();
  expect(lines).toEqual(['connected']);
  vi.advanceTimersByTime(14_999);
  expect(server.wire.said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(server.wire.said).toEqual([{ t: 'ping' }]);
});

test('a line that is silent for ten seconds after a question is given up, and opened again with what is known', () => {
  server.wire.opened();
  const first = server.wire;
  from = 5;
  vi.advanceTimersByTime(24_999);
  expect(lines).toEqual(['connected']);
  vi.advanceTimersByTime(1);
  expect(lines).toEqual(['connected', 'lost']);
  expect(first.state).toBe('closed');
  vi.advanceTimersByTime(500);
  expect(server.wires.map(({ address }) => address)).toEqual(['ws://here/?from=0', 'ws://here/?from=5']);
});

test('a command that nobody answers gives the line up, long before the next question would', () => {
  server.wire.opened();
  connection.do({ do: 'resign', ack: 'a' });
  vi.advanceTimersByTime(9999);
  expect(lines).toEqual(['connected']);
  vi.advanceTimersByTime(1);
  expect(lines).toEqual(['connected', 'lost']);
});

test('any message shows that the server is there', () => {
  server.wire.opened();
  vi.advanceTimersByTime(15_000);
  server.wire.tell({ t: 'pong', v: 0 });
  vi.advanceTimersByTime(14_000);
  expect(lines).toEqual(['connected']);
});

test('waits grow, up to a quarter of a minute, and begin anew after a success', () => {
  const waits: number[] = [];
  for (let count = 0; count < 7; count++) {
    const before = Date.now();
    const known = server.wires.length;
    server.wire.closed(1006);
    while (server.wires.length === known) vi.advanceTimersByTime(100);
    waits.push(Date.now() - before);
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
  server.wire.opened();
  server.wire.closed(1001);
  vi.advanceTimersByTime(500);
  expect(server.wires).toHaveLength(9);
});

test('the wait is shortened by chance, by half at most', () => {
  vi.mocked(Math.random).mockReturnValue(0);
  server.wire.closed(1006);
  vi.advanceTimersByTime(249);
  expect(server.wires).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(server.wires).toHaveLength(2);
});

test.each([
  [4004, 'gone'],
  [4000, 'broken'],
  [4009, 'broken'],
] as const)('after %i it does not come back: %s', (code, line) => {
  server.wire.opened();
  server.wire.closed(code);
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toBe(line);
  expect(server.wires).toHaveLength(1);
});

test('whoever said too much waits longer', () => {
  server.wire.opened();
  server.wire.closed(4029);
  vi.advanceTimersByTime(4999);
  expect(server.wires).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(server.wires).toHaveLength(2);
});

test.each([4008, 4028, 1001])('after %i it comes back', (code) => {
  server.wire.opened();
  server.wire.closed(code);
  vi.advanceTimersByTime(500);
  expect(server.wires).toHaveLength(2);
});

test('when the network is said to be gone the line is doubted, and tried at once when it is back', () => {
  server.wire.opened();
  window.dispatchEvent(new Event('offline'));
  expect(server.wire.said).toEqual([{ t: 'ping' }]);
  vi.advanceTimersByTime(3000);
  expect(lines).toEqual(['connected', 'lost']);
  window.dispatchEvent(new Event('online'));
  expect(server.wires).toHaveLength(2);
});

test('the same while an answer is waited for with more patience', () => {
  server.wire.opened();
  connection.do({ do: 'resign', ack: 'a' });
  window.dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(3000);
  expect(lines).toEqual(['connected', 'lost']);
});

test('an opening that nobody answers is given up', () => {
  vi.advanceTimersByTime(10_000);
  expect(lines).toEqual(['lost']);
  vi.advanceTimersByTime(500);
  expect(server.wires).toHaveLength(2);
});

test('nothing is sent while the line is down, and nothing is heard after the end', () => {
  const command = { do: 'resign', ack: 'a' } as const;
  connection.do(command);
  server.wire.opened();
  expect(server.wire.commands).toEqual([]);
  connection.do(command);
  expect(server.wire.commands).toEqual([command]);
  connection.stop();
  server.wire.tell(told({}, 0, []));
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(server.wires).toHaveLength(1);
});
