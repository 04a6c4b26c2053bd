import { ListingPage } from './pages/ListingPage.ts';
import { expect, test } from './shop.ts';
import { findViolations } from './violations.ts';

test('restores the scroll position of a listing after Back', async ({ page, listing, product }) => {
  await page.goto('/handbags?page=2');
  const card = listing.items.nth(25);
  await card.scrollIntoViewIfNeeded();
  const name = (await listing.link(25).innerText()).split('\n').at(-1) ?? '';
  const before = await card.boundingBox();
  await listing.link(25).click();
  await expect(product.heading).toContainText(name);
  await page.goBack();
  await expect(page).toHaveURL('/handbags?page=2');
  await expect(async () => {
    const after = await card.boundingBox();
    expect(Math.abs((after?.y ?? Number.NaN) - (before?.y ?? 0))).toBeLessThan(before?.height ?? 0);
  }).toPass();
  await expect(listing.link(25)).toBeFocused();
});

test('combines filter values by OR and filter groups by AND, shows the same listing when its URL is opened directly, and undoes one change with Back', async ({
  page,
  listing,
  context,
}) => {
  await page.goto('/handbags?page=2');
  const countOf = async () => Number((await listing.count.innerText()).replace(/\D/g, ''));
  const changed = async (before: number) => {
    await expect.poll(countOf).not.toBe(before);
    return countOf();
  };
  const all = await countOf();
  await listing.filterByDesigner('Chanel');
  const chanel = await changed(all);
  expect(page.url()).not.toContain('page=');
  await listing.filterByDesigner('Gucci');
  const both = await changed(chanel);
  expect(both).toBeGreaterThan(chanel);
  await listing.value('Black').click();
  const black = await changed(both);
  expect(black).toBeLessThan(both);
  await expect(page).toHaveURL(/color=Black&manufacturer=Chanel,Gucci/);
  const text = await listing.count.innerText();
  const pasted = new ListingPage(await context.newPage());
  await pasted.open(`${page.url()}&nonsense=1`);
  for (const name of ['Chanel', 'Gucci', 'Black']) await expect(pasted.chips).toContainText(name);
  await expect(pasted.count).toHaveText(text);
  await page.bringToFront();
  await page.goBack();
  await expect.poll(countOf).toBe(both);
  await page.goBack();
  await expect.poll(countOf).toBe(chanel);
  await listing.chips.getByRole('link', { name: 'Clear all' }).click();
  await expect.poll(countOf).toBe(all);
});

test('shows sold items on request, with a ribbon and without heart and price', async ({
  page,
  listing,
}) => {
  await page.goto('/handbags');
  await listing.filters.getByLabel('Include recently sold').click();
  await expect(page).toHaveURL(/includeSold=true/);
  const sold = listing.items.filter({ hasText: 'Recently sold' }).first();
  await expect(sold).toBeVisible();
  await expect(sold.getByRole('button')).toHaveCount(0);
  await expect(sold).not.toContainText('$');
});

test('applies filters immediately in a full-screen dialog on a phone', async ({
  page,
  listing,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/handbags?page=2');
  await page.getByRole('button', { name: 'Filter', exact: true }).press('Space');
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  const show = sheet.getByRole('button', { name: /^Show [\d,]+ items$/ });
  const before = await show.innerText();
  await sheet.getByLabel('Find a designer').fill('chan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/handbags?page=2');
  await sheet.getByRole('checkbox', { name: /^Chanel\s/ }).click();
  await expect(show).not.toHaveText(before);
  expect(await findViolations(page, { part: '[role=dialog]' })).toEqual([]);
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(listing.chips).toContainText('Chanel');
});

test('shows filter groups in two columns on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/handbags');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const groups = page.getByRole('dialog', { name: 'Filter' }).locator('.chakra-accordion__item');
  // Positions within the dialog, which slides in.
  const places = () =>
    groups.evaluateAll(([first, second]) =>
      [first, second].map((group) => {
        const { top = 0, left = 0, right = 0 } = group?.getBoundingClientRect() ?? {};
        return { top, left, right };
      }),
    );
  await expect(groups.nth(1)).toBeVisible();
  const [first, second] = await places();
  expect(second?.top).toBe(first?.top);
  expect(second?.left).toBeGreaterThan(first?.right ?? Number.NaN);
});

test('shows a placeholder for an image that fails to load, and loads later images', async ({
  page,
  listing,
}) => {
  await page.route('**/312x416/**', (route) => route.abort());
  await page.goto('/handbags');
  const broken = listing.items.first().locator('.e-picture');
  await expect(broken).toHaveAttribute('data-broken');
  await page.unroute('**/312x416/**');
  await listing.sort.selectOption('price_desc');
  await expect(page).toHaveURL(/sorter=/);
  await expect(listing.items.first().locator('.e-picture:not([data-broken])')).toBeVisible();
});
