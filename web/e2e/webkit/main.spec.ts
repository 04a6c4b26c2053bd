import { writeFile } from 'node:fs/promises';
import { By, Key } from 'selenium-webdriver';
import { aCustomer, aPerson } from '../backEnd.ts';
import { expectOneOrder } from '../ledger.ts';
import { ADDRESS } from '../pages/Checkout.ts';
import { anItemToBuy } from '../purchases.ts';
import { expect, test } from './webkit.ts';

test('opens a product from the menu and from the search, and restores a listing after Back', async ({
  window,
}) => {
  await window.open('/');
  await window.find('h1', 'better the second time');
  const entry = await window.find('nav[aria-label="Main"] a', '^Handbags$');
  await window.driver.actions().move({ origin: entry }).perform();
  await window.click('nav[aria-label="Main"] a', '^All Handbags$');
  await window.find('h1', '^Handbags$');

  const count = () => window.text('main [role=status]');
  const all = await count();
  await window.fill('Find a designer', 'Chanel', 'aside');
  await window.click('aside label', /^Chanel\s/);
  await window.expectPath(/manufacturer=Chanel/);
  await expect.poll(count).not.toBe(all);
  await window.driver.navigate().back();
  await window.expectPath('/handbags');
  await expect.poll(count).toBe(all);

  await window.click('header button', '^Search');
  const field = await window.find('[role=dialog] [role=combobox]');
  await field.sendKeys('chanel');
  await window.find('[role=dialog] [role=option]', '^View all');
  await field.sendKeys(Key.ARROW_DOWN, Key.ENTER);
  await window.expectPath(/\.html$/);
  await window.find('main button', '^Add To Shopping Bag$');
});

test('keeps the shopping bag over a reload', async ({ window, request }) => {
  const item = await anItemToBuy(request, 30);
  await window.open(item.path);
  await window.click('main button', '^Add To Shopping Bag$');
  await window.find('[role=dialog] [role=status]', 'was added to your shopping bag');
  await window.reload();
  await window.find('header button', '^Shopping Bag, 1 item$');
});

test("places a guest's order", async ({ window, request }) => {
  const item = await anItemToBuy(request, 33);
  await window.open(item.path);
  await window.click('main button', '^Add To Shopping Bag$');
  await window.click('[role=dialog] a', '^Checkout$');
  await window.find('main button', '^Place order');
  await window.fill('Email', aPerson().email, 'main');
  for (const [label, text] of Object.entries(ADDRESS)) await window.fill(label, text, 'main');
  await window.choose('State', 'California');
  await window.click('main label', '^Check / Money order$');
  const cart = await window.cartId();
  await window.click('main button', /^Place order · \$/);
  await window.expectPath('/order-complete');
  await window.find('main h1', '^Thank you, Nora');
  const number = await window.text('main strong');
  await expectOneOrder(request, cart, { number, method: 'checkmo' });
});

test('rejects a wrong password, then signs in and out with the right one', async ({
  window,
  request,
}) => {
  const person = await aCustomer(request);
  await window.open('/account');
  await window.fill('Email', person.email, '[role=dialog]');
  await window.fill('Password', 'Wrong-pass1', '[role=dialog]');
  await window.click('[role=dialog] button[type=submit]');
  await window.find('[role=dialog] [role=alert]', 'incorrect');
  await window.fill('Password', person.password, '[role=dialog]');
  await window.click('[role=dialog] button[type=submit]');
  await window.click('header button', `^Hi, ${person.firstName}`);
  await window.find('[role=menuitem]', '^My Orders$');
  await window.click('[role=menuitem]', '^Sign Out$');
  await window.find('header button', '^Sign In$');
});

test('uploads a photo of an item for sale and keeps it over a reload', async ({ window }, info) => {
  await window.open('/sell/new');
  await window.fill('Designer', 'Chanel', 'main');
  await window.choose('Category', 'Handbags');
  await window.fill('Model', 'Boy Bag Medium', 'main');
  await window.click('main button', '^Continue$');
  await window.find('h2', '^Show it from every side$');
  const photo = info.outputPath('front.png');
  await writeFile(photo, await window.driver.takeScreenshot(), 'base64');
  const input = await window.driver.findElement(By.css('main input[type=file]'));
  await input.sendKeys(photo);
  await window.find('main [aria-label="Your photos"] li img');
  await window.reload();
  await window.find('main [aria-label="Your photos"] li img');
});

for (const path of ['/', '/handbags', '/sell/new']) {
  test(`fits ${path} into 1440, 768 and 375 px`, async ({ window }) => {
    await window.open(path);
    for (const width of [1440, 768, 375]) {
      await window.resize(width);
      expect(await window.overflow(), `${width} px`).toBe(0);
    }
  });
}
