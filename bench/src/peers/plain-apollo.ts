import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { createContext, type GatewayContext } from '../../../gateway/src/context.ts';
import { createDeps } from '../../../gateway/src/deps.ts';
import { readEnv } from '../../../gateway/src/env.ts';
import { createSchema } from '../../../gateway/src/stitching.ts';

/** Apollo Server as it comes out of its package, with the gateway's schema, resolvers, loaders and sources. */
const env = readEnv();
const deps = createDeps(env);
const server = new ApolloServer<GatewayContext>({
  schema: createSchema(deps.commerceGraphql),
  csrfPrevention: false,
});
await startStandaloneServer(server, {
  listen: { port: env.PORT, host: env.HOST },
  context: async () => createContext(deps, 'bench'),
});
