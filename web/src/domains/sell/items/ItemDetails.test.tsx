// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, expect, it, vi } from 'vitest';
import { type Resolvers, renderScreen } from '#apollo/schema.test-helpers.tsx';
// Lazy on a page; imported here so that it is loaded before the first test.
import '#ui/DialogParts.tsx';
import { anOffer, anOfferedItem, aSellItem, aShipment, TERMS } from '../builders.test-helpers.ts';
import { LiveUpdates } from '../shared/LiveUpdates.tsx';
import { ItemDetails } from './ItemDetails.tsx';

interface UpdateArguments {
  readonly input: { readonly itemId: string; readonly move: object };
}

const noStream = () => {
  throw new GraphQLError('No subscriptions here.');
};

/** Renders an item's page; `updates` are the requested transitions. */
function renderItem(item: object, resolvers: Resolvers = {}) {
  const updates: object[] = [];
  const page = renderScreen(
    <LiveUpdates>
      <ItemDetails id="7" onShip={() => undefined} />
    </LiveUpdates>,
    {
      sellItem: () => item,
      sellTerms: () => TERMS,
      sellItemChanged: noStream,
      sellItemUpdate: ({ input }: UpdateArguments) => {
        updates.push(input);
        const accepted = { status: 'QUOTE_ACCEPTED', statusLabel: 'Quote Accepted', moves: [] };
        return { item: { ...item, ...accepted }, userErrors: [] };
      },
      ...resolvers,
    },
  );
  return { ...page, updates };
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** The dialog of a decision. */
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows the payout methods of an offer side by side, with its expiry', async () => {
  renderItem(anOfferedItem());
  await screen.findByText('$2,000');
  for (const amount of ['$2,450–$2,940', '$2,200']) expect(screen.getByText(amount)).toBeTruthy();
  expect(screen.getByText(/^Expires Dec 5 \(in [\d,]+ days\)$/)).toBeTruthy();
});

it('keeps the focus on the item when its form opens and closes', async () => {
  renderItem(aSellItem({ allowedActions: ['EDIT'] }), {
    sellDesigners: () => [],
  });
  await press('Edit details');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
  await press('Discard changes');
  await screen.findByRole('button', { name: 'Edit details' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
});

it('accepts an offer after confirmation, with the version that was shown', async () => {
  const page = renderItem(anOfferedItem());
  await press('Choose store credit');
  const question = await dialog('Accept offer');
  question.getByText(/^Accept store credit of \$2,200\?/);
  expect(page.updates).toEqual([]);
  await userEvent.dblClick(question.getByRole('button', { name: 'Accept offer' }));
  await screen.findByText('Quote Accepted');
  const move = { status: 'QUOTE_ACCEPTED', payout: 'STORE_CREDIT', offerId: 'o1' };
  expect(page.updates).toEqual([{ itemId: '7', move }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The button that opened the dialog is gone.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
});

it("sends nothing without the owner's confirmation", async () => {
  const page = renderItem(anOfferedItem());
  await press('Choose cash now');
  const question = await dialog('Accept offer');
  await userEvent.click(question.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.updates).toEqual([]);
  const opener = screen.getByRole('button', { name: 'Choose cash now' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('lists the details of an item with the condition of each part', async () => {
  renderItem(aSellItem());
  const terms = await screen.findAllByRole('term');
  const labels = terms.map(({ textContent }) => textContent);
  expect(labels).toEqual(['Category', 'Condition', 'Exterior', 'Color', 'Included']);
  screen.getByText('Light corner rubbing');
});

it('requires a reason for declining', async () => {
  const page = renderItem(anOfferedItem());
  await press('Decline offer');
  const question = await dialog('Decline offer');
  await userEvent.click(question.getByRole('button', { name: 'Decline offer' }));
  await question.findByText('Enter a reason.');
  await userEvent.type(question.getByLabelText('Your reason'), ' Too little. ');
  await userEvent.click(question.getByRole('button', { name: 'Decline offer' }));
  const move = { status: 'QUOTE_DECLINED', offerId: 'o1', reason: 'Too little.' };
  await waitFor(() => expect(page.updates).toEqual([{ itemId: '7', move }]));
});

it('accepts counteroffers in dollars only', async () => {
  const page = renderItem(anOfferedItem());
  await press('Make a counteroffer');
  const question = await dialog('Make a counteroffer');
  const field = question.getByLabelText('Your counteroffer, in dollars');
  const send = () => userEvent.click(question.getByRole('button', { name: /counteroffer/ }));
  await send();
  await question.findByText('Enter the amount you’d accept.');
  await userEvent.type(field, 'a lot');
  await send();
  await question.findByText(/in dollars, such as 1250/);
  await userEvent.clear(field);
  await userEvent.type(field, '0');
  await send();
  await question.findByText('Please enter an amount above $0.');
  await userEvent.clear(field);
  await userEvent.type(field, '2500');
  await send();
  await waitFor(() => expect(page.updates).toHaveLength(1));
  expect(page.updates[0]).toMatchObject({ move: { counterPrice: '2500', offerId: 'o1' } });
});

it('shows why a decision was rejected and refetches the item', async () => {
  const message = 'The offer has changed. Please review the new one.';
  const page = renderItem(anOfferedItem(), {
    sellItemUpdate: () => ({
      item: null,
      userErrors: [{ code: 'BAD_USER_INPUT', message, status: 400 }],
    }),
  });
  await press('Choose cash now');
  const question = await dialog('Accept offer');
  await userEvent.click(question.getByRole('button', { name: 'Accept offer' }));
  await question.findByText(message);
  expect(page.calls.filter((call) => call === 'SellItemRead')).toHaveLength(2);
});

it('compares the final offer with the previous one and shows the inspection', async () => {
  const final = anOffer({ id: 'o2', stage: 'FINAL', cash: { amount: '1500', currency: 'USD' } });
  renderItem(
    anOfferedItem({
      currentOffer: final,
      offers: [anOffer(), final],
      inspection: {
        condition: 'good',
        answers: [{ part: 'exterior', answer: 'Scuffs along base' }],
        note: 'The base is worn.',
      },
    }),
  );
  await screen.findByText('Our final offer');
  expect(screen.getByText('$2,000').tagName).toBe('S');
  const cells = within(screen.getByRole('row', { name: /^Exterior/ })).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual([
    'Light corner rubbing',
    'Scuffs along base',
  ]);
  expect(cells.map((cell) => cell.hasAttribute('data-differs'))).toEqual([false, true]);
});

it('offers to withdraw and edit an item without a quote, and shows given details only', async () => {
  renderItem(aSellItem());
  await screen.findByRole('button', { name: 'Withdraw item' });
  expect(screen.getByRole('button', { name: 'Edit details' })).toBeTruthy();
  expect(screen.getByText('Very Good')).toBeTruthy();
  expect(screen.queryByText('Material')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull();
});

it('shows the newest event first, and a reason in quotes', async () => {
  const [submitted] = aSellItem().history;
  const declined = {
    ...submitted,
    from: 'QUOTE_READY_FOR_REVIEW',
    move: 'decline',
    at: '2026-11-22T12:00:00.000Z',
    reason: 'Too little.',
  };
  renderItem(aSellItem({ history: [submitted, declined] }));
  const entries = within(await screen.findByRole('list', { name: 'History' })).getAllByRole(
    'listitem',
  );
  expect(entries[0]?.textContent).toMatch(/^You declined our offerNov 22, 2026.*“Too little.”$/);
  expect(entries[1]?.textContent).toMatch(/^You submitted your item/);
});

it('shows the tracking of a package, and its label until it has arrived', async () => {
  const shipment = aShipment();
  const page = renderItem(aSellItem({ shipment }), {
    sellShipmentLabelEmail: () => ({ isSent: true, userErrors: [] }),
  });
  const progress = await screen.findByRole('list', { name: 'Shipping progress' });
  expect(
    within(progress)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(['Label created.Nov 22, 2026', 'Received, not yet', 'Inspected, not yet']);
  await press('Email label');
  await screen.findByText('We’ve emailed you the label.');
  page.unmount();
  const received = { ...shipment.events[0], code: 'received' };
  renderItem(aSellItem({ shipment: { ...shipment, events: [received] } }));
  await screen.findByText('Your package');
  expect(screen.queryByRole('link', { name: 'Print label' })).toBeNull();
});

it('shows an item on sale at its current price', async () => {
  const dollars = (amount: string) => ({ amount, currency: 'USD' });
  const step = (at: string, price: string) => ({
    at,
    price: dollars(price),
    receive: dollars('70'),
  });
  renderItem(
    aSellItem({
      consignment: {
        sku: null,
        product: null,
        price: dollars('100'),
        listedAt: '2020-01-01T12:00:00.000Z',
        soldPrice: null,
        priceSchedule: [
          step('2020-01-01T12:00:00.000Z', '100'),
          step('2020-02-01T12:00:00.000Z', '90'),
          step('2099-02-01T12:00:00.000Z', '80'),
        ],
      },
    }),
  );
  await screen.findByText('For sale since Jan 1, 2020.');
  const current = screen.getAllByRole('row').filter((row) => row.hasAttribute('aria-current'));
  expect(current.map((row) => row.textContent)).toEqual(['Feb 1, 2020$90$70']);
});

it('shows a change of an item when the gateway pushes it', async () => {
  let push: (item: object) => void = () => undefined;
  const changed = new Promise<object>((resolve) => {
    push = resolve;
  });
  const page = renderItem(aSellItem(), { sellItemChanged: () => changed });
  await screen.findByText('New Quote Requested');
  push(anOfferedItem());
  await screen.findByText('Quote Ready for Review');
  expect(screen.getByText('$2,000')).toBeTruthy();
  expect(page.calls.filter((call) => call === 'SellItemRead')).toHaveLength(1);
});

it('polls while there is no stream', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const items = [aSellItem(), anOfferedItem()];
  renderItem(aSellItem(), { sellItem: () => items.shift() });
  await screen.findByText('New Quote Requested');
  await vi.advanceTimersByTimeAsync(15_000);
  await screen.findByText('Quote Ready for Review');
});

it('reports an item that is not in this account', async () => {
  renderItem(aSellItem(), {
    sellItem: () => {
      throw new GraphQLError('Not Found', { extensions: { code: 'NOT_FOUND' } });
    },
  });
  await screen.findByRole('heading', { name: 'Item not found' });
  expect(screen.getByText('This item isn’t in your account')).toBeTruthy();
  expect(screen.getByText('It may belong to another account.')).toBeTruthy();
});
