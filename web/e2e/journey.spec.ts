import { addedMessage } from './pages/CartDrawer.ts';
import { expect, test } from './shop.ts';

test('finds a product through menu, filters and pages, adds it to the cart, and removes it', async ({
  page,
  header,
  listing,
  product,
  cartDrawer,
}) => {
  await page.goto('/');
  // The menu is a module of the shop's.
  if (process.env.E2E_STOCK) await page.goto('/handbags');
  else await header.openCategory('Handbags');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handbags');
  const all = await listing.count.innerText();

  await listing.filterByDesigner('Chanel');
  await expect(page).toHaveURL(/manufacturer=Chanel/);
  await expect(listing.chips).toContainText('Chanel');
  await expect(listing.count).not.toHaveText(all);

  await listing.filterByPrice({ from: 1000, to: 9000 });
  await expect(page).toHaveURL(/min=1000/);
  await expect(page).toHaveURL(/max=9000/);

  await listing.sort.selectOption({ label: 'Price (Low to High)' });
  await expect(page).toHaveURL(/sorter=price_asc/);
  await expect(async () => {
    const prices = await listing.prices();
    expect(prices).toHaveLength(60);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(1000);
  }).toPass();

  await listing.page(2).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(listing.page(2)).toHaveAttribute('aria-current', 'page');

  await listing.link(0).click();
  await expect(page).toHaveURL(/\.html$/);
  await expect(product.addButton).toBeVisible();
  const name = await product.name();
  await product.addButton.click();

  await expect(cartDrawer.panel).toBeVisible();
  await expect(cartDrawer.lines).toHaveCount(1);
  await expect(cartDrawer.lines).toContainText(name);
  await expect(cartDrawer.message).toHaveText(addedMessage(name));

  await page.reload();
  await expect(header.cartButton).toHaveAccessibleName('Shopping Bag, 1 item');
  await header.cartButton.click();
  await expect(cartDrawer.lines).toContainText(name);
  await expect(cartDrawer.message).toHaveCount(0);

  await cartDrawer.removeButton(0).click();
  await expect(cartDrawer.empty).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.cartButton).toHaveAccessibleName('Shopping Bag');
});
