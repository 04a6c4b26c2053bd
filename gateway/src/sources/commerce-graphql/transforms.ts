import { defaultMergedResolver, type SubschemaConfig } from '@graphql-tools/delegate';
import { TransformObjectFields } from '@graphql-tools/wrap';
import {
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isEnumType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { toCamelCase } from '../wire-values.ts';

type Transforms = NonNullable<SubschemaConfig['transforms']>;
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
      const describe = (argument: string) =>
        field.args.find((each) => each.name === argument)?.description ?? null;
      const args = Object.entries(offered.args ?? {}).map(([argument, config]) => [
        argument,
        { ...config, description: describe(argument) },
      ]);
      return [
        name,
        {
          ...offered,
          // Our scalar may be stricter, such as HTML where the back end has String.
          type: isScalarType(field.type) ? field.type : offered.type,
          description: field.description ?? null,
          args: Object.fromEntries(args),
        },
      ];
    }),
    {
      // The field transform above sets field descriptions; this one sets those of types and enum values.
      transformSchema: (schema) => describeTypes(schema, promised),
    },
  ];
}

function describeTypes(schema: GraphQLSchema, promised: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    const ours = promised.getType(type.name);
    if (ours?.description && !type.name.startsWith('__')) type.description = ours.description;
    if (!isEnumType(type) || !isEnumType(ours)) continue;
    for (const value of type.getValues()) {
      value.description = ours.getValue(value.name)?.description ?? null;
    }
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
