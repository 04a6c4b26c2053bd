import { expect, it } from 'vitest';
import { anItem, picture } from '../../../test/helpers/sell-shop.ts';
import { ann, openTestShop } from '../../../test/helpers/shop.ts';

it.each(['/api/rest', '/rest', '/rest/default'])(
  "serves the sell module in the shop under %s with the shop's tokens",
  async (prefix) => {
    const shop = await openTestShop();
    const send = async (method: string, path: string, body?: object) => {
      const response = await fetch(`${shop.url}${prefix}/V1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${shop.getToken(ann.email)}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, json: JSON.parse(await response.text()) };
    };
    const photo = { base64_encoded_data: (await picture(2000, 1500)).toString('base64') };
    const { id } = (await send('POST', '/sell/my/photo', { photo })).json;
    const items = [{ ...anItem, photos: [id] }];
    expect((await send('POST', '/sell/my/item', { items })).status).toBe(200);
    expect((await send('GET', '/sell/my/item')).json.total_count).toBe(1);
    expect((await send('GET', '/sell/my/photo')).status).toBe(404);
    expect((await send('GET', '/shimpent/track/ENS000000000000017')).status).toBe(404);
    const parcel = `INSERT INTO sell_shipment (customer_id, carrier, tracking_number, sender,
      insured_cents, label_token, made_ms) VALUES (1, 'prepaid', 'ENS000000000000017', '{}', 1, 'x', 1)`;
    shop.db.exec(parcel);
    expect((await send('GET', '/shimpent/track/ENS000000000000017')).json).toMatchObject({
      status: 'label_created',
      track_number: 'ENS000000000000017',
    });
    const served = await fetch(`${shop.url}${prefix}/V1/sell/my/photo/${id}`, {
      headers: { authorization: `Bearer ${shop.getToken(ann.email)}` },
    });
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    await shop.close();
  },
);
