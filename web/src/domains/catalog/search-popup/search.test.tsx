// @vitest-environment happy-dom
import type { NormalizedCacheObject } from '@apollo/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { persistedPart } from '#apollo/persistedPart.ts';
import { aProduct, aResult, nothing, renderCatalog } from '../catalog.test-helpers.tsx';
import { RecentSearches } from './Search.generated.ts';
import { withTerm } from './useSuggestions.ts';

const dior = {
  id: '1',
  name: 'Dior',
  path: '/designers/dior',
  breadcrumbs: [],
  isDesigner: true,
  productCount: 1,
};
const resolvers = {
  productSearch: () => aResult({ products: [aProduct(1)], totalCount: 12 }),
  categorySearch: () => ({ totalCount: 1, categories: [dior] }),
};

async function openSearch(path = '/', own: object = {}) {
  const page = renderCatalog(path, { ...resolvers, ...own });
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  return { ...page, field };
}

const names = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('the search popup', () => {
  it('takes text and Enter while its code loads, and returns the focus to its button', async () => {
    const { address, client } = renderCatalog('/', resolvers);
    const button = await screen.findByRole('button', { name: 'Search' });
    act(() => button.click());
    // Only the first test of the file waits for the code.
    const early = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
    expect(document.activeElement).toBe(early);
    fireEvent.change(early, { target: { value: 'flap' } });
    if (early.form) fireEvent.submit(early.form);
    await waitFor(() => expect(address()).toBe('/search?term=flap'));
    expect(client.readQuery({ query: RecentSearches })).toEqual({ recentSearches: ['flap'] });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => button.click());
    const field = await screen.findByRole('combobox', { name: 'Search' });
    expect(field).toHaveProperty('value', '');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('suggests designers before input, then items, a link to all, and categories', async () => {
    const { field } = await openSearch();
    expect(await screen.findByRole('group', { name: 'Popular designers' })).toBeTruthy();
    await userEvent.type(field, 'flap');
    expect(await screen.findByRole('group', { name: 'Items' })).toBeTruthy();
    expect(names()).toEqual(['ChanelFlap 1$1,250', 'View all 12 items', 'Dior']);
    expect(screen.getByText('View all')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('12 items found');
  });

  it('suggests items from the first character on', async () => {
    const { field } = await openSearch();
    await userEvent.type(field, 'f');
    expect(await screen.findByRole('group', { name: 'Items' })).toBeTruthy();
  });

  it('suggests an item whose variants differ in price with the lowest', async () => {
    const item = aProduct(1);
    const products = [{ ...item, price: { ...item.price, isLowest: true } }];
    const { field } = await openSearch('/', { productSearch: () => aResult({ products }) });
    await userEvent.type(field, 'flap');
    await screen.findByRole('group', { name: 'Items' });
    expect(names()[0]).toBe('ChanelFlap 1From $1,250');
  });

  it('opens all results on Enter, or the highlighted option', async () => {
    const { field, address } = await openSearch();
    await userEvent.type(field, 'Flap');
    await screen.findByRole('group', { name: 'Items' });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBeTruthy());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/search?term=Flap'));
  });

  it('moves the text cursor on Home and End until an option is highlighted', async () => {
    const { field } = await openSearch();
    await userEvent.type(field, 'flap');
    await screen.findByRole('group', { name: 'Items' });
    await userEvent.keyboard('{End}');
    expect(field.getAttribute('aria-activedescendant')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBeTruthy());
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(screen.getByText('Dior').hasAttribute('data-highlighted')).toBe(true),
    );
  });

  it('never shows a late response for a newer term', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { field, calls } = await openSearch('/', {
      productSearch: async ({ term }: { term: string }) => {
        if (term === 'gucci') await held;
        return aResult({ products: [{ ...aProduct(1), name: `${term} bag`, designer: null }] });
      },
    });
    await userEvent.type(field, 'gucci');
    await waitFor(() => expect(calls).toContain('SearchSuggestions'));
    await userEvent.clear(field);
    await userEvent.type(field, 'prada');
    expect(await screen.findByText('prada bag')).toBeTruthy();
    release();
    await held;
    expect(screen.queryByText('gucci bag')).toBeNull();
  });

  it('reports no results and suggests designers', async () => {
    const { field } = await openSearch('/', { productSearch: () => nothing });
    await userEvent.type(field, 'qqzz');
    expect(await screen.findByText(/No results for “qqzz”/)).toBeTruthy();
    expect(names()).toEqual(['Dior']);
  });

  it('reports that the search is unavailable', async () => {
    const { field } = await openSearch('/', {
      productSearch: () => {
        throw new Error('down');
      },
    });
    await userEvent.type(field, 'flap');
    expect(await screen.findByText(/Search isn’t responding/)).toBeTruthy();
  });

  it('stores recent searches across pages until they are cleared', async () => {
    const { field, client, router } = await openSearch();
    await userEvent.type(field, ' Flap {Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await router.navigate('/');
    await screen.findByText('Home');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('option', { name: 'flap' })).toBeTruthy();
    const persisted = () => persistedPart(client.cache.extract() as NormalizedCacheObject);
    expect(persisted().ROOT_QUERY).toMatchObject({ recentSearches: ['flap'] });
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.queryByRole('option', { name: 'flap' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
  });

  it('links back to the last viewed list', async () => {
    const { router } = renderCatalog('/search?color=Black&page=2', resolvers);
    await screen.findByText('12 items');
    await router.navigate('/');
    await screen.findByText('Home');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const group = await screen.findByRole('group', { name: 'Continue where you left off' });
    const option = within(group).getByRole('option', { name: 'All items: Black, page 2' });
    expect(option.getAttribute('href')).toBe('/search?color=Black&page=2');
  });
});

describe('recent searches', () => {
  it('are trimmed, lower case, newest first and unique', () => {
    const terms = ['Chanel flap', ' Dior ', 'CHANEL FLAP'].reduce<string[]>(withTerm, []);
    expect(terms).toEqual(['chanel flap', 'dior']);
  });

  it('keep the newest eight without empty ones', () => {
    const terms = [...'abcdefghij', '   '].reduce<string[]>(withTerm, []);
    expect(terms).toEqual([...'jihgfedc']);
  });
});
