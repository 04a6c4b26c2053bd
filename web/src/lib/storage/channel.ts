/** How the tabs of one browser tell each other something. */
export interface Channel<Message> {
  /** Tells every other tab. */
  tell(message: Message): void;
  /** Calls back when another tab has told something; returns the way to stop. */
  listen(heard: (message: Message) => void): () => void;
}

/** No other tabs: what there is on the server, and where a browser joins none. */
export const ALONE = { tell: () => {}, listen: () => () => {} } satisfies Channel<never>;

/**
 * Tabs joined by a BroadcastChannel; alone where there is none, or where the browser refuses it because it keeps nothing
 * for this site. Only pages of this origin can speak on it.
 */
export function makeChannel<Message>(name: string): Channel<Message> {
  const channel = openChannel(name);
  if (!channel) return ALONE;
  return {
    tell: (message) => channel.postMessage(message),
    listen(heard) {
      const onMessage = ({ data }: MessageEvent<Message>) => heard(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
