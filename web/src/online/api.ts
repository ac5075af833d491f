/**
 * Questions to the server over HTTP. What it refuses becomes an `OnlineProblem` with its sentence; where nobody answers,
 * or something that is no server of ours, `NoServer` says which of the two.
 *
 * Addresses are relative to the page, so that a server under any path works. The language goes along in the address, because
 * a socket cannot send headers.
 */
import { language } from '../i18n/i18n.svelte';
import { NoServer, OnlineProblem } from './errors';
import type { Class, ClassListed, ClockSpec, Problem, Series, Table } from './types';

/** What somebody asks for who makes a game. */
export interface GameWish {
  readonly ruleset: string;
  readonly side: 'first' | 'second' | 'lot';
  readonly clock: ClockSpec | null;
  readonly listed: boolean;
  readonly position: string | null;
  readonly name: string | null;
}

/** What somebody asks for who makes a class. */
export interface ClassWish {
  readonly title: string | null;
  readonly ruleset: string;
  readonly clock: ClockSpec | null;
  readonly keep_days?: number;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The address of something on the server. */
export function serverAddress(path: string, query: Readonly<Record<string, string>> = {}): string {
  const page = location.href.split(/[?#]/)[0] ?? '';
  const search = new URLSearchParams(query).toString();
  return new URL(`${path}${search === '' ? '' : `?${search}`}`, page).href;
}

/** The address of a game's socket. */
export function socketAddress(id: string, from: number | null): string {
  const since = from === null ? {} : { from: String(from) };
  const address = serverAddress(`api/v1/games/${encodeURIComponent(id)}/socket`, { lang: language(), ...since });
  return address.replace(/^http/, 'ws');
}

/** The picture of a text as a QR code. */
export function qrAddress(text: string): string {
  return serverAddress('qr.svg', { text });
}

async function ask<T>(method: Method, path: string, body?: object): Promise<T> {
  const address = serverAddress(`api/v1/${path}`, { lang: language() });
  const sent = body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {};
  let answer: Response;
  try {
    answer = await fetch(address, { method, cache: 'no-store', ...sent });
  } catch {
    throw new NoServer('no connection');
  }
  const told = await json(answer);
  if (answer.ok) return told as T;
  if (isProblem(told)) throw new OnlineProblem(told);
  throw new NoServer('no server');
}

/** The answer as JSON. A host of files answers with pages: then there is no server. */
async function json(answer: Response): Promise<unknown> {
  if (answer.status === 204) return null;
  const kind = answer.headers.get('content-type') ?? '';
  if (!/\bjson\b/.test(kind)) throw new NoServer('no server');
  try {
    return await answer.json();
  } catch {
    throw new NoServer('no connection');
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Problem>).detail === 'string';
}

const part = encodeURIComponent;

/** The guest's own name; `null` for somebody new. Throws `NoServer` where there is none. */
export async function me(): Promise<string | null> {
  try {
    return (await ask<{ name: string | null }>('GET', 'me')).name;
  } catch (error) {
    if (!(error instanceof OnlineProblem)) throw error;
    // Somebody the server does not know yet is no problem. A server without online play does not know the question.
    if (error.problem.status === 401) return null;
    throw error.problem.status === 404 ? new NoServer('no server') : error;
  }
}

/**
 * Asks for a seat or a class of one's own. A browser that is nobody yet becomes somebody first: if the answer to what it asks
 * then is lost, it has its seat all the same, and may ask again.
 */
async function own<T>(path: string, body: object): Promise<T> {
  await ask<unknown>('POST', 'me');
  return ask<T>('POST', path, body);
}

export const createGame = (wish: GameWish) => own<Table>('games', wish);
export const lobby = async () => (await ask<{ games: Table[] }>('GET', 'games')).games;
export const game = (id: string) => ask<Table>('GET', `games/${part(id)}`);
export const join = (id: string, name: string) => own<Table>(`games/${part(id)}/join`, named(name));
export const series = (id: string) => ask<Series>('GET', `series/${part(id)}`);

export const createClass = (wish: ClassWish) => own<Class>('classes', wish);
export const classes = async () => (await ask<{ classes: ClassListed[] }>('GET', 'classes')).classes;
export const classOf = (id: string) => ask<Class>('GET', `classes/${part(id)}`);
export const joinClass = (id: string, name: string) => own<Class>(`classes/${part(id)}/join`, { name });
/** The next round; `stop` ends the games of the last one that still run. */
export const pair = (id: string, running: 'wait' | 'stop') =>
  ask<unknown>('POST', `classes/${part(id)}/pair`, running === 'stop' ? { stop: true } : {});
export const tellClass = (id: string, word: 'pause' | 'resume' | 'end') =>
  ask<unknown>('POST', `classes/${part(id)}/${word}`, {});
export const renamePupil = (id: string, number: number, name: string) =>
  ask<unknown>('PUT', `classes/${part(id)}/pupils/${number}`, { name });
export const removePupil = (id: string, number: number) =>
  ask<unknown>('DELETE', `classes/${part(id)}/pupils/${number}`);

/** Where a class's table or records can be fetched as a file. */
export function classFile(id: string, file: 'table.csv' | 'records.pgn', names: 'names' | 'anonymous'): string {
  const query = names === 'anonymous' ? { anonymous: 'true' } : {};
  return serverAddress(`api/v1/classes/${part(id)}/${file}`, { lang: language(), ...query });
}

function named(name: string): { name?: string } {
  return name.trim() === '' ? {} : { name: name.trim() };
}
