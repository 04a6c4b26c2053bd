import { addedMessage } from './pages/CartDrawer.ts';
import { expect, test } from './shop.ts';

test('a guest finds a bag, puts it into the shopping bag, and takes it out again', async ({
  page,
  header,
  listing,
  product,
  bag,
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

  await expect(bag.panel).toBeVisible();
  await expect(bag.lines).toHaveCount(1);
  await expect(bag.lines).toContainText(name);
  await expect(bag.message).toHaveText(addedMessage(name));

  await page.reload();
  await expect(header.bagButton).toHaveAccessibleName('Shopping Bag, 1 item');
  await header.bagButton.click();
  await expect(bag.lines).toContainText(name);
  await expect(bag.message).toHaveCount(0);

  await bag.removeButton(0).click();
  await expect(bag.empty).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.bagButton).toHaveAccessibleName('Shopping Bag');
});
