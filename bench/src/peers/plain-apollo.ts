import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { type GraphQLSchema, isObjectType } from 'graphql';
import { createContext, type GatewayContext } from '../../../gateway/src/context.ts';
import { createDeps, type LiveDeps } from '../../../gateway/src/deps.ts';
import { readEnv } from '../../../gateway/src/env.ts';
import { createSchema } from '../../../gateway/src/stitching.ts';

/** Gives each field loaders of its own, so that nothing is batched or shared: a call for each field that needs one. */
const aCallPerField = (schema: GraphQLSchema, deps: LiveDeps): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (resolve === undefined) continue;
      field.resolve = (...[source, args, , info]) =>
        resolve(source, args, createContext(deps, 'bench'), info);
    }
  }
  return schema;
};

/**
 * Apollo Server as it comes out of its package, with the gateway's schema, resolvers and sources: a call for each field,
 * or with the argument `loaders` through the gateway's loaders as well.
 */
const env = readEnv();
const deps = createDeps(env);
const schema = createSchema(deps.commerceGraphql);
const server = new ApolloServer<GatewayContext>({
  schema: process.argv.includes('loaders') ? schema : aCallPerField(schema, deps),
  csrfPrevention: false,
});
await startStandaloneServer(server, {
  listen: { port: env.PORT, host: env.HOST },
  context: async () => createContext(deps, 'bench'),
});
