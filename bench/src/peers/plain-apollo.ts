import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import DataLoader from 'dataloader';
import { createContext, type GatewayContext } from '../../../gateway/src/context.ts';
import { connectSearch, createDeps } from '../../../gateway/src/deps.ts';
import { readEnv } from '../../../gateway/src/env.ts';
import { createSchema } from '../../../gateway/src/graphql/schema.ts';
import { createSessionEncryption } from '../../../gateway/src/session/encryption.ts';
import { createSessionRevocation } from '../../../gateway/src/session/revocation.ts';
import { createSessionReader } from '../../../gateway/src/session/session.ts';
import { createTtlStore } from '../../../gateway/src/session/ttl-store.ts';

/** Disables batching and caching of DataLoader: each load is a separate call. */
const disableLoaders = (): void => {
  const fetchKeys = async (loader: object, keys: readonly unknown[]): Promise<unknown[]> =>
    Reflect.get(loader, '_batchLoadFn')(keys);
  DataLoader.prototype.load = async function load(key: unknown) {
    const [value] = await fetchKeys(this, [key]);
    if (value instanceof Error) throw value;
    return value;
  };
  DataLoader.prototype.loadMany = function loadMany(keys: ArrayLike<unknown>) {
    return fetchKeys(this, Array.from(keys));
  };
};

/**
 * A plain Apollo Server with the gateway's schema, resolvers, mappers, upstream clients and sessions. It has neither
 * loaders nor reads that requests share, so each field makes its own calls; the argument `loaders` enables both. It has
 * no limits, logging, metrics or error masking.
 */
const env = readEnv();
const hasLoaders = process.argv.includes('loaders');
if (!hasLoaders) disableLoaders();
const live = createDeps(env);
const deps = hasLoaders ? live : { ...live, search: connectSearch(env) };
const sessions = createSessionReader({
  encryption: createSessionEncryption(env.SESSION_SECRET),
  revocation: createSessionRevocation(createTtlStore()),
  webOrigins: [],
});
const server = new ApolloServer<GatewayContext>({
  schema: createSchema(deps.commerceGraphql),
  csrfPrevention: false,
});
await startStandaloneServer(server, {
  listen: { port: env.PORT, host: env.HOST },
  context: async ({ req: { headers, socket } }) => {
    // The measured requests send no cookie.
    const request = { headers, cookies: {}, ip: socket.remoteAddress ?? '' };
    const session = await sessions.read(request, { setCookie: () => undefined });
    return createContext(deps, 'bench', session);
  },
});
