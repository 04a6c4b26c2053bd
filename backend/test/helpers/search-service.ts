import type { AddressInfo } from 'node:net';
import { algoliasearch } from 'algoliasearch';
import { openSearchEngine, type SearchEngine } from '../../src/search/engine/engine.ts';
import { createSearchServer } from '../../src/search/http/server.ts';

export const TEST_KEYS = { appId: 'encore', searchKey: 'search-key', adminKey: 'admin-key' };

/** The service on a free port of this machine, with ways to make official clients for it. */
export interface RunningService {
  engine: SearchEngine;
  url: string;
  client(
    key: string,
    options?: { authMode?: 'WithinHeaders' | 'WithinQueryParameters'; compression?: 'gzip' },
  ): ReturnType<typeof algoliasearch>;
  stop(): Promise<void>;
}

/** Starts a service over an empty engine in memory. */
export async function runService(): Promise<RunningService> {
  const engine = openSearchEngine(':memory:');
  const server = await createSearchServer({ engine, keys: TEST_KEYS });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const address = server.server.address() as AddressInfo;
  const hosts = [
    { url: '127.0.0.1', port: address.port, protocol: 'http', accept: 'readWrite' },
  ] as const;
  return {
    engine,
    url: `http://127.0.0.1:${address.port}`,
    client: (key, options = {}) =>
      algoliasearch(TEST_KEYS.appId, key, { hosts: [...hosts], ...options }),
    async stop() {
      await server.close();
      engine.close();
    },
  };
}
