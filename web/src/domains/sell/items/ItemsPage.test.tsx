// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Resolvers, renderScreen } from '#apollo/schema.test-helpers.tsx';
// Lazy on a page; imported here so that it is loaded before the first test.
import '#ui/DialogParts.tsx';
import { anOfferedItem, aSellItem, TERMS } from '../builders.test-helpers.ts';
import { Items } from './ItemsPage.tsx';
import { toCsv } from './Payouts.tsx';

interface ListArguments {
  readonly page: number;
  readonly itemsPerPage: number;
  readonly filters: readonly string[];
}

const toPage = (items: readonly object[]) => ({
  items,
  page: 1,
  itemsPerPage: 100,
  pageCount: 1,
  totalCount: items.length,
});

const toShip = aSellItem({
  id: '8',
  model: 'Wallet on Chain',
  status: 'QUOTE_ACCEPTED',
  statusLabel: 'Quote Accepted',
  allowedActions: ['SHIP'],
  moves: [],
  nextAction: { code: 'SHIP', until: '2099-11-29T12:00:00.000Z' },
});

/** Renders the list at a URL; `filters` are those of the requested lists. */
function renderItems(path: string, resolvers: Resolvers = {}) {
  const filters: (readonly string[])[] = [];
  const page = renderScreen(
    <Items base={[]} />,
    {
      sellItems: (list: ListArguments) => {
        if (list.itemsPerPage > 1) filters.push(list.filters);
        return toPage(list.filters.includes('PAID') ? [] : [anOfferedItem(), toShip]);
      },
      sellItemFilters: () => [
        { status: 'QUOTE_READY_FOR_REVIEW', label: 'Quote Ready for Review', count: 1 },
        { status: 'PAID', label: 'Paid', count: 0 },
      ],
      sellTerms: () => TERMS,
      sellItem: () => anOfferedItem(),
      ...resolvers,
    },
    path,
  );
  return { ...page, filters };
}

it('lists the items with status and next step', async () => {
  renderItems('/sell/items');
  const rows = await screen.findByRole('link', { name: 'Boy Bag Medium' });
  expect(rows.getAttribute('href')).toBe('/sell/items?item=7');
  expect(screen.getByText('Review your offer by Dec 5')).toBeTruthy();
  expect(screen.getByText('Ship your item by Nov 29')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Ship / })).toHaveLength(1);
});

it('reads only the list of the status in the URL', async () => {
  const page = renderItems('/sell/items?status=paid');
  await screen.findByRole('heading', { name: 'No items here' });
  const filters = screen.getByRole('navigation', { name: 'Filter by status' });
  const current = within(filters).getByRole('link', { name: 'Paid 0' });
  expect(current.getAttribute('aria-current')).toBe('true');
  await userEvent.click(within(filters).getByRole('link', { name: 'Quote Ready for Review 1' }));
  await screen.findByRole('link', { name: 'Boy Bag Medium' });
  expect(page.filters).toEqual([['PAID'], ['QUOTE_READY_FOR_REVIEW']]);
});

it('ignores an unknown status', async () => {
  const page = renderItems('/sell/items?status=lost&page=-3');
  await screen.findByRole('link', { name: 'Boy Bag Medium' });
  expect(page.filters).toEqual([[]]);
});

it('opens an item in a dialog with its own URL and closes it', async () => {
  const page = renderItems('/sell/items?status=quote_ready_for_review');
  await userEvent.click(await screen.findByRole('link', { name: 'Boy Bag Medium' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your item' }));
  await dialog.findByText('$2,000');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.router.state.location.search).toBe('?status=quote_ready_for_review');
});

it('moves the focus to the title of the dialog when it ships its item', async () => {
  const id = '8';
  renderItems('/sell/items?item=8', { sellItem: () => ({ ...anOfferedItem(), ...toShip, id }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Ship this item' }));
  const title = await screen.findByRole('heading', { name: 'Ship to us' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

it('sums paid and pending payouts', async () => {
  const paid = (id: string, paidAt: string | null) =>
    aSellItem({
      id,
      payout: {
        kind: 'CASH',
        amount: { amount: '2000.50', currency: 'USD' },
        reference: null,
        paidAt,
      },
    });
  renderItems('/sell/items?view=payouts', {
    sellPayouts: () =>
      toPage([paid('1', '2026-11-22T12:00:00.000Z'), paid('2', null), paid('3', null)]),
  });
  await screen.findByText('$2,000.50 paid, $4,001 pending.');
});

it('escapes CSV cells so that spreadsheets read them correctly', () => {
  const rows = [
    ['Item', 'Amount'],
    ['Bag, "small"', '1250.50'],
    ['=SUM(A1)', '-1'],
  ];
  expect(toCsv(rows)).toBe('Item,Amount\r\n"Bag, ""small""",1250.50\r\n\'=SUM(A1),\'-1');
});
