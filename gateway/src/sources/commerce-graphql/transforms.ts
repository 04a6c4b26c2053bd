import type { SubschemaConfig } from '@graphql-tools/delegate';
import { TransformObjectFields } from '@graphql-tools/wrap';
import {
  type GraphQLEnumType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isObjectType,
  isScalarType,
} from 'graphql';

type Transforms = NonNullable<SubschemaConfig['transforms']>;
type FieldConfig = ReturnType<GraphQLObjectType['toConfig']>['fields'][string];

/** `url_key` as `urlKey`. */
export const toCamelCase = (name: string): string =>
  name.replace(/_+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());

/** A scalar that the promise is stricter about, such as HTML where the back end says String. */
const promisedType = (promised: FieldConfig, offered: FieldConfig): FieldConfig['type'] => {
  const wanted: GraphQLNamedType = getNamedType(promised.type);
  return isScalarType(wanted) && wanted === promised.type ? wanted : offered.type;
};

const withPromisedArguments = (offered: FieldConfig, promised: FieldConfig): FieldConfig['args'] =>
  Object.fromEntries(
    Object.entries(offered.args ?? {}).map(([name, argument]) => [
      name,
      { ...argument, description: promised.args?.[name]?.description ?? null },
    ]),
  );

/**
 * Cuts the back end's types down to what `promised` (our SDL) names, in camelCase, with its descriptions
 * and its scalars. What is not promised cannot be asked for.
 */
export const toPromised = (promised: GraphQLSchema): Transforms => [
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
    // Object fields carry their own texts above; types and enum values get theirs here.
    transformSchema: (schema) => describeTypes(schema, promised),
  },
];

const describeValues = (type: GraphQLEnumType, promised: GraphQLNamedType | undefined): void => {
  if (!isEnumType(promised)) return;
  for (const value of type.getValues()) {
    value.description = promised.getValue(value.name)?.description ?? null;
  }
};

const describeTypes = (schema: GraphQLSchema, promised: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    const description = promised.getType(type.name)?.description;
    if (description && !type.name.startsWith('__')) type.description = description;
    if (isEnumType(type)) describeValues(type, promised.getType(type.name));
  }
  return schema;
};
