// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearPageData } from '#apollo/clearCustomerData.ts';
import { renderScreen } from '#apollo/schema.test-helpers.tsx';
import { LOGGED_OUT_NOTICE, session } from '#apollo/session/session.ts';
import { PriceAlertButton } from './PriceAlertButton.tsx';
import PriceAlertsRoute from './routes/PriceAlertsRoute.tsx';
import SavedSearchAddRoute from './routes/SavedSearchAddRoute.tsx';
import SavedSearchRoute from './routes/SavedSearchRoute.tsx';

const dollars = (amount: string) => ({ amount, currency: 'USD' });
const aPriceAlert = (id: string) => ({
  id,
  sku: `SKU-${id}`,
  name: `Bag ${id}`,
  createdAt: '2026-01-02T10:00:00Z',
  isInStock: true,
  priceWhenAdded: dollars('950.00'),
  price: dollars('800.00'),
  droppedBy: dollars('150.00'),
  product: null,
});
const rejected = { removedId: null, userErrors: [{ code: 'NOT_FOUND', message: 'Not found.' }] };

afterEach(() => {
  cleanup();
  session.lose();
});

describe('PriceAlertsRoute', () => {
  it('shows the price drop, and removes an alert optimistically without refetching', async () => {
    const page = renderScreen(<PriceAlertsRoute />, {
      priceAlerts: () => [aPriceAlert('1'), aPriceAlert('2')],
      priceAlertRemove: () => ({ removedId: '1', userErrors: [] }),
    });
    await screen.findByText('Bag 1');
    expect(screen.getAllByText('Down $150')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Remove price alert: Bag 1' }));
    await waitFor(() => expect(screen.queryByText('Bag 1')).toBeNull());
    expect(screen.getByText('Bag 2')).toBeTruthy();
    expect(page.calls).toEqual(['PriceAlerts', 'RemovePriceAlert']);
  });

  it('restores an alert that could not be removed and shows the reason', async () => {
    renderScreen(<PriceAlertsRoute />, {
      priceAlerts: () => [aPriceAlert('1')],
      priceAlertRemove: () => rejected,
    });
    await userEvent.click(await screen.findByRole('button', { name: /Bag 1/ }));
    await screen.findByText('Not found.');
    expect(screen.getByText('Bag 1')).toBeTruthy();
  });

  it('shows no current price for a sold item', async () => {
    const sold = { ...aPriceAlert('1'), isInStock: false };
    renderScreen(<PriceAlertsRoute />, { priceAlerts: () => [sold] });
    await screen.findByText('No longer available');
    expect(screen.queryByText(/\$800/)).toBeNull();
  });
});

describe('PriceAlertButton', () => {
  it('asks a guest to sign in and sends nothing', async () => {
    const page = renderScreen(<PriceAlertButton sku="SKU-1" />, {});
    await userEvent.click(screen.getByRole('button', { name: 'Notify me when the price drops' }));
    await screen.findByText('Please sign in to add this item to your price alerts.');
    expect(page.calls).toEqual([]);
  });

  it('creates one alert for several clicks and shows that it is on', async () => {
    const ids: string[] = [];
    session.begin('Ann');
    const page = renderScreen(<PriceAlertButton sku="SKU-1" />, {
      priceAlerts: () => ids.map(aPriceAlert),
      priceAlertAdd: () => {
        ids.push('1');
        return { priceAlert: aPriceAlert('1'), userErrors: [] };
      },
    });
    const button = screen.getByRole('button', { name: 'Notify me when the price drops' });
    await userEvent.dblClick(button);
    await screen.findByText(/^Price alert added!/);
    await screen.findByText('Price alert is on');
    expect(page.calls.filter((call) => call === 'CreatePriceAlert')).toHaveLength(1);
  });
});

describe('PriceAlertButton of a shared browser', () => {
  it('is off for the next customer', async () => {
    session.begin('Ann');
    const { client } = renderScreen(<PriceAlertButton sku="SKU-1" />, {
      priceAlerts: () => [],
      priceAlertAdd: () => ({ priceAlert: aPriceAlert('1'), userErrors: [] }),
    });
    await userEvent.click(screen.getByRole('button', { name: /Notify me/ }));
    await screen.findByText('Price alert is on');
    act(() => session.end());
    clearPageData(client);
    act(() => session.begin('Bea'));
    await screen.findByText('Notify me when the price drops');
  });
});

describe('an interrupted PriceAlertButton', () => {
  const ids: string[] = [];
  const resolvers = {
    priceAlerts: () => ids.map(aPriceAlert),
    priceAlertAdd: () => {
      ids.push('1');
      return { priceAlert: aPriceAlert('1'), userErrors: [] };
    },
  };
  beforeEach(() => {
    ids.length = 0;
  });
  const press = () =>
    userEvent.click(screen.getByRole('button', { name: 'Notify me when the price drops' }));

  it('creates the alert once a guest has signed in', async () => {
    renderScreen(<PriceAlertButton sku="SKU-1" />, resolvers);
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
    act(() => session.begin('Ann'));
    await screen.findByText(/^Price alert added!/);
    expect(ids).toEqual(['1']);
  });

  it('announces that the session has ended, and creates the alert after the next sign-in', async () => {
    session.begin('Ann');
    const results = [
      () => {
        throw new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } });
      },
    ];
    renderScreen(<PriceAlertButton sku="SKU-1" />, {
      ...resolvers,
      priceAlertAdd: () => (results.shift() ?? resolvers.priceAlertAdd)(),
    });
    await press();
    await waitFor(() => expect(session.getState().notice).toBe(LOGGED_OUT_NOTICE));
    expect(ids).toEqual([]);
    act(() => session.begin('Ann'));
    await screen.findByText(/^Price alert added!/);
    expect(ids).toEqual(['1']);
  });
});

describe('saved searches', () => {
  const query = '/search?term=flap';
  const path = `/account/saved-search/add?name=Flap&query=${encodeURIComponent(query)}`;
  const aSearch = { id: '7', name: 'Flap', query, createdAt: null, newCount: 1 };

  it('saves a search under its name and returns to the list', async () => {
    const inputs: unknown[] = [];
    const page = renderScreen(
      <SavedSearchAddRoute />,
      {
        savedSearchAdd: ({ input }: { input: unknown }) => {
          inputs.push(input);
          return { savedSearch: aSearch, userErrors: [] };
        },
      },
      path,
    );
    await userEvent.type(screen.getByLabelText('Search name'), ' bags ');
    await userEvent.click(screen.getByRole('button', { name: 'Save search' }));
    await screen.findByText('Another page');
    expect(inputs).toEqual([{ name: 'Flap bags', query }]);
    expect(page.router.state.location.pathname).toBe('/account/saved-search');
  });

  it('shows a rejected name at its field', async () => {
    const userErrors = [{ code: 'INVALID', message: 'Taken already.', field: ['input', 'name'] }];
    renderScreen(
      <SavedSearchAddRoute />,
      { savedSearchAdd: () => ({ savedSearch: null, userErrors }) },
      path,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save search' }));
    await screen.findByText('Taken already.');
    expect(screen.getByLabelText('Search name').getAttribute('aria-invalid')).toBe('true');
  });

  it.each(['//elsewhere.example', String.raw`/\elsewhere.example`])(
    'rejects a query that is not a path of the shop: %s',
    (elsewhere) => {
      renderScreen(<SavedSearchAddRoute />, {}, `/add?query=${encodeURIComponent(elsewhere)}`);
      expect(screen.getByRole('heading', { name: 'Nothing to save yet' })).toBeTruthy();
    },
  );

  it('counts new matches and removes a search', async () => {
    renderScreen(<SavedSearchRoute />, {
      savedSearches: () => [aSearch],
      savedSearchRemove: () => ({ removedId: '7', userErrors: [] }),
    });
    await screen.findByText('1 new');
    const link = screen.getByRole('link', { name: 'View results: Flap' });
    expect(link.getAttribute('href')).toBe(query);
    await userEvent.click(screen.getByRole('button', { name: 'Remove saved search: Flap' }));
    await screen.findByText('No saved searches yet');
  });
});
