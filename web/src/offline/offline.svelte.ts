/**
 * The page's side of working offline: starts the service worker where there is one, and knows when a new build waits.
 *
 * On a plain `http://` address that is not this machine there are no service workers; then everything works but offline.
 */

let waiting = $state.raw<ServiceWorker | null>(null);

/** Whether a newer build is ready and waits for the reader's word. */
export function isNewer(): boolean {
  return waiting !== null;
}

/** Lets the newer build take over; the page is loaded anew. */
export function takeOver(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    location.reload();
  });
  waiting?.postMessage('take over');
}

/** Starts it, once the page has everything it needs itself. A browser that refuses is no harm. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = () => {
    navigator.serviceWorker.register('./sw.js').then(watch, () => undefined);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

function watch(registration: ServiceWorkerRegistration): void {
  notice(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') notice(coming);
    });
  });
}

/** The first build of all waits for nobody. */
function notice(worker: ServiceWorker | null): void {
  if (worker && navigator.serviceWorker.controller) waiting = worker;
}
