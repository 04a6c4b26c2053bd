import { afterAll, beforeAll, expect, it } from 'vitest';
import { anItem, openSellShop, type SellShop } from '../../../test/helpers/sell-shop.ts';

let shop: SellShop;
beforeAll(async () => {
  shop = await openSellShop();
});
afterAll(() => shop.close());

const save = (draft: object, as = 1) =>
  shop.call('POST', '/V1/sell/my/draft', { as, body: { draft } });
const read = (id: number, as = 1) => shop.call('GET', `/V1/sell/my/draft/${id}`, { as });

it('stores incomplete drafts, also an item with only photos', async () => {
  const photo = await shop.photo();
  const { status, json } = await save({
    step: 'photos',
    items: [{ photos: [photo] }, { designer: 'Chanel', asking_price: 12.5 }],
    contact: { telephone: '555-0100' },
  });
  expect(status).toBe(200);
  expect(json).toMatchObject({
    step: 'photos',
    items: [
      { designer: null, answers: [], photos: [{ id: photo, width: 40, height: 30 }] },
      { designer: 'Chanel', asking_price: 12.5, photos: [] },
    ],
    contact: { name: null, telephone: '555-0100', preferred: null },
    created_at: '2026-11-20 12:00:00',
  });
  expect((await read(json.draft_id)).json).toEqual(json);
});

it('replaces the whole draft and lists the last saved one first', async () => {
  const first = (await save({ items: [{ model: 'Old' }] })).json;
  await save({ items: [{ model: 'Other' }] });
  shop.nowMs += 60_000;
  const { json } = await shop.call('PUT', `/V1/sell/my/draft/${first.draft_id}`, {
    as: 1,
    body: { draft: { items: [{ model: 'New' }] } },
  });
  expect(json).toMatchObject({ items: [{ model: 'New' }], updated_at: '2026-11-20 12:01:00' });
  const { json: all } = await shop.call('GET', '/V1/sell/my/draft', { as: 1 });
  expect(all[0]).toEqual(json);
});

it('rejects a photo of another customer as one that does not exist', async () => {
  const theirs = await shop.photo(2);
  const mine = await shop.photo();
  const { draft_id: id } = (await save({ items: [{ photos: [mine] }] })).json;
  const update = (photo: string) =>
    shop.call('PUT', `/V1/sell/my/draft/${id}`, {
      as: 1,
      body: { draft: { items: [{ photos: [mine, photo] }] } },
    });
  for (const photo of [theirs, 'f'.repeat(32), '']) {
    const rejected = {
      status: 400,
      json: {
        message: 'Photo "%1" was not found. Please add it again.',
        parameters: [photo],
      },
    };
    expect(await save({ items: [{}, { photos: [photo] }] })).toMatchObject(rejected);
    expect(await update(photo)).toMatchObject(rejected);
  }
  expect((await read(id)).json.items[0].photos).toHaveLength(1);
});

it('leaves out a photo that was submitted meanwhile', async () => {
  const mine = await shop.photo();
  const used = await shop.photo();
  const { json } = await save({ items: [{ photos: [mine, used] }] });
  await shop.call('POST', '/V1/sell/my/item', {
    as: 1,
    body: { items: [{ ...anItem, photos: [used] }] },
  });
  const { items } = (await read(json.draft_id)).json;
  expect(items[0].photos.map(({ id }: { id: string }) => id)).toEqual([mine]);
});

it('hides a draft from other customers, who cannot change it', async () => {
  const { draft_id: id } = (await save({ items: [] })).json;
  const body = { draft: { items: [] } };
  const path = `/V1/sell/my/draft/${id}`;
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const response = await shop.call(method, path, {
      as: 2,
      ...(method === 'PUT' ? { body } : {}),
    });
    expect(response).toMatchObject({ status: 404, json: { parameters: { fieldName: 'draftId' } } });
  }
  expect((await shop.call('GET', path, {})).status).toBe(401);
  expect((await read(id)).status).toBe(200);
});

it('deletes a draft', async () => {
  const { draft_id: id } = (await save({ items: [] })).json;
  const path = `/V1/sell/my/draft/${id}`;
  expect((await shop.call('DELETE', path, { as: 1 })).json).toBe(true);
  expect((await shop.call('DELETE', path, { as: 1 })).status).toBe(404);
});

it('accepts 20 drafts of 20 items and no more', async () => {
  const items = Array.from({ length: 21 }, () => ({}));
  expect((await save({ items }, 2)).json.message).toBe('You can submit up to %1 items.');
  const long = { items: [{ notes: 'x'.repeat(120_000) }] };
  expect((await save(long, 2)).json.message).toBe('The draft is too long.');
  for (let made = 0; made < 20; made++) expect((await save({ items: [] }, 2)).status).toBe(200);
  expect(await save({ items: [] }, 2)).toMatchObject({
    status: 400,
    json: { message: 'There are %1 drafts. Please send or delete one first.', parameters: [20] },
  });
});
