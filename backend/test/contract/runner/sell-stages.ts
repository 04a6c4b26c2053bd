import { type Maker, part } from './maker.ts';
import type { Vars } from './shape.ts';

export type SellStage = 'photo' | 'sellItem' | 'quotedItem' | 'acceptedItem' | 'sellShipment';

/** One pixel. */
export const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const itemPath = '/V1/sell/my/item/{sellItem}';

/** The stages of an item that a customer sells to the shop. */
export function sellStages(maker: Maker): Readonly<Record<SellStage, () => Promise<Vars>>> {
  const { must, account, staff } = maker;

  /** What the shop takes: the first designer of whom it knows models. */
  const model = async (): Promise<Vars> => {
    const designers = await must({}, 'guest', ['GET', '/V1/selltous/designers']);
    const known = Object(designers).find((one: unknown) => Object(part(one, 'models')).length > 0);
    const [first] = known.models;
    return { designer: known.name, model: first.name, category: first.category };
  };

  const photo = async (): Promise<Vars> => {
    const own = await account();
    const sent = { photo: { base64_encoded_data: PICTURE, name: 'front.png' } };
    const made = await must(own, 'customer', ['POST', '/V1/sell/my/photo', sent]);
    return { ...own, ...(await model()), photo: part(made, 'id') };
  };

  const sellItem = async (): Promise<Vars> => {
    const own = await photo();
    const item = {
      designer: '{designer}',
      category: '{category}',
      model: '{model}',
      condition: 'very-good',
      asking_price: 5200,
      photos: ['{photo}'],
    };
    const made = await must(own, 'customer', ['POST', '/V1/sell/my/item', { items: [item] }]);
    const [first] = Object(part(made, 'items'));
    return { ...own, sellItem: part(first, 'item_id') };
  };

  const quotedItem = async (): Promise<Vars> => {
    const vars = await sellItem();
    staff().quote(Number(vars.sellItem));
    return vars;
  };

  const acceptedItem = async (): Promise<Vars> => {
    const vars = await quotedItem();
    const item = { status: 'quote_accepted', payout: 'cash' };
    const accepted = await must(vars, 'customer', ['PUT', itemPath, { item }]);
    return { ...vars, shipCode: part(accepted, 'ship_code') };
  };

  const sellShipment = async (): Promise<Vars> => {
    const vars = await acceptedItem();
    const shipment = { items: ['{sellItem}'] };
    const sent = await must(vars, 'customer', ['POST', '/V1/sell/my/shipment/', { shipment }]);
    return { ...vars, shipment: part(sent, 'shipment_id'), track: part(sent, 'tracking_number') };
  };

  return { photo, sellItem, quotedItem, acceptedItem, sellShipment };
}
