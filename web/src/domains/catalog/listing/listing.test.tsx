// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aFacet, aProduct, aResult, nothing, renderCatalog } from '../catalog.test-helpers.tsx';
import { toPrice, toStep } from './filters/PriceRange.tsx';
import { LastListing } from './loader/Listing.generated.ts';

interface SearchArguments {
  readonly filters: readonly { code: string; values: string[] }[];
  readonly price: { min?: string; max?: string } | null;
  readonly sort: string;
  readonly page: number;
}

const DESIGNERS = [
  'Chanel',
  'Dior',
  'Gucci',
  'Prada',
  'Fendi',
  'Loewe',
  'Hermès',
  'Celine',
  'Chloé',
];
const facets = [
  aFacet('manufacturer', 'Designer', Object.fromEntries(DESIGNERS.map((name) => [name, 5]))),
  aFacet('color', 'Color', { Black: 9, Red: 4, Green: 0 }),
];

/** A fake shop that records its searches. */
function aShop(respond: (args: SearchArguments) => unknown = () => aResult({ facets })) {
  const searches: SearchArguments[] = [];
  const productSearch = (args: SearchArguments) => {
    searches.push(args);
    return respond(args);
  };
  return { searches, resolvers: { productSearch } };
}

async function openList(path: string, shop = aShop()) {
  const page = renderCatalog(path, shop.resolvers);
  await screen.findByText('150 items');
  return { ...page, ...shop };
}

const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));

describe('a list', () => {
  it('opens the filters of small screens with the keys of a button', async () => {
    await openList('/search');
    for (const key of [' ', '{Enter}']) {
      (await screen.findByText('Filter', { selector: '[role=button]' })).focus();
      await userEvent.keyboard(key);
      const dialog = await screen.findByRole('dialog', { name: 'Filter' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('filters immediately from page 1, and removes the filter with its chip', async () => {
    const { address, searches } = await openList('/search?page=2');
    await userEvent.click(filters().getByRole('checkbox', { name: /^Black/ }));
    await waitFor(() => expect(address()).toBe('/search?color=Black'));
    const tag = await screen.findByRole('link', { name: 'Remove Black' });
    expect(searches.at(-1)).toMatchObject({
      page: 1,
      filters: [{ code: 'color', values: ['Black'] }],
    });
    await userEvent.click(tag);
    await waitFor(() => expect(address()).toBe('/search'));
  });

  it('truncates a long group, searches its values, and shows all on request', async () => {
    await openList('/search');
    const group = within(filters().getByRole('region', { name: /^Designer/ }));
    expect(group.getAllByRole('checkbox')).toHaveLength(8);
    await userEvent.click(group.getByRole('button', { name: 'Show 1 more' }));
    expect(group.getAllByRole('checkbox')).toHaveLength(9);
    await userEvent.type(group.getByLabelText('Find a designer'), 'herm');
    expect(group.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.type(group.getByLabelText('Find a designer'), 'x');
    expect(group.getByText('None found')).toBeTruthy();
  });

  it('keeps a value without items readable and disables it', async () => {
    const { address } = await openList('/search');
    const green = filters().getByRole('checkbox', { name: /^Green/ });
    expect(green.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(green);
    expect(address()).toBe('/search');
  });

  it('opens the first four groups and those with applied values', async () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'color'].map((code) =>
      aFacet(code, code, { X: 1, Y: 2 }),
    );
    await openList(
      '/search?color=X',
      aShop(() => aResult({ facets: many })),
    );
    const isOpen = (name: RegExp) =>
      filters().getByRole('button', { name }).getAttribute('aria-expanded');
    expect([/^a/, /^d/, /^e/, /^color 1 chosen/].map(isOpen)).toEqual([
      'true',
      'true',
      'false',
      'true',
    ]);
    await userEvent.click(filters().getByRole('button', { name: /^e/ }));
    expect(isOpen(/^e/)).toBe('true');
  });

  it('applies typed prices on Enter', async () => {
    const { address, searches } = await openList('/search');
    await userEvent.type(await filters().findByLabelText('From, $'), '500');
    await userEvent.type(filters().getByLabelText('To, $'), '$1,900{Enter}');
    await waitFor(() => expect(address()).toBe('/search?min=500&max=1900'));
    await waitFor(() => expect(searches.at(-1)?.price).toEqual({ min: '500', max: '1900' }));
    expect(await screen.findByRole('link', { name: 'Remove $500 to $1,900' })).toBeTruthy();
  });

  it('marks a wrong price and keeps the applied one', async () => {
    const { address } = await openList('/search?min=1000');
    const from = await filters().findByLabelText('From, $');
    await userEvent.clear(from);
    await userEvent.type(from, 'abc{Enter}');
    await filters().findByText('Please enter the price in dollars, such as 1250.');
    expect(address()).toBe('/search?min=1000');
    await userEvent.clear(from);
    await userEvent.type(from, '500{Enter}');
    await waitFor(() => expect(address()).toBe('/search?min=500'));
  });

  it('applies the price of a moved slider thumb', async () => {
    const { address } = await openList('/search');
    const [lowest] = await filters().findAllByRole('slider');
    expect(lowest?.getAttribute('aria-valuetext')).toBe('$100');
    lowest?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(address()).toBe('/search?min=100'));
    const [moved] = await filters().findAllByRole('slider');
    moved?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(address()).toBe('/search?min=10000'));
  });

  it('keeps a filter that is chosen before the moved price is applied', async () => {
    const { address } = await openList('/search');
    const [lowest] = await filters().findAllByRole('slider');
    lowest?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(filters().getByRole('checkbox', { name: /^Red/ }));
    await waitFor(() => expect(address()).toMatch(/min=100/));
    expect(address()).toMatch(/=Red/);
  });

  it('changes the order with the menu', async () => {
    const { address, searches } = await openList('/search');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price (Low to High)');
    await waitFor(() => expect(address()).toBe('/search?sorter=price_asc'));
    expect(searches.at(-1)?.sort).toBe('PRICE_ASC');
  });

  it('is dimmed while another state of it loads', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const shop = aShop(async ({ filters: { length } }) => {
      if (length > 0) await held;
      return aResult({ facets });
    });
    await openList('/search', shop);
    const items = screen.getByRole('region', { name: 'Items' });
    await userEvent.click(filters().getByRole('checkbox', { name: /^Red/ }));
    await waitFor(() => expect(items.getAttribute('aria-busy')).toBe('true'));
    expect(items.querySelector('[data-busy]')).not.toBeNull();
    expect(filters().getByRole<HTMLInputElement>('checkbox', { name: /^Red/ }).checked).toBe(true);
    release();
    await waitFor(() => expect(items.getAttribute('aria-busy')).toBe('false'));
  });

  it('is stored as the last list across pages', async () => {
    const { client } = await openList('/search?color=Black&page=2');
    const read = () => client.readQuery({ query: LastListing })?.lastListing;
    await waitFor(() =>
      expect(read()).toMatchObject({
        name: 'All items: Black, page 2',
        to: '/search?color=Black&page=2',
      }),
    );
  });
});

it.each([
  ['150 pre-owned designer items, each authenticated by our specialists.', aProduct(1).condition],
  ['150 items.', null],
])('tells search engines about its items: %s', async (text, condition) => {
  const products = [{ ...aProduct(1), condition }, aProduct(2)];
  renderCatalog('/search', { productSearch: () => aResult({ products }) });
  await screen.findByText('150 items');
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]');
  expect(description?.content).toBe(text);
});

describe('an empty list', () => {
  const empty = aShop(() => nothing);

  it('offers to remove filters, include sold items, save the search, and popular designers', async () => {
    const categories = [{ id: '1', name: 'Dior', path: '/designers/dior', productCount: 3 }];
    renderCatalog('/search?color=Black&max=1', {
      ...empty.resolvers,
      categorySearch: () => ({ totalCount: 1, categories }),
    });
    const links = within(await screen.findByRole('region', { name: 'Items' }));
    const getHref = (name: string) =>
      links.getAllByRole('link', { name }).at(-1)?.getAttribute('href');
    expect(getHref('Remove Black')).toBe('/search?max=1');
    expect(getHref('Any price')).toBe('/search?color=Black');
    expect(getHref('See recently sold items')).toBe('/search?color=Black&max=1&includeSold=true');
    expect(getHref('Save this search')).toMatch(/^\/account\/saved-search\/add/);
    expect(getHref('Dior')).toBe('/designers/dior');
  });

  it('suggests terms that return items', async () => {
    const categories = [{ id: '1', name: 'Gucci', path: '/designers/gucci', productCount: 3 }];
    renderCatalog('/search?term=guchhi', {
      productSearch: ({ term }: { term: string }) =>
        term === 'gucci' ? aResult({ products: [aProduct(1)] }) : nothing,
      categorySearch: () => ({ totalCount: 1, categories }),
    });
    expect(await screen.findByRole('heading', { name: 'No results for “guchhi”' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'gucci' }));
    expect(await screen.findByText('150 items')).toBeTruthy();
  });
});

it('offers only the sort orders of the shop', async () => {
  renderCatalog('/search?sorter=price_asc', { productSearch: () => aResult() }, []);
  await screen.findByText('150 items');
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  expect(
    within(sort)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Relevance']);
  expect(sort).toHaveProperty('value', 'default');
});

describe("the price slider's scale", () => {
  const ends = { lowest: 100, highest: 10_000 };

  it('gives low prices as much space as high ones', () => {
    expect([0, 50, 100].map((step) => toPrice(step, ends))).toEqual([100, 1000, 10_000]);
    expect([50, 100, 1000, 20_000].map((price) => toStep(price, ends))).toEqual([0, 0, 50, 100]);
  });

  it('starts at one dollar when an item is free', () => {
    expect(toPrice(50, { lowest: 0, highest: 10_000 })).toBe(100);
    expect(toStep(0, { lowest: 0, highest: 10_000 })).toBe(0);
  });
});
