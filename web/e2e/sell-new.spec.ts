import { writeFile } from 'node:fs/promises';
import { aCustomer } from './backEnd.ts';
import { SellForm } from './pages/SellForm.ts';
import { expect, test } from './shop.ts';

test("keeps a guest's submission of two items through a reload and the sign-in at its end", async ({
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
  await page.getByRole('button', { name: 'Add another item' }).click();
  await form.describe('Boy Bag Medium');
  await form.choose(await form.aPhoto('front.jpg'));
  await expect(form.photos).toHaveCount(1);
  await form.finish();

  await page.getByRole('button', { name: 'Sign in and submit' }).click();
  await signIn.fillIn(person);
  await expect(form.heading('Your submission is with our specialists.')).toBeVisible();
  await expect(page.getByText(/^Quote Id \d+$/)).toHaveCount(2);
  await page.goto('/sell/new');
  await expect(form.designer).toHaveValue('');
});

test('rejects unusable photos with a message and keeps the valid ones', async ({
  page,
}, testInfo) => {
  const form = new SellForm(page);
  await page.goto('/sell/new');
  await form.describe();
  // As files, because passing 26 MB to the browser takes longer than the rest of the test.
  const files = {
    'letter.jpg': 'Dear shop',
    'drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>',
    'huge.jpg': Buffer.alloc(26_000_000, 1),
    'bomb.png': createDecompressionBomb(),
    'front.jpg': (await form.aPhoto('front.jpg')).buffer,
  };
  const paths = Object.keys(files).map((name) => testInfo.outputPath(name));
  await Promise.all(Object.values(files).map((file, at) => writeFile(paths[at] ?? '', file)));
  await form.choose(...paths);
  await expect(form.photos).toHaveCount(1);
  for (const text of [
    '“letter.jpg” is not a photo we can read. Please choose a JPEG, PNG or WebP.',
    '“drawing.svg” is not a photo we can read. Please choose a JPEG, PNG or WebP.',
    '“huge.jpg” is larger than 25 MB. Please choose a smaller one.',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(
    page.getByText(/^“bomb\.png” (has more than 60 megapixels|is not a photo)/),
  ).toBeVisible();
});

/** Creates a small PNG whose header declares 60,000 × 60,000 pixels. */
function createDecompressionBomb(): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(60_000, 0);
  size.writeUInt32BE(60_000, 4);
  return Buffer.concat([head, size, Buffer.from('0802000000', 'hex'), Buffer.alloc(4)]);
}
