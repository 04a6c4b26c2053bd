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

export const objectType = (fields: ObjectType['fields']): ObjectType => ({ fields });
export const listType = (list: DataType): ListType => ({ list });
/** A list that preserves the keys of an object. */
export const keyedListType = (list: DataType): ListType => ({ list, keyed: true });

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
