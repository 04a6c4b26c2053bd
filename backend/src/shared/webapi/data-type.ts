import { camelCase } from '../letter-case.ts';

/** A scalar of Magento's service contracts. `mixed` is not converted. */
export type ScalarType = 'string' | 'int' | 'float' | 'boolean' | 'mixed';

/** An object of Magento's service contracts, with properties in camelCase; others are rejected. */
export interface ObjectType {
  readonly fields: Readonly<Record<string, DataType>>;
}

/** A list, written `type[]` in Magento's messages. A `keyed` list preserves the keys of an object. */
export interface ListType {
  readonly list: DataType;
  readonly keyed?: true;
}

/** `attributes` are Magento's custom attributes: the shop has none, but given ones must be valid. */
export type DataType = ScalarType | ObjectType | ListType | 'attributes';

export const objectType = <const Fields extends ObjectType['fields']>(fields: Fields) => ({
  fields,
});
export const listType = <const Item extends DataType>(list: Item) => ({ list });
/** A list that preserves the keys of an object. */
export const keyedListType = (list: DataType): ListType => ({ list, keyed: true });

interface ScalarInputs {
  readonly string: string;
  readonly int: number;
  readonly float: number;
  readonly boolean: boolean;
  readonly mixed: unknown;
  readonly attributes: null;
}

/** A value that was cast to a type; any property of an object may be missing or null. */
export type InputOf<Type> = Type extends keyof ScalarInputs
  ? ScalarInputs[Type]
  : Type extends { readonly list: infer Item }
    ? readonly InputOf<Item>[]
    : Type extends { readonly fields: infer Fields }
      ? { readonly [Name in keyof Fields]?: InputOf<Fields[Name]> | null | undefined }
      : never;

export const isObjectType = (type: DataType): type is ObjectType =>
  typeof type === 'object' && 'fields' in type;

export function typeName(type: DataType): string {
  if (typeof type === 'string') return type;
  return isObjectType(type) ? 'array' : `${typeName(type.list)}[]`;
}

/** `foo_bar` → `FooBar`, Magento's format for an unknown property. */
export const pascalCase = (name: string): string => {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
};

export const addressFields = {
  id: 'int',
  customerId: 'int',
  regionId: 'int',
  countryId: 'string',
  street: listType('string'),
  company: 'string',
  telephone: 'string',
  fax: 'string',
  postcode: 'string',
  city: 'string',
  firstname: 'string',
  lastname: 'string',
  middlename: 'string',
  prefix: 'string',
  suffix: 'string',
  vatId: 'string',
} as const;

/** Rarely used fields of an address. */
export const detailNames = ['fax', 'middlename', 'prefix', 'suffix', 'vatId'] as const;

/** Joins street lines as Magento does: leading and trailing empty lines are removed. */
export const streetLines = (lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? lines : trimmed(lines.join('\n')).split('\n');

/** Removes the whitespace that PHP's trim removes. */
const trimmed = (text: string): string =>
  text.replace(/^[ \t\n\r\0\v]+/, '').replace(/[ \t\n\r\0\v]+$/, '');
