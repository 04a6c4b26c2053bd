const ADDRESS = '/sw.js';

/**
 * Registers the service worker (spec §2) once the page has loaded, so that it takes nothing from the first view. Its
 * script is always asked for anew. While the shop is being worked on, one that a build has left behind is sent away.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  if (!import.meta.env.PROD) return void dismissAll();
  const register = () => {
    // Browsers refuse it in private windows and where storage is forbidden; the shop works without.
    navigator.serviceWorker.register(ADDRESS, { updateViaCache: 'none' }).catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

async function dismissAll(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    await registration.unregister();
  }
}
