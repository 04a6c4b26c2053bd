import type { ApolloClient } from '@apollo/client';
import { type AddressValues, addressInput, type CountryChoice } from '#lib/forms/address.ts';
import { type Problem, problemOf } from '#lib/forms/refusal.ts';
import {
  type AddressBook_AddressFragment,
  AddressCreate,
  AddressDefault,
  AddressDelete,
  AddressUpdate,
} from './AddressBook.generated.ts';

export type SavedAddress = AddressBook_AddressFragment;

/** An address as it was filled in, and where it belongs. */
export interface AddressToSave {
  /** The address that is changed; null for a new one. */
  readonly addressId: string | null;
  readonly values: AddressValues;
  readonly countries: readonly CountryChoice[];
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
}

/** Adds or changes one address; the others stay as they are. Null when it is done. Never rejects. */
export async function saveAddress(
  client: ApolloClient,
  toSave: AddressToSave,
): Promise<Problem | null> {
  const { addressId, isDefaultBilling, isDefaultShipping } = toSave;
  const address = addressInput(toSave.values, toSave.countries);
  if (addressId === null) {
    const input = { address, isDefaultBilling, isDefaultShipping };
    return problemOf(async () => {
      const { data } = await client.mutate({ mutation: AddressCreate, variables: { input } });
      return data?.customerAddressCreate.userErrors;
    });
  }
  const problem = await problemOf(async () => {
    const input = { addressId, address };
    const { data } = await client.mutate({ mutation: AddressUpdate, variables: { input } });
    return data?.customerAddressUpdate.userErrors;
  });
  if (problem || !(isDefaultBilling || isDefaultShipping)) return problem;
  return setDefault(client, {
    addressId,
    forBilling: isDefaultBilling,
    forShipping: isDefaultShipping,
  });
}

/** Makes an address the one that is used unless told otherwise. Null when it is done. Never rejects. */
export function setDefault(
  client: ApolloClient,
  input: { addressId: string; forBilling: boolean; forShipping: boolean },
): Promise<Problem | null> {
  return problemOf(async () => {
    const { data } = await client.mutate({ mutation: AddressDefault, variables: { input } });
    return data?.customerDefaultAddressSet.userErrors;
  });
}

/** Takes an address out of the book. Null when it is done. Never rejects. */
export function deleteAddress(client: ApolloClient, addressId: string): Promise<Problem | null> {
  return problemOf(async () => {
    const variables = { input: { addressId } };
    const { data } = await client.mutate({ mutation: AddressDelete, variables });
    return data?.customerAddressDelete.userErrors;
  });
}
