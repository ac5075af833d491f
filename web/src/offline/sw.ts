/**
 * The service worker: after one visit everything works in flight mode.
 *
 * It keeps every file of one build under that build's name and answers from there. A new build is fetched beside the old
 * one and takes over when the reader agrees, so that a page never mixes two builds. The build writes the list of files
 * in place of the two words below (`build/offline.ts`).
 */

/** What is used of the worker's global scope: the page's own types do not know it. */
interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(kind: 'message', hear: (event: MessageEvent<unknown>) => void): void;
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

declare const __FILES__: readonly string[];
declare const __BUILD__: string;

const PREFIX = 'khamsin-';
const NAME = PREFIX + __BUILD__;
const PAGE = 'index.html';
const scope = globalThis as unknown as Scope;
const place = (file: string) => new URL(file, scope.registration.scope).href;

/** Fetches every file; one whose name has its hash in it may come from an older build. */
async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  for (const file of __FILES__) {
    const hashed = file.startsWith('assets/');
    const kept = hashed ? await caches.match(place(file)) : undefined;
    if (kept) await cache.put(place(file), kept);
    else await cache.add(new Request(place(file), { cache: hashed ? 'default' : 'no-cache' }));
  }
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  const wanted = request.mode === 'navigate' ? place(PAGE) : request.url;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}

/** The app's own page and files; everything else, such as the server's answers, goes its way. */
function isOurs({ url, method, mode }: Request): boolean {
  if (method !== 'GET' || !url.startsWith(scope.registration.scope)) return false;
  const [path = ''] = url.slice(scope.registration.scope.length).split(/[?#]/);
  return mode === 'navigate' ? path === '' || path === PAGE : __FILES__.includes(path);
}

scope.addEventListener('install', (event) => {
  event.waitUntil(install());
});
scope.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});
scope.addEventListener('message', ({ data }) => {
  if (data === 'take over') void scope.skipWaiting();
});
scope.addEventListener('fetch', (event) => {
  if (isOurs(event.request)) event.respondWith(answer(event.request));
});
