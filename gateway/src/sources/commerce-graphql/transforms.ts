import { defaultMergedResolver, type SubschemaConfig } from '@graphql-tools/delegate';
import { TransformObjectFields } from '@graphql-tools/wrap';
import {
  type GraphQLEnumType,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { toCamelCase } from '../wire-values.ts';

type Transforms = NonNullable<SubschemaConfig['transforms']>;
type FieldConfig = ReturnType<GraphQLObjectType['toConfig']>['fields'][string];

/** Prefers our scalar if it is stricter, such as HTML where the back end has String. */
function promisedType(promised: FieldConfig, offered: FieldConfig): FieldConfig['type'] {
  const wanted: GraphQLNamedType = getNamedType(promised.type);
  return isScalarType(wanted) && wanted === promised.type ? wanted : offered.type;
}

function withPromisedArguments(offered: FieldConfig, promised: FieldConfig): FieldConfig['args'] {
  return Object.fromEntries(
    Object.entries(offered.args ?? {}).map(([name, argument]) => [
      name,
      { ...argument, description: promised.args?.[name]?.description ?? null },
    ]),
  );
}

/**
 * Reduces the back end's types to those in our SDL (`promised`), with camelCase names and our descriptions and scalars.
 * Other types and fields cannot be queried.
 */
export function toPromised(promised: GraphQLSchema): Transforms {
  return [
    new TransformObjectFields((typeName, fieldName, offered) => {
      const type = promised.getType(typeName);
      const name = toCamelCase(fieldName);
      const field = isObjectType(type) ? type.getFields()[name] : undefined;
      if (field === undefined) return null;
      const wanted: FieldConfig = {
        type: field.type,
        description: field.description ?? null,
        args: Object.fromEntries(field.args.map((argument) => [argument.name, argument])),
      };
      return [
        name,
        {
          ...offered,
          type: promisedType(wanted, offered),
          description: field.description ?? null,
          args: withPromisedArguments(offered, wanted) ?? {},
        },
      ];
    }),
    {
      // The field transform above sets field descriptions; this one sets those of types and enum values.
      transformSchema: (schema) => describeTypes(schema, promised),
    },
  ];
}

function describeValues(type: GraphQLEnumType, promised: GraphQLNamedType | undefined): void {
  if (!isEnumType(promised)) return;
  for (const value of type.getValues()) {
    value.description = promised.getValue(value.name)?.description ?? null;
  }
}

function describeTypes(schema: GraphQLSchema, promised: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    const description = promised.getType(type.name)?.description;
    if (description && !type.name.startsWith('__')) type.description = description;
    if (isEnumType(type)) describeValues(type, promised.getType(type.name));
  }
  return schema;
}

function isEmpty(block: unknown): boolean {
  return (
    typeof block === 'object' &&
    block !== null &&
    !(block instanceof Error) &&
    Object.entries(block).every(([name, value]) => name === '__typename' || value === null)
  );
}

/**
 * Resolves `CmsBlocks.items` with null for an unknown block. The back end first returns an error for it, and later a
 * cached block whose fields are all null.
 */
export const withoutUnknownBlocks: GraphQLFieldResolver<unknown, object> = async (
  blocks,
  args,
  context,
  info,
) => {
  const parent = blocks as Parameters<typeof defaultMergedResolver>[0];
  const items: unknown = await defaultMergedResolver(parent, args, { ...context }, info);
  return Array.isArray(items) ? items.map((item) => (isEmpty(item) ? null : item)) : items;
};
