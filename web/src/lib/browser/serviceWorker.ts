const ADDRESS = '/sw.js';

/**
 * Registers the service worker after the page's load event, so that it does not compete with the first view. Its script
 * is always revalidated. In development, a service worker of an earlier build is unregistered.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  if (!import.meta.env.PROD) return void dismissAll();
  const register = () => {
    // Browsers reject the registration in private windows and when storage is forbidden; the shop works without it.
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
