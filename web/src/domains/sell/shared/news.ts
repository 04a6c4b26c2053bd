import type { ApolloClient } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { createClient as CreateClient } from 'graphql-sse';
import { SellNews } from './SellNews.generated.ts';

/** What shows how items stand. */
const SHOWN: ReadonlySet<string | undefined> = new Set([
  'SellItemList',
  'SellItemRead',
  'SellPayouts',
  'SellShipped',
  'SellToShip',
]);
/** Milliseconds before a lost stream is opened again. */
const AGAIN_MS = 5_000;

/** News of the shop's staff, followed once for the whole page. */
interface NewsState {
  readonly listeners: Set<() => void>;
  isLive: boolean;
  stop: (() => void) | null;
}

const state: NewsState = { listeners: new Set(), isLive: false, stop: null };

function setLive(isLive: boolean): void {
  if (state.isLive === isLive) return;
  state.isLive = isLive;
  for (const listener of state.listeners) listener();
}

function readAnew(client: ApolloClient): void {
  void client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => SHOWN.has(queryName),
  });
}

function open(client: ApolloClient, createClient: typeof CreateClient): () => void {
  const stream = createClient({
    url: '/graphql/stream',
    credentials: 'same-origin',
    retryAttempts: Number.POSITIVE_INFINITY,
    retry: () => new Promise((resolve) => setTimeout(resolve, AGAIN_MS)),
    on: {
      connecting: () => setLive(false),
      connected: () => {
        // What happened before the stream was open would go unnoticed.
        readAnew(client);
        setLive(true);
      },
    },
  });
  const query = print(client.cache.transformDocument(SellNews));
  stream.subscribe(
    { query },
    {
      next: ({ errors }) => (errors ? setLive(false) : readAnew(client)),
      // The gateway has none, or has ended them: the page asks from time to time.
      error: () => setLive(false),
      complete: () => setLive(false),
    },
  );
  return () => stream.dispose();
}

/** Follows the news while the page can be seen. Gives what ends it. */
function followWhileSeen(client: ApolloClient): () => void {
  let isOver = false;
  let close: (() => void) | null = null;
  const change = async () => {
    close?.();
    close = null;
    setLive(false);
    if (document.hidden || isOver) return;
    const { createClient } = await import('graphql-sse');
    if (!document.hidden && !isOver && close === null) close = open(client, createClient);
  };
  document.addEventListener('visibilitychange', change);
  void change();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', change);
    void change();
  };
}

/** Hears when `listener` has to look at `isLive` again. Gives what ends it; with the last listener the stream ends. */
export function listenToNews(client: ApolloClient, listener: () => void): () => void {
  state.listeners.add(listener);
  state.stop ??= followWhileSeen(client);
  return () => {
    state.listeners.delete(listener);
    if (state.listeners.size > 0) return;
    state.stop?.();
    state.stop = null;
  };
}

/** True while the shop tells of itself what has changed. */
export const isLive = (): boolean => state.isLive;
