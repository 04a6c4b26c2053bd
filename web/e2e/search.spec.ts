import { expect, test } from './shop.ts';

test('operates the search popup with the keyboard only', async ({ page, header, search }) => {
  await page.goto('/');
  await header.searchButton.focus();
  await page.keyboard.press('Enter');
  await expect(search.field).toBeFocused();
  await expect(search.field).toHaveAttribute('placeholder', 'What can we help you find?');
  await expect(search.popup).toContainText('Try a designer, a model or a color.');

  await page.keyboard.type('chanel');
  await expect(search.products).toHaveCount(3);
  await expect(search.popup.getByRole('option', { name: /^View all/ })).toBeVisible();
  await expect(search.popup.getByRole('option', { name: 'Chanel', exact: true })).toBeVisible();

  await page.keyboard.press('ArrowDown');
  await expect(search.active).toHaveCount(1);
  const active = await search.active.getAttribute('id');
  await expect(search.field).toHaveAttribute('aria-activedescendant', String(active));
  await page.keyboard.press('End');
  await expect(search.options.last()).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Home');
  await expect(search.products.first()).toHaveAttribute('data-highlighted', '');

  await page.keyboard.press('Escape');
  await expect(search.popup).toBeHidden();
  await expect(header.searchButton).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(search.field).toBeFocused();
  await page.keyboard.type('chanel');
  await expect(search.products).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\.html$/);
  await expect(search.popup).toBeHidden();
});

test('turns a price in the search term into a removable filter, which Back restores', async ({
  page,
  header,
  search,
  listing,
}) => {
  await page.goto('/');
  await header.searchButton.click();
  await search.field.fill('red bag under 1000');
  await expect(search.products).toHaveCount(3);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?term=red+bag&max=1000');
  await expect(page.getByRole('heading', { name: 'Results for “red bag”' })).toBeVisible();
  const chip = listing.chips.getByRole('link', { name: 'Remove Up to $1,000' });
  await expect(chip).toBeVisible();
  expect(Math.max(...(await listing.prices()))).toBeLessThanOrEqual(1000);
  const limited = await listing.count.innerText();

  await chip.click();
  await expect(page).toHaveURL('/search?term=red+bag');
  await expect(chip).toHaveCount(0);
  await expect(listing.count).not.toHaveText(limited);

  await page.goBack();
  await expect(page).toHaveURL('/search?term=red+bag&max=1000');
  await expect(chip).toBeVisible();
  await expect(listing.count).toHaveText(limited);
});

test('shows the search full screen on a phone, with three items in a row', async ({
  page,
  header,
  search,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/');
  await header.searchButton.click();
  await search.field.fill('chanel');
  await expect(search.products).toHaveCount(3);
  await expect.poll(() => search.popup.boundingBox()).toMatchObject({ x: 0, y: 0, height: 740 });
  const tops = await search.products.evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
});
