/** How the tabs of one browser tell each other something. */
export interface Channel<Message> {
  /** Tells every other tab. */
  tell(message: Message): void;
  listen(heard: (message: Message) => void): () => void;
}

/** Tabs joined by a BroadcastChannel; alone where there is none. Only pages of this origin can speak on it. */
export function makeChannel<Message>(name: string): Channel<Message> {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, listen: () => () => {} };
  const channel = new BroadcastChannel(name);
  return {
    tell: (message) => channel.postMessage(message),
    listen(heard) {
      const onMessage = ({ data }: MessageEvent<Message>) => heard(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
