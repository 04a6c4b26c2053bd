// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '#apollo/schema.test-helpers.tsx';
// Lazy on a page; imported here so that it is loaded before the first test.
import '#ui/DialogParts.tsx';
import { aSellItem, aShipment } from '../builders.test-helpers.ts';
import { GuestShipment } from '../routes/ItemsRoute.tsx';
import { Shipment } from './Shipment.tsx';

interface CreateArguments {
  readonly input: object;
}

const ADDRESS = {
  id: '1',
  firstName: 'Nora',
  lastName: 'Vance',
  line1: '1 Main St',
  city: 'Los Angeles',
  region: 'California',
  regionCode: 'CA',
  postalCode: '90001',
  country: 'US',
  phone: null,
  isDefaultShipping: true,
};

/** Renders the shipment dialog for items 7 and 8; `inputs` are the requested shipments. */
function renderShipment({ addresses = [ADDRESS], forceItem = '7' as string | null } = {}) {
  const inputs: object[] = [];
  function Page() {
    const [view, setView] = useState({ forceItem, showShipped: false });
    return <Shipment view={view} onView={setView} />;
  }
  const page = renderScreen(<Page />, {
    customer: () => ({ id: '1', firstName: 'Nora', lastName: 'Vance', addresses }),
    sellItems: () => ({ items: [aSellItem(), aSellItem({ id: '8', model: 'Flap' })] }),
    sellShipmentCreate: ({ input }: CreateArguments) => {
      inputs.push(input);
      return { shipment: aShipment(), userErrors: [] };
    },
  });
  return { ...page, inputs };
}

const SENDER = {
  name: 'Nora Vance',
  line1: '1 Main St',
  city: 'Los Angeles',
  region: 'CA',
  postalCode: '90001',
  country: 'US',
};
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create label' }));

it('prefills the sender from the address book, and ships several items in one package once', async () => {
  const page = renderShipment();
  const forced = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Boy Bag/ });
  expect([forced.checked, forced.disabled]).toEqual([true, true]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Chanel Flap' }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Create label' }));
  await screen.findByText('Your label is ready. We’ve also emailed it to you.');
  expect(page.inputs).toEqual([{ itemIds: ['7', '8'], carrier: 'PREPAID', sender: SENDER }]);
  const print = screen.getByRole('link', { name: 'Print label' });
  expect(print.getAttribute('href')).toBe('/files/sell-labels/s1');
});

it('prefills only the name of a sender outside the United States', async () => {
  renderShipment({ addresses: [{ ...ADDRESS, country: 'FR' }] });
  const name = await screen.findByLabelText<HTMLInputElement>('Sender’s name');
  expect(name.value).toBe('Nora Vance');
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('');
  await create();
  await screen.findByText('Please enter the street address.');
  await screen.findByText('Please enter the ZIP code.');
});

it('keeps what was entered while the form is closed, until the label is created', async () => {
  renderShipment();
  const leaveAndReturn = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Packages in transit' }));
    await userEvent.click(screen.getByRole('button', { name: 'Items to ship' }));
  };
  const flap = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Chanel Flap' });
  const city = () => screen.getByLabelText<HTMLInputElement>('City').value;
  await userEvent.click(await flap());
  await userEvent.type(screen.getByLabelText('City'), ' Heights');
  await leaveAndReturn();
  expect([(await flap()).checked, city()]).toEqual([true, 'Los Angeles Heights']);
  await create();
  await screen.findByText(/^Your label is ready/);
  await leaveAndReturn();
  expect([(await flap()).checked, city()]).toEqual([false, 'Los Angeles']);
});

it('creates no label for an empty package', async () => {
  const page = renderShipment({ forceItem: null });
  await screen.findByLabelText('City');
  await create();
  await screen.findByText('Please choose at least one item.');
  expect(page.inputs).toEqual([]);
});

it("requires the tracking number for the owner's own carrier", async () => {
  const page = renderShipment();
  await userEvent.selectOptions(await screen.findByLabelText('Carrier'), 'UPS');
  await create();
  await screen.findByText('Please enter the carrier’s tracking number.');
  await userEvent.type(screen.getByLabelText('Tracking number'), ' 1Z999 ');
  await create();
  const ready = await screen.findByText(/^Your label is ready/);
  expect(ready.closest('[tabindex]')).toBe(document.activeElement);
  expect(page.inputs).toMatchObject([{ carrier: 'UPS', trackingNumber: '1Z999' }]);
});

it('lets a guest ship with valid codes without caching the package', async () => {
  const inputs: { itemCodes: string[] }[] = [];
  const page = renderScreen(<GuestShipment />, {
    guestSellShipmentCreate: ({ input }: { input: { itemCodes: string[] } }) => {
      inputs.push(input);
      return input.itemCodes.includes('WRONG')
        ? { shipment: null, userErrors: [{ code: 'NOT_FOUND', message: 'No such entity.' }] }
        : { shipment: aShipment(), userErrors: [] };
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Ship with a code' }));
  let dialog = within(await screen.findByRole('dialog', { name: 'Ship with a code' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create label' }));
  await dialog.findByText('Please enter a ship code.');
  const fields = {
    'Owner’s email': 'ann@example.test',
    'Ship codes': 'WRONG',
    'Sender’s name': 'Nora Vance',
    'Street address': '1 Main St',
    City: 'Los Angeles',
    State: 'CA',
    'ZIP code': '90001',
  };
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.type(dialog.getByLabelText(label), text);
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Ship with a code' }));
  dialog = within(await screen.findByRole('dialog', { name: 'Ship with a code' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create label' }));
  await dialog.findByText(/^We couldn’t find an item to ship with this email and code/);
  await userEvent.clear(dialog.getByLabelText('Ship codes'));
  await userEvent.type(dialog.getByLabelText('Ship codes'), '5CNZ-7DRT, H6M9-2KLP');
  await userEvent.click(dialog.getByRole('button', { name: 'Create label' }));
  await dialog.findByText('Your label is ready. Please print or save it now.');
  expect(dialog.queryByRole('button', { name: 'Email label' })).toBeNull();
  expect(inputs[1]).toEqual({
    email: 'ann@example.test',
    itemCodes: ['5CNZ-7DRT', 'H6M9-2KLP'],
    carrier: 'PREPAID',
    sender: SENDER,
  });
  expect(JSON.stringify(page.client.cache.extract())).not.toContain('ENS482910573391028');
});
