import { type AddressValues, addressInput, type CountryChoice } from '#lib/forms/address.ts';
import { getRejection, type Rejection } from '#lib/forms/rejection.ts';
import {
  type AddressBook_AddressFragment,
  type CustomerDefaultAddressSetInput,
  useCreateAddressMutation,
  useDeleteAddressMutation,
  useSetDefaultAddressMutation,
  useUpdateAddressMutation,
} from './AddressBook.generated.ts';

export type SavedAddress = AddressBook_AddressFragment;

/** An address as entered, and where to save it. */
interface AddressToSave {
  /** The address to update; null to create one. */
  readonly addressId: string | null;
  readonly values: AddressValues;
  readonly countries: readonly CountryChoice[];
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
}

/** Mutations of the address book; each resolves with null on success and never rejects. */
export function useAddressBook() {
  const [createAddress] = useCreateAddressMutation();
  const [updateAddress] = useUpdateAddressMutation();
  const [deleteAddress] = useDeleteAddressMutation();
  const [setDefaultAddress] = useSetDefaultAddressMutation();

  const setDefault = (input: CustomerDefaultAddressSetInput): Promise<Rejection | null> =>
    getRejection(async () => {
      const { data } = await setDefaultAddress({ variables: { input } });
      return data?.customerDefaultAddressSet.userErrors;
    });
  const remove = (addressId: string): Promise<Rejection | null> =>
    getRejection(async () => {
      const { data } = await deleteAddress({ variables: { input: { addressId } } });
      return data?.customerAddressDelete.userErrors;
    });
  const save = async (toSave: AddressToSave): Promise<Rejection | null> => {
    const { addressId, isDefaultBilling, isDefaultShipping } = toSave;
    const address = addressInput(toSave.values, toSave.countries);
    if (addressId === null) {
      const input = { address, isDefaultBilling, isDefaultShipping };
      return getRejection(async () => {
        const { data } = await createAddress({ variables: { input } });
        return data?.customerAddressCreate.userErrors;
      });
    }
    const rejection = await getRejection(async () => {
      const { data } = await updateAddress({ variables: { input: { addressId, address } } });
      return data?.customerAddressUpdate.userErrors;
    });
    if (rejection || !(isDefaultBilling || isDefaultShipping)) return rejection;
    return setDefault({ addressId, forBilling: isDefaultBilling, forShipping: isDefaultShipping });
  };
  return { save, remove, setDefault };
}
