import { readFile } from 'node:fs/promises';
import { aCustomer, submitAdminForm } from './backEnd.ts';
import { placeGuestOrder } from './gateway.ts';
import { ConsignedItem } from './pages/ConsignedItem.ts';
import { ParcelForm } from './pages/ParcelForm.ts';
import { QUOTE, submitItem } from './selling.ts';
import { expect, test } from './shop.ts';

test('sells two items, one declined by its owner and one consigned, sold to a guest and paid out', async ({
  page,
  request,
  signIn,
  browser,
  baseURL,
}) => {
  const person = await aCustomer(request);
  const word = `Voyage ${Date.now().toString(36)}`;
  const sold = await submitItem(request, person, word);
  const declined = await submitItem(request, person, 'Boy Bag Medium');
  await signIn.startSession(person);
  await submitAdminForm(request, `/items/${sold}/quote`, QUOTE);
  await submitAdminForm(request, `/items/${declined}/quote`, { ...QUOTE, cash: '300' });
  const item = new ConsignedItem(page);
  await item.open(declined);
  await item.decline('Too little for me.');
  await expect(item.state).toContainText('Quote Declined');
  await expect(item.history.first()).toContainText('“Too little for me.”');

  await item.open(sold);
  await expect(item.main.getByText('$2,200')).toBeVisible();
  await item.accept('cash now');
  await expect(item.state).toContainText('Quote Accepted');
  await item.main.getByRole('button', { name: 'Ship this item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ship to us' });
  await new ParcelForm(dialog).submit();
  await expect(dialog.getByText('Your label is ready.')).toBeVisible();
  const label = await dialog.getByRole('link', { name: 'Print label' }).getAttribute('href');
  const file = await page.request.get(label ?? '');
  expect(file.headers()['content-type']).toContain('application/pdf');
  await dialog.getByRole('button', { name: 'Email label' }).click();
  await expect(dialog.getByText('We’ve emailed you the label.')).toBeVisible();

  await submitAdminForm(request, `/items/${sold}/receive`);
  await submitAdminForm(request, `/items/${sold}/revise`, {
    condition: 'good',
    found_exterior: 'Scuffs along base',
    report: 'The base is worn.',
    cash: '1500',
    list_low: '2500',
    list_high: '3000',
    note: 'The base is worn.',
  });
  await item.open(sold);
  await expect(item.state).toContainText('Offer Ready for Review');
  await expect(item.row('Exterior')).toHaveText(['Light corner rubbing', 'Scuffs along base']);
  await item.accept('consignment');
  await expect(item.state).toContainText('On Consignment');
  await expect(item.main.getByRole('row', { name: '$3,000' })).toContainText('$2,100');
  await expect(item.main.getByRole('row', { name: '$2,700' })).toContainText('$1,890');
  await expect(async () => {
    await item.open(sold);
    await expect(item.main.getByRole('link', { name: 'View listing' })).toBeVisible();
  }).toPass();

  const otherContext = await browser.newContext({ baseURL: baseURL ?? '' });
  const visitor = await otherContext.newPage();
  await visitor.goto(`/search?term=${encodeURIComponent(word)}`);
  await visitor.getByRole('article').filter({ hasText: word }).getByRole('link').first().click();
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(word);
  await placeGuestOrder(otherContext.request, `CONSIGN-${sold}`);
  await otherContext.close();

  await expect(async () => {
    await item.open(sold);
    await expect(item.main.getByText('Sold for $3,000.')).toBeVisible();
  }).toPass();
  await submitAdminForm(request, `/items/${sold}/pay`, { reference: 'ACH 4711' });
  await page.goto('/sell/items?view=payouts');
  await expect(page.getByRole('row', { name: word })).toContainText('$2,100');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.split('\r\n')[1]).toMatch(
    new RegExp(`^${sold},Chanel,${word},Consignment,2100.00,\\d{4}-\\d\\d-\\d\\d,ACH 4711$`),
  );
});
