import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openSellShop, type SellShop } from '../../../test/helpers/sell-shop.ts';

const offer = { cash: 2000.5, listLow: 3500, listHigh: 4200 };
const sender = { name: 'Bo Ray', street: ['5 Elm St'], city: 'Reno', postcode: '89501' };
let shop: SellShop;
beforeAll(async () => {
  shop = await openSellShop();
});
afterAll(() => shop.close());

/** Creates an accepted item of the customer. */
async function accepted(as = 1, payout = 'cash') {
  const { item_id: id } = await shop.submit({}, as);
  shop.sell.staff.quote(id, offer);
  const item = { status: 'quote_accepted', payout };
  const { json } = await shop.call('PUT', `/V1/sell/my/item/${id}`, { as, body: { item } });
  return json;
}
const ship = (shipment: object, as = 1) =>
  shop.call('POST', '/V1/sell/my/shipment/', { as, body: { shipment } });
const shipAsGuest = (shipment: object) =>
  shop.call('POST', '/V1/sell/guest/shipment/', { body: { shipment } });
const read = async (id: number, as = 1) =>
  (await shop.call('GET', `/V1/sell/my/item/${id}`, { as })).json;

describe("a customer's parcel", () => {
  it('ships several items insured and numbered and emails the label', async () => {
    const one = await accepted();
    const two = await accepted(1, 'consign');
    const { status, json } = await ship({ items: [one.item_id, two.item_id] });
    expect(status).toBe(200);
    expect(json).toEqual({
      shipment_id: expect.any(Number),
      carrier: 'prepaid',
      tracking_number: expect.stringMatching(/^ENS\d{15}$/),
      insured_value: 5500.5,
      item_ids: [one.item_id, two.item_id],
      label_url: `/V1/sell/my/shipment/${json.shipment_id}/label`,
      created_at: '2026-11-20 12:00:00',
    });
    const item = await read(one.item_id);
    expect(item).toMatchObject({
      status: 'quote_accepted',
      next_action: { code: 'wait_for_arrival', until: null },
      allowed_actions: [],
      shipment: { ...json, events: [{ status: 'label_created' }] },
    });
    expect(item.history.at(-1)).toMatchObject({ move: 'ship', actor: 'customer' });
    const mail = shop.outbox.byId(Number(shop.outbox.list({ size: 1, page: 0 })[0]?.id));
    expect(mail).toMatchObject({ recipient: 'ann@example.test', kind: 'sell-label' });
    expect(mail?.attachments[0]?.filename).toBe(`label-${json.tracking_number}.pdf`);
  });

  it('accepts a carrier that the customer chooses', async () => {
    const item = await accepted();
    const shipment = { items: [item.item_id], carrier: 'ups', tracking_number: '1Z999AA1' };
    expect((await ship(shipment)).json).toMatchObject({
      carrier: 'ups',
      tracking_number: '1Z999AA1',
    });
  });

  it('rejects items that are in a shipment or not accepted', async () => {
    const item = await accepted();
    const both = await Promise.all([1, 2].map(() => ship({ items: [item.item_id] })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const fresh = await shop.submit();
    expect(await ship({ items: [fresh.item_id] })).toEqual({
      status: 400,
      json: { message: 'The item "%1" isn\'t ready to ship.', parameters: [fresh.item_id] },
    });
  });

  it('creates no shipment when one item belongs to another customer', async () => {
    const mine = await accepted();
    const theirs = await accepted(2);
    expect((await ship({ items: [mine.item_id, theirs.item_id] })).status).toBe(404);
    expect((await read(mine.item_id)).shipment).toBeNull();
  });

  it('requires an address where none is saved', async () => {
    const item = await accepted(2);
    expect((await ship({ items: [item.item_id] }, 2)).json.parameters).toEqual({
      fieldName: 'sender',
    });
    const { city: _, ...partial } = sender;
    expect((await ship({ items: [item.item_id], sender: partial }, 2)).json.parameters).toEqual({
      fieldName: 'city',
    });
    expect((await ship({ items: [item.item_id], sender }, 2)).status).toBe(200);
  });

  it.each([
    ['no items', { items: [] }, 400],
    ['unknown items', { items: [999_999] }, 404],
    ['an unknown property', { items: [1], price: 1 }, 400],
  ])('rejects a shipment with %s', async (_, shipment, status) => {
    expect((await ship(shipment)).status).toBe(status);
  });
});

describe("a guest's parcel", () => {
  it('ships by item code and email address and opens the label by its own secret', async () => {
    const item = await accepted(2);
    const code = item.ship_code.toLowerCase().replace(/(.{4})/g, '$1-');
    const shipment = { email: 'BO@example.test', item_codes: [code], sender };
    const { status, json } = await shipAsGuest(shipment);
    expect(status).toBe(200);
    expect(json.item_ids).toEqual([item.item_id]);
    const response = await shop.raw(json.label_url);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect((await shop.raw('/V1/sell/guest/shipment/wrong/label')).status).toBe(404);
    const after = await read(item.item_id, 2);
    expect(after.history.at(-1)).toMatchObject({ move: 'ship', actor: 'guest' });
    expect(after.ship_code).toBe(item.ship_code);
  });

  it('returns the same error for a wrong code and a wrong address', async () => {
    const { ship_code: code } = await accepted();
    const wrongMail = await shipAsGuest({ email: 'bo@example.test', item_codes: [code], sender });
    const wrongCode = await shipAsGuest({ email: 'ann@example.test', item_codes: ['X'], sender });
    expect(wrongMail).toEqual({
      status: 404,
      json: {
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'itemCode', fieldValue: code },
      },
    });
    expect([wrongCode.status, wrongCode.json.message]).toEqual([404, wrongMail.json.message]);
  });

  it.each([
    [{ item_codes: ['X'], sender }, 'email'],
    [{ email: 'ann@example.test', sender }, 'itemCodes'],
    [{ email: 'ann@example.test', item_codes: ['X'] }, 'sender'],
  ])('requires what %j lacks', async (shipment, fieldName) => {
    const { status, json } = await shipAsGuest(shipment);
    expect([status, json.parameters]).toEqual([400, { fieldName }]);
  });
});

describe('tracking', () => {
  it('follows a parcel by its number as its items proceed', async () => {
    const one = await accepted();
    const two = await accepted();
    const { json } = await ship({ items: [one.item_id, two.item_id] });
    const statusNow = () => shop.sell.track(json.tracking_number)?.status;
    expect(statusNow()).toBe('label_created');
    shop.sell.staff.receive(one.item_id);
    expect(statusNow()).toBe('label_created');
    shop.sell.staff.receive(two.item_id);
    expect(statusNow()).toBe('received');
    shop.sell.staff.approve(one.item_id);
    shop.sell.staff.revise(two.item_id, offer);
    const track = shop.sell.track(json.tracking_number);
    expect(track?.events.map(({ status }) => status)).toEqual([
      'inspected',
      'received',
      'label_created',
    ]);
    expect(JSON.stringify(track)).not.toContain('Lee');
    expect(shop.sell.track('ENS0')).toBeUndefined();
  });
});

describe('the label', () => {
  it('serves a label to its owner only and emails it again', async () => {
    const item = await accepted();
    const { json } = await ship({ items: [item.item_id] });
    const response = await shop.raw(json.label_url, 1);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/pdf',
    ]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect((await shop.raw(json.label_url, 2)).status).toBe(404);
    expect((await shop.raw(json.label_url.replace(/\d+/, '0'), 1)).status).toBe(404);

    const email = (shipment_id: number, as: number) =>
      shop.call('POST', '/V1/sell/my/email-shpment-label/', { as, body: { shipment_id } });
    expect(await email(json.shipment_id, 1)).toEqual({ status: 200, json: true });
    const mail = shop.outbox.byId(Number(shop.outbox.list({ size: 1, page: 0 })[0]?.id));
    expect(mail?.recipient).toBe('ann@example.test');
    expect(Buffer.from(mail?.attachments[0]?.content ?? '')).toEqual(bytes);
    expect((await email(json.shipment_id, 2)).status).toBe(404);
    expect((await email(999_999, 1)).status).toBe(404);
    const none = await shop.call('POST', '/V1/sell/my/email-shpment-label/', { as: 1, body: {} });
    expect(none.json.parameters).toEqual({ fieldName: 'shipmentId' });
  });
});

test('reports no internal error', () => expect(shop.faults).toEqual([]));
