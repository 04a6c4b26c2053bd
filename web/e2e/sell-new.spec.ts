import { aCustomer } from './backEnd.ts';
import { SellForm } from './pages/SellForm.ts';
import { SignIn } from './pages/SignIn.ts';
import { expect, test } from './shop.ts';

test("keeps a guest's submission through a reload and the sign-in at its end", async ({
  page,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  const form = new SellForm(page);
  await page.goto('/sell/new');
  await form.describe();
  await form.choose(await form.aPhoto('front.jpg'), await form.aPhoto('back.jpg'));
  await expect(form.photos).toHaveCount(2);
  await page.reload();
  await expect(form.photos).toHaveCount(2);
  await expect(form.photos.first().locator('img')).toBeVisible();
  await form.finish();
  await page.getByLabel('Your name (optional)').fill('Nora Vance');
  await page.reload();
  await expect(page.getByLabel('Your name (optional)')).toHaveValue('Nora Vance');

  await page.getByRole('button', { name: 'Sign in and submit' }).click();
  await signIn.fillIn(person);
  await expect(form.heading('Your submission is with our specialists.')).toBeVisible();
  await expect(page.getByText(/^Quote Id \d+$/)).toBeVisible();
  await page.goto('/sell/new');
  await expect(form.designer).toHaveValue('');
});

test('goes through the steps with Back and Forward, keeps what was entered, and reloads at the same step', async ({
  page,
}) => {
  const form = new SellForm(page);
  const photos = form.heading('Show it from every side');
  await page.goto('/selling-consignment');
  await page.goto('/sell/new');
  await form.describe();
  await form.choose(await form.aPhoto('front.jpg'));
  await expect(form.photos).toHaveCount(1);
  await form.finish();
  await page.getByLabel('Your name (optional)').fill('Nora Vance');
  await page.goBack();
  await expect(page.getByLabel('Dust bag')).toBeChecked();
  await page.goBack();
  await expect(page.getByLabel('Exterior (optional)')).toHaveValue('Light corner rubbing');
  await page.goBack();
  await expect(form.photos).toHaveCount(1);
  await page.reload();
  await expect(photos).toBeVisible();
  await page.goBack();
  await expect(form.designer).toHaveValue('Chanel');
  await page.goForward();
  await expect(photos).toBeFocused();
  await page.goto('/sell/new?step=contact');
  await expect(page.getByLabel('Your name (optional)')).toHaveValue('Nora Vance');
  await page.getByRole('button', { name: 'Add another item' }).click();
  await expect(form.designer).toHaveValue('');
  await page.goBack();
  await expect(form.heading('How can we reach you?')).toBeFocused();
  await page.goto('/sell/new?step=condition&draftItem=2');
  await expect(page).toHaveURL('/sell/new?step=item&draftItem=2');
});

test('rejects unusable photos with a message and keeps the valid ones', async ({ page }) => {
  const form = new SellForm(page);
  await page.goto('/sell/new');
  await form.describe();
  await form.choose(
    { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear shop') },
    { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(26_000_000, 1) },
    { name: 'bomb.png', mimeType: 'image/png', buffer: createDecompressionBomb() },
    await form.aPhoto('front.jpg'),
  );
  await expect(form.photos).toHaveCount(1);
  for (const text of [
    '“letter.jpg” is not a photo we can read. Please choose a JPEG, PNG or WebP.',
    '“huge.jpg” is larger than 25 MB. Please choose a smaller one.',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(
    page.getByText(/^“bomb\.png” (has more than 60 megapixels|is not a photo)/),
  ).toBeVisible();
});

test('reorders and removes photos, and syncs the draft to another device', async ({
  page,
  request,
  signIn,
  browser,
  baseURL,
}) => {
  const person = await aCustomer(request);
  const form = new SellForm(page);
  await signIn.startSession(person);
  await page.goto('/sell/new');
  await form.describe();
  await form.choose(
    await form.aPhoto('a.jpg'),
    await form.aPhoto('b.jpg'),
    await form.aPhoto('c.jpg'),
  );
  await expect(form.photos).toHaveCount(3);
  await page.getByRole('button', { name: 'Move Photo 3: Base earlier' }).click();
  await expect(form.photos.nth(1)).toContainText('Base');
  await page.getByRole('button', { name: 'Remove Photo 1: Front' }).click();
  await expect(form.photos).toHaveCount(2);
  await expect(page.getByText('Saved to your account.')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText('Saved to your account.')).toBeVisible();

  const otherContext = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await otherContext.newPage();
  await new SignIn(other).startSession(person);
  await other.goto('/sell/new?step=photos');
  await expect(new SellForm(other).photos.first()).toContainText('Base');
  await otherContext.close();
});

/** Creates a small PNG whose header declares 60,000 × 60,000 pixels. */
function createDecompressionBomb(): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(60_000, 0);
  size.writeUInt32BE(60_000, 4);
  return Buffer.concat([head, size, Buffer.from('0802000000', 'hex'), Buffer.alloc(4)]);
}
