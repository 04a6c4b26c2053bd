// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Resolvers } from '#apollo/schema.test-helpers.tsx';
import { session } from '#apollo/session/session.ts';
import { ann, rejected, renderPage, resetSession, user } from '../test/frame.test-helpers.tsx';
import AddressesRoute from './AddressesRoute.tsx';

const PATH = '/account/addresses';
const anAddress = (id: string, isDefault = false) => ({
  id,
  firstName: 'Ann',
  lastName: 'Vale',
  line1: `${id} Main Street`,
  city: 'New York',
  region: 'New York',
  regionId: '43',
  regionCode: 'NY',
  postalCode: '10001',
  country: 'US',
  phone: '2125550100',
  isDefaultBilling: isDefault,
  isDefaultShipping: isDefault,
});
type Address = ReturnType<typeof anAddress>;

const US = {
  id: 'US',
  name: 'United States',
  regions: [{ id: '43', code: 'NY', name: 'New York' }],
};

beforeEach(() => {
  resetSession();
  session.rename('Ann');
});

/** Renders the address book; each mutation replaces the addresses by the result of `change`. */
function renderBook(addresses: Address[], path = PATH, resolvers: Resolvers = {}) {
  const inputs: unknown[] = [];
  const toPayload = (changed: Address[]) => ({
    customer: { ...ann, addresses: changed },
    userErrors: [],
  });
  const page = renderPage(
    <AddressesRoute />,
    {
      customer: () => ({ ...ann, addresses }),
      countries: () => [US],
      customerAddressCreate: ({ input }: { input: { address: object } }) => {
        inputs.push(input);
        return toPayload([...addresses, { ...anAddress('9'), ...input.address }]);
      },
      customerAddressUpdate: ({ input }: { input: { addressId: string; address: object } }) => {
        inputs.push(input);
        return toPayload(
          addresses.map((each) =>
            each.id === input.addressId ? { ...each, ...input.address } : each,
          ),
        );
      },
      customerAddressDelete: ({ input }: { input: { addressId: string } }) =>
        toPayload(addresses.filter(({ id }) => id !== input.addressId)),
      customerDefaultAddressSet: ({ input }: { input: { addressId: string } }) => {
        inputs.push(input);
        return toPayload(
          addresses.map((each) => ({ ...each, isDefaultShipping: each.id === input.addressId })),
        );
      },
      ...resolvers,
    },
    path,
  );
  return { ...page, inputs };
}

const streets = () => screen.getAllByText(/Main Street$/).map(({ textContent }) => textContent);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

it('lists default addresses first, and links from an empty address book to the form', async () => {
  renderBook([anAddress('1'), anAddress('2', true)]);
  await screen.findByText('1 Main Street');
  expect(streets()).toEqual(['2 Main Street', '1 Main Street']);
  expect(screen.getByText('Default shipping')).toBeTruthy();
  cleanup();
  const { router } = renderBook([]);
  await user.click(await screen.findByRole('link', { name: 'Add an address' }));
  expect(router.state.location.search).toBe('?edit=new');
});

it('adds an address with the chosen defaults and returns to the list', async () => {
  const { router, inputs } = renderBook([], `${PATH}?edit=new`);
  const type = async (label: string, text: string) =>
    user.type(await screen.findByLabelText(label), text);
  await type('First name', 'Ann');
  await type('Last name', 'Vale');
  await type('Address', '9 Main Street');
  await type('City', 'New York');
  await user.selectOptions(screen.getByLabelText('State'), 'New York');
  await type('ZIP code', '10001');
  await type('Phone', '2125550100');
  await user.click(screen.getByLabelText('Make this my default billing address'));
  await press('Save address');
  await screen.findByText('Address saved.');
  expect(inputs).toMatchObject([{ isDefaultBilling: true, isDefaultShipping: false }]);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await screen.findByText('9 Main Street');
  expect(streets()).toEqual(['9 Main Street']);
});

it('reports missing and invalid fields, focuses the first, and sends nothing', async () => {
  const { inputs } = renderBook([], `${PATH}?edit=new`);
  await user.type(await screen.findByLabelText('ZIP code'), '900');
  await press('Save address');
  await screen.findByText('First name is required.');
  await screen.findByText('Please enter a valid ZIP code, such as 90001.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')));
  expect(inputs).toEqual([]);
});

it('adapts the fields to the country, and drops the errors of the former one', async () => {
  const germany = { id: 'DE', name: 'Germany', regions: [] };
  const canada = { id: 'CA', name: 'Canada', regions: [{ id: '66', code: 'ON', name: 'Ontario' }] };
  const unnamed = { id: 'AN', name: 'AN', regions: [] };
  renderBook([], `${PATH}?edit=new`, { countries: () => [US, unnamed, canada, germany] });
  await user.click(await screen.findByRole('button', { name: 'Save address' }));
  await screen.findByText('ZIP code is required.');
  screen.getByText('State is required.');
  await user.click(screen.getByRole('button', { name: 'Change country' }));
  expect(screen.queryByRole('option', { name: 'AN' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Country'), 'CA');
  await screen.findByLabelText('Province');
  screen.getByLabelText('Postal code');
  await user.selectOptions(screen.getByLabelText('Country'), 'DE');
  await waitFor(() => expect(screen.queryByText(/^(ZIP code|State) is required/)).toBeNull());
  screen.getByText('City is required.');
});

it('updates one address, sets it as default in a second call, and never unsets a default', async () => {
  const { inputs } = renderBook([anAddress('1'), anAddress('2', true)], `${PATH}?edit=1`);
  const line = await screen.findByLabelText('Address');
  await user.clear(line);
  await user.type(line, '7 Main Street');
  await user.click(screen.getByLabelText('Make this my default shipping address'));
  await press('Save address');
  await screen.findByText('Address saved.');
  expect(inputs).toMatchObject([
    { addressId: '1', address: { line1: '7 Main Street' } },
    { addressId: '1', forShipping: true, forBilling: false },
  ]);
  cleanup();
  renderBook([anAddress('2', true)], `${PATH}?edit=2`);
  const settled = await screen.findByLabelText('Make this my default shipping address');
  expect(settled.hasAttribute('disabled')).toBe(true);
});

it('shows a rejection at its field, and any other above the form', async () => {
  const results = [rejected('No such ZIP code.', 'postalCode'), rejected('The book is full.')];
  renderBook([anAddress('1')], `${PATH}?edit=1`, { customerAddressUpdate: () => results.shift() });
  await press('Save address');
  await screen.findByText('No such ZIP code.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('ZIP code')));
  await press('Save address');
  await screen.findByText('The book is full.');
});

it('deletes an address after confirmation and keeps the others', async () => {
  renderBook([anAddress('1'), anAddress('2')]);
  await press('Delete Ann Vale, 1 Main Street');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this address?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete address' }));
  await screen.findByText('Address deleted.');
  await waitFor(() => expect(streets()).toEqual(['2 Main Street']));
  const next = screen.getByRole('button', { name: 'Delete Ann Vale, 2 Main Street', hidden: true });
  await waitFor(() => expect(document.activeElement).toBe(next));
});

it('returns the focus to the button of an address that is kept', async () => {
  renderBook([anAddress('1'), anAddress('2')]);
  await press('Delete Ann Vale, 1 Main Street');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this address?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep address' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const opener = screen.getByRole('button', { name: 'Delete Ann Vale, 1 Main Street' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('keeps an address that could not be deleted and shows the reason', async () => {
  renderBook([anAddress('1')], PATH, { customerAddressDelete: () => rejected('Not now.') });
  await press('Delete Ann Vale, 1 Main Street');
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete address' }));
  await screen.findByText('Not now.');
  await waitFor(() => expect(streets()).toEqual(['1 Main Street']));
});

it('sets an address as default shipping', async () => {
  const { inputs } = renderBook([anAddress('1'), anAddress('2', true)]);
  await press('Set as default shipping: Ann Vale, 1 Main Street');
  await screen.findByText('This is now your default shipping address.');
  expect(inputs).toEqual([{ addressId: '1', forShipping: true, forBilling: false }]);
});
