import { aCustomer, placeOrder } from './backEnd.ts';
import { expect, test } from './shop.ts';
import { findViolations } from './violations.ts';

// The configurable product of variants.json: loafers in two colors and sizes, without the brown ones in 37.
const PATH = '/gucci-horsebit-loafers.html';

test('asks for color and size, and adds the chosen variant', async ({
  page,
  product,
  cartDrawer,
}) => {
  await page.goto('/search?term=gucci+horsebit+loafers');
  const card = page.getByRole('article').filter({ hasText: 'Horsebit Loafers' });
  await expect(card).toContainText('From $480');
  await page.goto(PATH);
  const main = page.getByRole('main');
  const color = main.getByLabel('Color');
  const size = main.getByLabel('Shoe size');
  // The bar of phones has it, too.
  await expect(main.getByText('From $480').first()).toBeVisible();
  await product.addButton.click();
  await expect(color).toBeFocused();
  await expect(main.getByText('Please choose.')).toHaveCount(2);
  expect(await findViolations(page)).toEqual([]);

  await color.selectOption('Brown');
  await expect(size.getByRole('option', { name: '37' })).toBeDisabled();
  await size.selectOption('38');
  await expect(main.getByText('Please choose.')).toHaveCount(0);
  await expect(main.getByText('From')).toHaveCount(0);
  await product.addButton.click();
  await expect(cartDrawer.lines).toHaveCount(1);
  await expect(cartDrawer.lines).toContainText('Gucci Horsebit Loafers Brown 38');
  await cartDrawer.link('View Shopping Bag').click();
  await expect(page).toHaveURL('/checkout/cart');
  const line = main.getByRole('list', { name: 'Items in your shopping bag' }).getByRole('listitem');
  await expect(line).toContainText('$480');
  await line.getByRole('link').first().click();
  await expect(page).toHaveURL(PATH);
});

test('says so when another customer has bought the chosen variant meanwhile', async ({
  page,
  request,
  product,
}) => {
  const buyer = await aCustomer(request);
  await page.goto(PATH);
  const main = page.getByRole('main');
  await main.getByLabel('Color').selectOption('Black');
  await main.getByLabel('Shoe size').selectOption('37');
  await placeOrder(request, buyer, 'LOAFER-BLACK-37');
  await product.addButton.click();
  await expect(product.apology).toBeVisible();
  await product.apology.getByRole('button', { name: 'OK' }).click();
  await expect(main.getByLabel('Shoe size')).toHaveValue('37');
  await expect(main.getByRole('option', { name: '38' })).toBeEnabled();
});
