import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { userError } from '../calls/user-errors.ts';
import type { GatewayContext } from '../context.ts';
import { notSupported } from '../core/errors.ts';
import type { Feature, UserError } from '../generated/types.ts';
import { requireToken } from '../session/session.ts';
import { policies } from './sdl.ts';

export type Resolver = GraphQLFieldResolver<unknown, GatewayContext>;

/**
 * Guards root fields before their resolvers run, so that no upstream call is made in vain. Fields with `@auth(allow:
 * CUSTOMER)` or OWNER are UNAUTHENTICATED for a guest, and fields with `@feature` are NOT_SUPPORTED while the feature
 * is off. Mutates the given schema.
 */
export function guardFields(schema: GraphQLSchema): GraphQLSchema {
  for (const { type, name, audience, feature } of policies.fields.values()) {
    const isPersonal = audience === 'CUSTOMER' || audience === 'OWNER';
    const root = schema.getType(type);
    const field = root && 'getFields' in root ? root.getFields()[name] : undefined;
    if (field === undefined || !('resolve' in field)) continue;
    const guard = (resolve: Resolver): Resolver => {
      const withSession = isPersonal ? authorized(resolve) : resolve;
      return feature === null ? withSession : supported(withSession, feature, field.type);
    };
    if (!isPersonal && feature === null) continue;
    if (field.subscribe) field.subscribe = guard(field.subscribe);
    else field.resolve = guard(field.resolve ?? defaultFieldResolver);
  }
  return schema;
}

function authorized(resolve: Resolver): Resolver {
  return (parent, args, context, info) => {
    requireToken(context.session);
    return resolve(parent, args, context, info);
  };
}

function supported(resolve: Resolver, feature: Feature, type: GraphQLOutputType): Resolver {
  const error = userError('NOT_SUPPORTED', notSupported().message, null, 404);
  const payload = createRejectedPayload(type, error);
  return (parent, args, context, info) => {
    if (context.capabilities.isOn(feature)) return resolve(parent, args, context, info);
    if (payload === null) throw notSupported();
    return payload;
  };
}

/** The payload of a rejected mutation; null if the type has no user errors. */
export function createRejectedPayload(type: GraphQLOutputType, error: UserError): object | null {
  const payload = getNullableType(type);
  if (!isObjectType(payload) || !('userErrors' in payload.getFields())) return null;
  // Cart payloads read the cart of their owner.
  const rejected: Record<string, unknown> = { owner: null };
  for (const { name, type: fieldType } of Object.values(payload.getFields())) {
    if (!isNonNullType(fieldType)) rejected[name] = null;
    else if (isListType(fieldType.ofType)) rejected[name] = [];
    else if (getNamedType(fieldType).name === 'Boolean') rejected[name] = false;
    else return null;
  }
  return { ...rejected, userErrors: [error] };
}
