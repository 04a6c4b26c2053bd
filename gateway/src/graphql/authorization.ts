import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { tokenOf } from '../session/session.ts';
import { policies } from './sdl.ts';

type Resolver = GraphQLFieldResolver<unknown, GatewayContext>;

/**
 * Lets only signed-in customers reach root fields with `@auth(allow: CUSTOMER)` or OWNER; a guest gets
 * UNAUTHENTICATED, and no call leaves. Changes the schema it is given.
 */
export function authorizeFields(schema: GraphQLSchema): GraphQLSchema {
  for (const { type, name, audience } of policies.fields.values()) {
    if (audience !== 'CUSTOMER' && audience !== 'OWNER') continue;
    const root = schema.getType(type);
    const field = root && 'getFields' in root ? root.getFields()[name] : undefined;
    if (field === undefined || !('resolve' in field)) continue;
    if (field.subscribe) field.subscribe = authorized(field.subscribe);
    else field.resolve = authorized(field.resolve ?? defaultFieldResolver);
  }
  return schema;
}

function authorized(resolve: Resolver): Resolver {
  return (parent, args, context, info) => {
    tokenOf(context.session);
    return resolve(parent, args, context, info);
  };
}
