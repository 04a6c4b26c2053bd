import type { APIRequestContext } from '@playwright/test';
import { callAs, type Person, submitAdminForm } from './backEnd.ts';

/** A photo of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** An offer as the staff fills it in, in dollars. */
export const QUOTE = { cash: '2000', list_low: '3500', list_high: '4200', note: 'A fine one.' };

/** An item that a customer offers to the shop. */
export interface Offered {
  readonly id: string;
  /** Lets somebody else ship it. */
  readonly shipCode: string;
}

/** The customer offers a bag of this model; its id. */
export async function offerBag(
  request: APIRequestContext,
  person: Person,
  model: string,
): Promise<string> {
  const photo = { base64_encoded_data: PIXEL, name: 'front.png' };
  const sent = { method: 'POST', path: '/sell/my/photo', data: { photo } };
  const { id } = await callAs(request, person, sent);
  const item = {
    ...{ designer: 'Chanel', category: 'Handbags', model, color: 'Black', condition: 'very-good' },
    ...{ answers: [{ part: 'exterior', answer: 'Light corner rubbing' }], extras: ['Dust bag'] },
    photos: [id],
  };
  const offer = { method: 'POST', path: '/sell/my/item', data: { items: [item] } };
  return String((await callAs(request, person, offer)).items[0].item_id);
}

/** The same, with an offer of the shop that the customer has accepted: it waits to be shipped. */
export async function acceptedBag(
  request: APIRequestContext,
  person: Person,
  model: string,
): Promise<Offered> {
  const id = await offerBag(request, person, model);
  const { ship_code: shipCode } = await agreeOn(request, person, { id, payout: 'cash' });
  return { id, shipCode };
}

/** The shop makes an offer, and the customer takes it; the item as it is then. */
async function agreeOn(
  request: APIRequestContext,
  person: Person,
  { id, payout }: { id: string; payout: 'cash' | 'consign' | 'store_credit' },
) {
  await submitAdminForm(request, `/items/${id}/quote`, QUOTE);
  const item = { status: 'quote_accepted', payout };
  return callAs(request, person, { method: 'PUT', path: `/sell/my/item/${id}`, data: { item } });
}

/** A new item of the shop: the customer's bag of this model goes on consignment. */
export async function putOnSale(
  request: APIRequestContext,
  person: Person,
  model: string,
): Promise<void> {
  const id = await offerBag(request, person, model);
  await agreeOn(request, person, { id, payout: 'consign' });
  await submitAdminForm(request, `/items/${id}/receive`);
  await submitAdminForm(request, `/items/${id}/consign`, { price: '3800' });
}

/** The customer has sold a bag for store credit, which is a gift card of $2,200. */
export async function earnGiftCard(request: APIRequestContext, person: Person): Promise<void> {
  const id = await offerBag(request, person, 'Boy Bag Medium');
  await agreeOn(request, person, { id, payout: 'store_credit' });
  await submitAdminForm(request, `/items/${id}/receive`);
  await submitAdminForm(request, `/items/${id}/approve`, {
    condition: 'very-good',
    report: 'As described.',
  });
  await submitAdminForm(request, `/items/${id}/pay`);
}
