/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import * as Operations from './AddressBook.generated.ts';
import type * as ApolloReactCommon from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** A postal address as a form has it. What the back end does not know is never sent to it. */
export type AddressInput = {
  /** Name of the city or town. */
  city?: string | null | undefined;
  /** Company. */
  company?: string | null | undefined;
  /** Country, ISO 3166-1 alpha-2, such as `US`. */
  country?: string | number | null | undefined;
  /** Mail address; for carts of guests. */
  email?: string | null | undefined;
  /** First name. */
  firstName?: string | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** First line of the street. */
  line1?: string | null | undefined;
  /** Second line of the street. */
  line2?: string | null | undefined;
  /** Telephone number. */
  phone?: string | null | undefined;
  /** Postal code. */
  postalCode?: string | null | undefined;
  /** State or province by name; where the country lists its regions, send regionId too. An empty text alone takes the region away. */
  region?: string | null | undefined;
  /** Short code of the state or province, such as `CA`. */
  regionCode?: string | null | undefined;
  /** The back end's id of the state or province. */
  regionId?: string | number | null | undefined;
};

/** An address for the address book. */
export type CustomerAddressCreateInput = {
  /** The address. */
  address: AddressInput;
  /** Whether orders are billed to it unless told otherwise. */
  isDefaultBilling?: boolean;
  /** Whether orders are shipped to it unless told otherwise. */
  isDefaultShipping?: boolean;
};

/** Which address to take out. */
export type CustomerAddressDeleteInput = {
  /** The address's id. */
  addressId: string | number;
};

/** What to change of an address. */
export type CustomerAddressUpdateInput = {
  /** What to change; what is left out stays. */
  address: AddressInput;
  /** The address's id. */
  addressId: string | number;
};

/** Which address is used unless told otherwise. */
export type CustomerDefaultAddressSetInput = {
  /** The address's id. */
  addressId: string | number;
  /** Bill to it. */
  forBilling?: boolean;
  /** Ship to it. */
  forShipping?: boolean;
};

export type AddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressBookQuery = { customer: { id: string, addresses: Array<{ id: string, firstName: string, lastName: string, company: string | null, line1: string, line2: string | null, city: string, region: string | null, regionId: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null, isDefaultBilling: boolean, isDefaultShipping: boolean }> } | null };

export type AddressCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressCountriesQuery = { countries: Array<{ id: string, name: string, regions: Array<{ id: string, code: string, name: string }> }> };

export type AddressBook_CustomerFragment = { id: string, addresses: Array<{ id: string, firstName: string, lastName: string, company: string | null, line1: string, line2: string | null, city: string, region: string | null, regionId: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null, isDefaultBilling: boolean, isDefaultShipping: boolean }> };

export type AddressBook_AddressFragment = { id: string, firstName: string, lastName: string, company: string | null, line1: string, line2: string | null, city: string, region: string | null, regionId: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null, isDefaultBilling: boolean, isDefaultShipping: boolean };

export type AddressBook_PayloadFragment = { customer: { id: string, addresses: Array<{ id: string, firstName: string, lastName: string, company: string | null, line1: string, line2: string | null, city: string, region: string | null, regionId: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null, isDefaultBilling: boolean, isDefaultShipping: boolean }> } | null, userErrors: Array<{ message: string, field: Array<string> | null }> };

export type AddressCreateMutationVariables = Exact<{
  input: CustomerAddressCreateInput;
}>;


export type AddressCreateMutation = { customerAddressCreate: { customer: { id: string, addresses: Array<{ id: string, firstName: string, lastName: string, company: string | null, line1: string, line2: string | null, city: string, region: string | null, regionId: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null, isDefaultBilling: boolean, isDefaultShipping: boolean }> } | null, userErrors: Array<{ message: string, field: Array<string> | null }> } };

export type AddressUpdateMutationVariables = Exact<{
  input: CustomerAddressUpdateInput;
}>;


export type AddressUpdateMutation = { customerAddressUpdate: { customer: { id: string, addresses: Array<{ id: string, firstName: string, lastName: string, company: string | null, line1: string, line2: string | null, city: string, region: string | null, regionId: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null, isDefaultBilling: boolean, isDefaultShipping: boolean }> } | null, userErrors: Array<{ message: string, field: Array<string> | null }> } };

export type AddressDeleteMutationVariables = Exact<{
  input: CustomerAddressDeleteInput;
}>;


export type AddressDeleteMutation = { customerAddressDelete: { customer: { id: string, addresses: Array<{ id: string, firstName: string, lastName: string, company: string | null, line1: string, line2: string | null, city: string, region: string | null, regionId: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null, isDefaultBilling: boolean, isDefaultShipping: boolean }> } | null, userErrors: Array<{ message: string, field: Array<string> | null }> } };

export type AddressDefaultMutationVariables = Exact<{
  input: CustomerDefaultAddressSetInput;
}>;


export type AddressDefaultMutation = { customerDefaultAddressSet: { customer: { id: string, addresses: Array<{ id: string, firstName: string, lastName: string, company: string | null, line1: string, line2: string | null, city: string, region: string | null, regionId: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null, isDefaultBilling: boolean, isDefaultShipping: boolean }> } | null, userErrors: Array<{ message: string, field: Array<string> | null }> } };

export const AddressBook = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressBook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressBook_customer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressBook_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"regionId"}},{"kind":"Field","name":{"kind":"Name","value":"regionCode"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isDefaultBilling"}},{"kind":"Field","name":{"kind":"Name","value":"isDefaultShipping"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressBook_customer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressBook_address"}}]}}]}}]} as unknown as DocumentNode<AddressBookQuery, AddressBookQueryVariables>;
export const AddressCountries = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressCountries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AddressCountriesQuery, AddressCountriesQueryVariables>;
export const AddressCreate = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddressCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerAddressCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerAddressCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressBook_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressBook_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"regionId"}},{"kind":"Field","name":{"kind":"Name","value":"regionCode"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isDefaultBilling"}},{"kind":"Field","name":{"kind":"Name","value":"isDefaultShipping"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressBook_customer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressBook_address"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressBook_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressBook_customer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<AddressCreateMutation, AddressCreateMutationVariables>;
export const AddressUpdate = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddressUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerAddressUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerAddressUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressBook_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressBook_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"regionId"}},{"kind":"Field","name":{"kind":"Name","value":"regionCode"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isDefaultBilling"}},{"kind":"Field","name":{"kind":"Name","value":"isDefaultShipping"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressBook_customer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressBook_address"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressBook_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressBook_customer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<AddressUpdateMutation, AddressUpdateMutationVariables>;
export const AddressDelete = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddressDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerAddressDeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerAddressDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressBook_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressBook_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"regionId"}},{"kind":"Field","name":{"kind":"Name","value":"regionCode"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isDefaultBilling"}},{"kind":"Field","name":{"kind":"Name","value":"isDefaultShipping"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressBook_customer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressBook_address"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressBook_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressBook_customer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<AddressDeleteMutation, AddressDeleteMutationVariables>;
export const AddressDefault = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddressDefault"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerDefaultAddressSetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerDefaultAddressSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressBook_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressBook_address"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"regionId"}},{"kind":"Field","name":{"kind":"Name","value":"regionCode"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isDefaultBilling"}},{"kind":"Field","name":{"kind":"Name","value":"isDefaultShipping"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressBook_customer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressBook_address"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressBook_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressBook_customer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<AddressDefaultMutation, AddressDefaultMutationVariables>;

export function useAddressBookQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AddressBookQuery, AddressBookQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AddressBookQuery, AddressBookQueryVariables>(Operations.AddressBook, options);
      }
export function useAddressCountriesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AddressCountriesQuery, AddressCountriesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AddressCountriesQuery, AddressCountriesQueryVariables>(Operations.AddressCountries, options);
      }
