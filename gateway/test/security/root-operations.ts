import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  OperationTypeNode,
} from 'graphql';

/** A root field and an operation that selects it. */
export interface RootOperation {
  readonly name: string;
  readonly kind: `${OperationTypeNode}`;
  readonly text: string;
}

/** Returns a GraphQL literal for an argument or an input field; null for none. */
export type Give = (root: string, name: string) => string | null;

const DEPTH = 3;

interface Place {
  readonly root: string;
  readonly name: string;
}

function toLiteral(type: GraphQLInputType, place: Place, give: Give): string {
  if (isNonNullType(type)) return toLiteral(type.ofType, place, give);
  const given = give(place.root, place.name);
  if (given !== null) return isListType(type) ? `[${given}]` : given;
  if (isListType(type)) return `[${toLiteral(type.ofType, place, give)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isRequiredInputField(field) || give(place.root, field.name) !== null,
    );
    const inner = fields.map(
      (field) => `${field.name}: ${toLiteral(field.type, { ...place, name: field.name }, give)}`,
    );
    return `{ ${inner.join(', ')} }`;
  }
  if (type.name === 'Int' || type.name === 'Float') return '1';
  return type.name === 'Boolean' ? 'false' : '"1"';
}

type Field = GraphQLField<unknown, unknown>;

function toArguments(field: Field, root: string, give: Give): string {
  const args = field.args.filter(
    (arg) => isRequiredArgument(arg) || give(root, arg.name) !== null || arg.name === 'input',
  );
  if (args.length === 0) return '';
  const texts = args.map(({ name, type }) => `${name}: ${toLiteral(type, { root, name }, give)}`);
  return `(${texts.join(', ')})`;
}

function toSelection(field: Field, depth: number): string {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return '';
  const inner = Object.values(type.getFields()).filter(
    (each) =>
      !each.args.some(isRequiredArgument) && (depth > 0 || !isObjectType(getNamedType(each.type))),
  );
  const texts = inner.map((each) => `${each.name}${toSelection(each, depth - 1)}`);
  return ` { ${['__typename', ...texts].join(' ')} }`;
}

/** Creates an operation for each root field, with arguments from `give` and all fields selected for some levels. */
export function rootOperations(schema: GraphQLSchema, give: Give): RootOperation[] {
  return Object.values(OperationTypeNode).flatMap((kind) => {
    const type = schema.getRootType(kind);
    return Object.values(type?.getFields() ?? {}).map((field) => {
      const { name } = field;
      const selection = `${name}${toArguments(field, name, give)}${toSelection(field, DEPTH - 1)}`;
      return { name, kind, text: `${kind} { ${selection} }` };
    });
  });
}
