import type { WorkboxPlugin } from 'workbox-core';
import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { BROWSER_CACHES } from '#lib/storage/browserCaches.ts';
import { type Kind, pageKey, toKind } from './requestKind.ts';

declare const self: ServiceWorkerGlobalScope;
/** Set by the build: the files of the offline page, and a hash of them. */
declare const OFFLINE: { readonly version: string; readonly urls: readonly string[] };

const OFFLINE_PAGE = '/offline.html';
const OFFLINE_CACHE = `encore-offline-${OFFLINE.version}`;

const asPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
};

/** Origins whose images are not available through CORS; requesting them that way once is enough. */
const closed = new Set<string>();

const asPictures: WorkboxPlugin = {
  // The size of a cross-origin image can only be limited if its response is readable (CORS).
  requestWillFetch: async ({ request }) =>
    new Request(request, { mode: 'cors', credentials: 'omit' }),
  handlerDidError: async ({ request }) => {
    const opaqueResponse = await fetch(request);
    closed.add(new URL(request.url).origin);
    return opaqueResponse;
  },
};

/** Workbox's expiration plugin would keep every URL in its own database, where it survives a sign-out. */
function keepNewest(count: number): WorkboxPlugin {
  return {
    cacheDidUpdate: async ({ cacheName }) => {
      const cache = await caches.open(cacheName);
      const entries = await cache.keys();
      const old = entries.slice(0, Math.max(0, entries.length - count));
      await Promise.all(old.map((entry) => cache.delete(entry)));
    },
  };
}

const { assets, pages, pictures } = BROWSER_CACHES;
const strategies = {
  asset: new CacheFirst({ cacheName: assets, plugins: [keepNewest(400)] }),
  picture: new CacheFirst({ cacheName: pictures, plugins: [asPictures, keepNewest(300)] }),
  // Prices and stock are current whenever the network responds.
  'public-page': new NetworkFirst({ cacheName: pages, plugins: [asPages, keepNewest(60)] }),
  'personal-page': new NetworkOnly(),
} satisfies Partial<Record<Kind, object>>;

const router = new Router();
for (const [kind, strategy] of Object.entries(strategies)) {
  const isOfKind = ({ url, request }: { url: URL; request: Request }) =>
    toKind({ url, method: request.method, mode: request.mode }, self.location.origin) === kind &&
    !(kind === 'picture' && closed.has(url.origin));
  router.registerRoute(new Route(isOfKind, strategy));
}
router.setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' ? await caches.match(OFFLINE_PAGE) : undefined;
  return page ?? Response.error();
});
router.addFetchListener();

async function install(): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  await cache.addAll(OFFLINE.urls.map((url) => new Request(url, { cache: 'reload' })));
  // Activates the new version without waiting for open tabs.
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const known: readonly string[] = [...Object.values(BROWSER_CACHES), OFFLINE_CACHE];
  const names = (await caches.keys()).filter((name) => name.startsWith('encore-'));
  await Promise.all(
    names.filter((name) => !known.includes(name)).map((name) => caches.delete(name)),
  );
  await self.registration.navigationPreload?.enable();
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
