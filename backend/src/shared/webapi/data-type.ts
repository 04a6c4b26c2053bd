/** A scalar of Magento's service contracts. `mixed` is taken as it comes. */
export type ScalarType = 'string' | 'int' | 'float' | 'boolean' | 'mixed';

/** An object of Magento's service contracts: its properties in camelCase, nothing else is accepted. */
export interface ObjectType {
  readonly fields: Readonly<Record<string, DataType>>;
}

/** A list, written `type[]` in Magento's messages. One that is `keyed` keeps the names of an object's values. */
export interface ListType {
  readonly list: DataType;
  readonly keyed?: true;
}

/** `attributes` are Magento's custom ones: the shop has none, but what is given must be well formed. */
export type DataType = ScalarType | ObjectType | ListType | 'attributes';

/** An object with these fields. */
export const objectType = (fields: ObjectType['fields']): ObjectType => ({ fields });
/** A list of these. */
export const listType = (list: DataType): ListType => ({ list });
/** A list of these that keeps the names of an object's values. */
export const keyedListType = (list: DataType): ListType => ({ list, keyed: true });

/** True for an object, false for a list and a scalar. */
export const isObjectType = (type: DataType): type is ObjectType =>
  typeof type === 'object' && 'fields' in type;

/** How Magento's messages name the type. */
export function typeName(type: DataType): string {
  if (typeof type === 'string') return type;
  return isObjectType(type) ? 'array' : `${typeName(type.list)}[]`;
}

/** `quote_id` → `quoteId`; camelCase stays. */
export const camelCase = (name: string): string =>
  name.replace(/_+([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `quoteId` → `quote_id`. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `foo_bar` → `FooBar`, the form in which Magento names an unknown property. */
export const pascalCase = (name: string): string => {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
};
