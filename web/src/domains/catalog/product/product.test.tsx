// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { session } from '#apollo/session/session.ts';
import { aProduct, aResult, renderCatalog } from '../catalog.test-helpers.tsx';

/** A shop whose product pages are delayed until released. */
function aSlowShop(readPage: () => unknown) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const resolvers = {
    productSearch: () => aResult(),
    urlResolver: () => ({ id: 1, type: 'PRODUCT', relativeUrl: null, redirectCode: null }),
    productById: async () => {
      await held;
      return readPage();
    },
  };
  return { resolvers, release };
}

async function openFromList(readPage: () => unknown) {
  const { resolvers, release } = aSlowShop(readPage);
  const page = renderCatalog('/search', resolvers);
  await screen.findByText('150 items');
  await page.router.navigate('/flap-1.html');
  return { ...page, release };
}

describe('an item opened from a list', () => {
  it("shows the card's data immediately and the rest when loaded", async () => {
    const { release, calls } = await openFromList(() => aProduct(1));
    expect(await screen.findByRole('heading', { name: 'Chanel Flap 1' })).toBeTruthy();
    expect(screen.getAllByText('$1,250').length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: 'Add To Shopping Bag' })).not.toHaveLength(0);
    expect(screen.queryByText('Item number')).toBeNull();
    release();
    expect(await screen.findByText('Item number')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Image \d of 3/ })).toHaveLength(3);
    expect(calls.filter((name) => /ProductPage|CatchAllRoute/.test(name))).toEqual(['ProductPage']);
  });

  it("shows the shop's description", async () => {
    const { release } = await openFromList(() => ({ ...aProduct(1), description: '<p>Rare.</p>' }));
    release();
    expect(await screen.findByText('Rare.')).toBeTruthy();
  });

  it('promises neither a single piece nor examination nor returns for new goods of a stock shop', async () => {
    const { resolvers, release } = aSlowShop(() => ({
      ...aProduct(1),
      isOneOfAKind: false,
      condition: null,
    }));
    renderCatalog('/flap-1.html', resolvers, []);
    release();
    const promises = await screen.findByRole('region', { name: 'Our promises' });
    expect(promises.textContent).toBe('DeliveryYou’ll see the shipping cost before you pay.');
    screen.getByText('Not reserved until you complete checkout.');
  });

  it('links a sold item to similar ones once they are on the page', async () => {
    const sold = { ...aProduct(1), isSalable: false, availability: 'RECENTLY_SOLD' };
    const { resolvers, release } = aSlowShop(() => ({ ...sold, related: [aProduct(2)] }));
    const products = () => aResult({ products: [sold] });
    const { router } = renderCatalog('/search', { ...resolvers, productSearch: products });
    await screen.findByText('150 items');
    await router.navigate('/flap-1.html');
    await screen.findByRole('heading', { name: 'Chanel Flap 1' });
    expect(screen.queryByRole('link', { name: 'See similar items' })).toBeNull();
    release();
    expect(await screen.findByRole('link', { name: 'See similar items' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Similar items available now' })).toBeTruthy();
  });

  it('shows the 404 page when the item no longer exists', async () => {
    const { release } = await openFromList(() => null);
    release();
    expect(await screen.findByText('Failed: 404')).toBeTruthy();
  });

  it('retries a failed load once and waits for it', async () => {
    let attempts = 0;
    const { release } = await openFromList(() => {
      attempts += 1;
      if (attempts === 1) throw new Error('down');
      return aProduct(1);
    });
    release();
    expect(await screen.findByText('Item number')).toBeTruthy();
    expect(attempts).toBe(2);
  });
});

describe('the full-screen photos', () => {
  it('navigate by arrows, Home and End, and return the focus to the photo shown last', async () => {
    const { release } = await openFromList(() => aProduct(1));
    release();
    await screen.findByText('Item number');
    const [first] = screen.getAllByRole('button', { name: /^View full screen/ });
    await userEvent.click(first as HTMLElement);
    const viewer = within(await screen.findByRole('dialog', { name: 'Photos of Chanel Flap 1' }));
    expect(viewer.getByText('1 of 3: front')).toBeTruthy();
    expect(
      viewer.getByRole('button', { name: 'Previous photo' }).getAttribute('aria-disabled'),
    ).toBe('true');
    await userEvent.keyboard('{ArrowRight}');
    expect(viewer.getByText('2 of 3: back')).toBeTruthy();
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(viewer.getByText('3 of 3: corner')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const shown = screen.getByRole('button', { name: /^Image 3 of 3/ });
    expect(shown.getAttribute('aria-current')).toBe('true');
  });
});

describe('an item with variants', () => {
  const dollars = (amount: string) => ({ amount, currency: 'USD' });
  const aVariant = (size: string, color: string, price: string | null) => ({
    sku: `SKU-1-${size}-${color}`,
    values: [size, color],
    isSalable: price !== null,
    price: price && dollars(price),
  });

  it('shows what is not chosen yet, offers what is on sale and adds the chosen variant', async () => {
    const added: string[] = [];
    const cart = { id: 'c1', isActive: true, totalQuantity: 0, lines: [] };
    const { resolvers, release } = aSlowShop(() => product);
    const product = {
      ...aProduct(1),
      price: { ...aProduct(1).price, isLowest: true },
      variantOptions: ['Size', 'Color'],
      variants: [
        aVariant('S', 'Red', '1250.00'),
        aVariant('M', 'Red', null),
        aVariant('M', 'Blue', '1400.00'),
      ],
    };
    const { cache } = renderCatalog('/flap-1.html', {
      ...resolvers,
      guestCartCreate: () => ({ cart, userErrors: [] }),
      guestCartItemAdd: ({ input }: { input: { sku: string } }) => {
        added.push(input.sku);
        return { cart, userErrors: [] };
      },
    });
    release();
    session.attach(cache);
    session.start();
    // The session of an earlier file may have a customer.
    session.end();
    const size = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Size' });
    const color = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Color' });
    expect(screen.getAllByText('From $1,250').length).toBeGreaterThan(0);
    const [add] = screen.getAllByRole('button', { name: 'Add To Shopping Bag' });
    await userEvent.click(add as HTMLElement);
    expect(screen.getAllByText('Please choose.')).toHaveLength(2);
    expect(document.activeElement).toBe(size);
    await userEvent.selectOptions(size, 'M');
    expect(within(color).getByRole<HTMLOptionElement>('option', { name: 'Red' }).disabled).toBe(
      true,
    );
    await userEvent.selectOptions(color, 'Blue');
    expect(screen.queryByText('Please choose.')).toBeNull();
    expect(screen.getAllByText('$1,400').length).toBeGreaterThan(0);
    const [confirm] = screen.getAllByRole('button', { name: 'Add To Shopping Bag' });
    await userEvent.click(confirm as HTMLElement);
    await waitFor(() => expect(added).toEqual(['SKU-1-M-Blue']));
  });
});
