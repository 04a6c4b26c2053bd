import { expect, test } from './shop.ts';

test('Back from a product returns to the same place of the list', async ({
  page,
  listing,
  product,
}) => {
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
});

test('a pasted address shows the same list', async ({ page, listing, context }) => {
  await page.goto('/handbags');
  const all = await listing.count.innerText();
  await listing.filterByDesigner('Chanel');
  await expect(page).toHaveURL(/manufacturer=Chanel/);
  await expect(listing.chips).toContainText('Chanel');
  await expect(listing.count).not.toHaveText(all);
  const count = await listing.count.innerText();
  const pasted = await context.newPage();
  await pasted.goto(page.url());
  await expect(pasted.getByRole('list', { name: 'Applied filters' })).toContainText('Chanel');
  await expect(pasted.getByText(count, { exact: true }).first()).toBeVisible();
});
