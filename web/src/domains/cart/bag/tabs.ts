const CHANNEL = 'encore-bag';

/** How the tabs of one browser tell each other that the bag has changed. */
export interface Tabs {
  /** Tells every other tab. */
  tell(): void;
  /** Calls back when another tab has told; returns the way to stop. */
  listen(heard: () => void): () => void;
}

/** Tabs joined by a BroadcastChannel; alone where there is none. */
export function makeTabs(): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, listen: () => () => {} };
  const channel = new BroadcastChannel(CHANNEL);
  return {
    tell: () => channel.postMessage('changed'),
    listen(heard) {
      channel.addEventListener('message', heard);
      return () => channel.removeEventListener('message', heard);
    },
  };
}
