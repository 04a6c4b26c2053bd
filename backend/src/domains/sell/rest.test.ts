import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import {
  anItem,
  DAY_MS,
  openSellShop,
  type SellShop,
  START_MS,
} from '../../../test/helpers/sell-shop.ts';

let shop: SellShop;
beforeAll(async () => {
  shop = await openSellShop();
});
afterAll(() => shop.close());

const offer = { cash: 2000, listLow: 3500, listHigh: 4200, note: 'A fine one.' };
const read = (id: number, as = 1) => shop.call('GET', `/V1/sell/my/item/${id}`, { as });
const change = (id: number, item: object, as = 1) =>
  shop.call('PUT', `/V1/sell/my/item/${id}`, { as, body: { item } });
const submitItems = async (items: readonly object[], key?: string) =>
  shop.call('POST', '/V1/sell/my/item', {
    as: 1,
    body: { items, contact: { telephone: '555-0100' } },
    ...(key && { key }),
  });

test.each([
  ['POST', '/V1/sell/my/item'],
  ['GET', '/V1/sell/my/item'],
  ['GET', '/V1/sell/my/item/1'],
  ['PUT', '/V1/sell/my/item/1'],
  ['GET', '/V1/sell/my/filters'],
  ['POST', '/V1/sell/my/shipment/'],
  ['POST', '/V1/sell/my/email-shpment-label/'],
  ['POST', '/V1/sell/my/photo'],
  ['GET', '/V1/sell/my/photo/abc'],
  ['GET', '/V1/sell/my/shipment/1/label'],
])('rejects a guest at %s %s', async (method, path) => {
  expect(await shop.call(method, path)).toEqual({
    status: 401,
    json: {
      message: "The consumer isn't authorized to access %resources.",
      parameters: { resources: 'self' },
    },
  });
});

describe('submitting', () => {
  it('accepts several items at once', async () => {
    const photos = [await shop.photo(), await shop.photo(), await shop.photo()];
    const { status, json } = await submitItems([
      { ...anItem, photos: photos.slice(0, 2) },
      {
        ...anItem,
        designer: 'gucci',
        model: 'A belt',
        category: 'Accessories',
        photos: [photos[2]],
      },
    ]);
    expect(status).toBe(200);
    expect(json.items).toHaveLength(2);
    expect(json.items[0]).toMatchObject({
      submission_id: json.submission_id,
      designer: 'Chanel',
      condition: 'very-good',
      answers: anItem.answers,
      extras: ['Dust bag'],
      asking_price: 5200,
      status: 'new_quote_requested',
      status_label: 'New Quote Requested',
      photos: [
        { id: photos[0], width: 40, height: 30 },
        { id: photos[1], width: 40, height: 30 },
      ],
      history: [{ from: null, status: 'new_quote_requested', actor: 'customer', move: 'submit' }],
      created_at: '2026-11-20 12:00:00',
      current_offer: null,
      shipment: null,
    });
    expect(json.items[1].designer).toBe('Gucci');
  });

  it('submits the items once for one idempotency key', async () => {
    const items = [{ ...anItem, photos: [await shop.photo()] }];
    const first = await submitItems(items, 'key-1');
    const second = await submitItems(items, 'key-1');
    expect(second).toEqual(first);
    const other = await submitItems([{ ...anItem, photos: [await shop.photo()] }], 'key-2');
    expect(other.json.submission_id).not.toBe(first.json.submission_id);
  });

  it('rejects another submission with the same idempotency key, and tells long keys apart', async () => {
    const submit = async (key: string, designer: string) =>
      submitItems([{ ...anItem, designer, photos: [await shop.photo()] }], key);
    const start = 'k'.repeat(254);
    const first = await submit(`${start}1`, 'Chanel');
    expect(await submit(`${start}1`, 'Gucci')).toMatchObject({
      status: 409,
      json: { message: 'The Idempotency-Key was used with another payload.' },
    });
    const second = await submit(`${start}2`, 'Gucci');
    expect(second.json.submission_id).not.toBe(first.json.submission_id);
  });

  it.each([
    ['no items', [], '"%fieldName" is required. Enter and try again.', { fieldName: 'items' }],
    [
      'no designer',
      [{ ...anItem, designer: ' ' }],
      '"%fieldName" is required. Enter and try again.',
      { fieldName: 'designer' },
    ],
    [
      'an unknown designer',
      [{ ...anItem, designer: 'Nobody' }],
      'We aren\'t accepting "%1" right now.',
      ['Nobody'],
    ],
    [
      'an unknown condition',
      [{ ...anItem, condition: 'shiny' }],
      'Invalid value of "%value" provided for the %fieldName field.',
      { fieldName: 'condition', value: 'shiny' },
    ],
    [
      'an unknown category',
      [{ ...anItem, category: 'Cars' }],
      'Invalid value of "%value" provided for the %fieldName field.',
      { fieldName: 'category', value: 'Cars' },
    ],
    [
      'no model',
      [{ ...anItem, model: undefined }],
      '"%fieldName" is required. Enter and try again.',
      { fieldName: 'model' },
    ],
    [
      'a price below nothing',
      [{ ...anItem, asking_price: -1 }],
      'Invalid value of "%value" provided for the %fieldName field.',
      { fieldName: 'asking_price', value: -1 },
    ],
    [
      'a price below a cent',
      [{ ...anItem, asking_price: 0.004 }],
      'Invalid value of "%value" provided for the %fieldName field.',
      { fieldName: 'asking_price', value: 0.004 },
    ],
    [
      'no photo',
      [{ ...anItem, photos: [] }],
      '"%fieldName" is required. Enter and try again.',
      { fieldName: 'photos' },
    ],
    [
      'a photo that is not there',
      [{ ...anItem, photos: ['nope'] }],
      'Photo "%1" was not found. Please add it again.',
      ['nope'],
    ],
    [
      'a status of its own',
      [{ ...anItem, status: 'paid' }],
      '"%fieldName" is not supported. Correct the field name and try again.',
      { fieldName: 'Status' },
    ],
    [
      'too long a model',
      [{ ...anItem, model: 'x'.repeat(121) }],
      '"%fieldName" is longer than %max characters.',
      { fieldName: 'model', max: 120 },
    ],
    [
      'an answer about an unknown part',
      [{ ...anItem, answers: [{ part: 'soul', answer: 'pure' }] }],
      'Invalid value of "%value" provided for the %fieldName field.',
      { fieldName: 'part', value: 'soul' },
    ],
  ])('rejects a submission with %s and writes nothing', async (_, items, message, parameters) => {
    const before = (await shop.call('GET', '/V1/sell/my/item', { as: 1 })).json.total_count;
    expect(await submitItems(items)).toEqual({ status: 400, json: { message, parameters } });
    const after = (await shop.call('GET', '/V1/sell/my/item', { as: 1 })).json.total_count;
    expect(after).toBe(before);
  });

  it('rejects a photo of another customer and one that another item has', async () => {
    const theirs = await shop.photo(2);
    expect((await submitItems([{ ...anItem, photos: [theirs] }])).status).toBe(400);
    const mine = await shop.photo();
    const twice = [mine].map((id) => ({ ...anItem, photos: [id] }));
    expect((await submitItems([...twice, ...twice])).status).toBe(400);
    expect((await submitItems(twice)).status).toBe(200);
    expect((await submitItems(twice)).status).toBe(400);
  });
});

describe('one item', () => {
  it('hides an item and its photos from other customers', async () => {
    const item = await shop.submit();
    const gone = {
      status: 404,
      json: {
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'itemId', fieldValue: item.item_id },
      },
    };
    expect(await read(item.item_id, 2)).toEqual(gone);
    expect(await change(item.item_id, { status: 'quote_declined' }, 2)).toEqual(gone);
    expect((await read(999_999)).status).toBe(404);
    expect((await shop.raw(item.photos[0].url, 2)).status).toBe(404);
    expect((await shop.raw(item.photos[0].url, 1)).status).toBe(200);
  });

  it('allows changes of an item until it is quoted', async () => {
    const item = await shop.submit();
    const second = await shop.photo();
    const photos = [second, item.photos[0].id];
    const changed = await change(item.item_id, { model: 'Boy Bag', photos });
    expect(changed.json).toMatchObject({ model: 'Boy Bag', designer: 'Chanel' });
    expect(changed.json.photos.map(({ id }: { id: string }) => id)).toEqual(photos);
    shop.sell.staff.quote(item.item_id, offer);
    expect((await change(item.item_id, { model: 'Other' })).json.message).toBe(
      'You can edit an item only until its quote is ready.',
    );
  });

  it('lists what the owner may do', async () => {
    const item = await shop.submit();
    expect(item.allowed_actions).toEqual([
      { action: 'withdraw', status: 'quote_declined', needs: null, payouts: [] },
    ]);
    shop.sell.staff.quote(item.item_id, offer);
    const { json } = await read(item.item_id);
    expect(json.allowed_actions.map(({ action }: { action: string }) => action)).toEqual([
      'accept',
      'counter',
      'decline',
    ]);
    expect(json.next_action).toEqual({ code: 'answer_offer', until: '2026-12-04 12:00:00' });
    expect(json.current_offer).toMatchObject({
      stage: 'quote',
      cash: 2000,
      store_credit: 2200,
      consign_price_low: 3500,
      consign_price_high: 4200,
      consign_low: 2450,
      consign_high: 2940,
      expires_at: '2026-12-04 12:00:00',
    });
  });

  it.each([
    ['a status that staff sets', { status: 'paid' }, 'The item can\'t change from "%1" to "%2".'],
    [
      'an acceptance without a way of payment',
      { status: 'quote_accepted' },
      'Please choose how you would like to be paid.',
    ],
    [
      'a rejection without a reason',
      { status: 'quote_declined', reason: ' ' },
      'Please enter a reason.',
    ],
    [
      'a counter-offer without a sum',
      { status: 'new_quote_requested' },
      "Please enter the amount you'd accept.",
    ],
    [
      'an offer that was replaced',
      { status: 'quote_accepted', payout: 'cash', offer_id: 999 },
      'The offer has changed. Please review the new one.',
    ],
    [
      'an unknown status',
      { status: 'lost' },
      'Invalid value of "%value" provided for the %fieldName field.',
    ],
    [
      'an unknown payout',
      { status: 'quote_accepted', payout: 'gold' },
      'Invalid value of "%value" provided for the %fieldName field.',
    ],
  ])('rejects %s', async (_, body, message) => {
    const item = await shop.submit();
    shop.sell.staff.quote(item.item_id, offer);
    const response = await change(item.item_id, body);
    expect([response.status, response.json.message]).toEqual([400, message]);
    expect((await read(item.item_id)).json.status).toBe('quote_ready_for_review');
  });

  it('accepts a quote once', async () => {
    const item = await shop.submit();
    shop.sell.staff.quote(item.item_id, offer);
    const accept = { status: 'quote_accepted', payout: 'cash' };
    const responses = await Promise.all([1, 2, 3].map(() => change(item.item_id, accept)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const { json } = await read(item.item_id);
    expect(json.next_action).toEqual({ code: 'ship', until: '2026-11-27 12:00:00' });
    expect(json.history).toHaveLength(3);
  });

  it('returns a counter-offer to the shop', async () => {
    const item = await shop.submit();
    shop.sell.staff.quote(item.item_id, offer);
    const counter = { status: 'new_quote_requested', counter_price: 2500, reason: 'Hardly worn.' };
    expect((await change(item.item_id, counter)).json).toMatchObject({
      status: 'new_quote_requested',
      counter_price: 2500,
      offers: [{ cash: 2000 }],
    });
    shop.sell.staff.quote(item.item_id, { ...offer, cash: 2300 });
    const { json } = await read(item.item_id);
    expect(json).toMatchObject({ counter_price: null, current_offer: { cash: 2300 } });
    expect(json.offers).toHaveLength(2);
  });
});

describe('an offer without an answer', () => {
  it('expires an offer after 14 days, at that very moment', async () => {
    const own = await openSellShop();
    const item = await own.submit();
    own.sell.staff.quote(item.item_id, offer);
    const path = `/V1/sell/my/item/${item.item_id}`;
    own.nowMs = START_MS + 14 * DAY_MS - 1;
    expect((await own.call('GET', path, { as: 1 })).json.status).toBe('quote_ready_for_review');
    own.nowMs = START_MS + 20 * DAY_MS;
    const accept = { item: { status: 'quote_accepted', payout: 'cash' } };
    expect((await own.call('PUT', path, { as: 1, body: accept })).status).toBe(400);
    const { json } = await own.call('GET', path, { as: 1 });
    expect(json.history.at(-1)).toMatchObject({
      status: 'quote_declined',
      actor: 'clock',
      move: 'expire',
      at: '2026-12-04 12:00:00',
    });
    const again = { item: { status: 'new_quote_requested' } };
    expect((await own.call('PUT', path, { as: 1, body: again })).json.status).toBe(
      'new_quote_requested',
    );
    await own.close();
  });
});

describe('public routes', () => {
  it('lists the accepted designers', async () => {
    const { status, json } = await shop.call('GET', '/V1/selltous/designers');
    expect(status).toBe(200);
    expect(json).toHaveLength(85);
    const chanel = json.find(({ name }: { name: string }) => name === 'Chanel');
    expect(chanel).toMatchObject({ url_path: 'designers/chanel' });
    expect(chanel.models).toContainEqual({
      name: 'Classic Double Flap Medium',
      category: 'Handbags',
    });
  });

  it('estimates an item', async () => {
    const query = new URLSearchParams({
      designer: 'chanel',
      model: 'Classic Double Flap Medium',
      condition: 'Very Good',
    });
    const { json } = await shop.call('GET', `/V1/sell/estimate?${query}`);
    expect(json).toMatchObject({
      designer: 'Chanel',
      condition: 'very-good',
      low: 2000,
      high: 4580,
      resale: { low: 3640, high: 8330 },
      store_credit: { low: 2200, high: 5038 },
    });
  });

  it.each([
    ['designer=Nobody&model=x&condition=new', 404],
    ['designer=Chanel&model=x&condition=new', 404],
    ['designer=Chanel&model=Classic%20Double%20Flap%20Medium&condition=x', 400],
    ['designer=Chanel', 400],
  ])('rejects an estimate for %s with %i', async (query, status) => {
    expect((await shop.call('GET', `/V1/sell/estimate?${query}`)).status).toBe(status);
  });

  it('states the terms', async () => {
    const { json } = await shop.call('GET', '/V1/sell/terms');
    expect(json.commission.at(0)).toEqual({ below: 200, percent: 40 });
    expect(json.commission.at(-1)).toEqual({ below: null, percent: 80 });
    expect(json).toMatchObject({ store_credit_bonus_percent: 10, offer_days: 14, ship_days: 7 });
  });
});

test('reports no internal error', () => expect(shop.faults).toEqual([]));
