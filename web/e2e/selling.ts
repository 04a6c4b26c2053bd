import type { APIRequestContext } from '@playwright/test';
import { aCustomer, callAs, type Person, submitAdminForm } from './backEnd.ts';

/** A photo of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The fields of the admin's offer form, in dollars. */
export const QUOTE = { cash: '2000', list_low: '3500', list_high: '4200', note: 'A fine one.' };

/** An item that a customer sells to the shop. */
export interface SellItem {
  readonly id: string;
  /** With this code another person can ship the item. */
  readonly shipCode: string;
}

/** Submits a handbag of this model for sale; returns its id. */
export async function submitItem(
  request: APIRequestContext,
  person: Person,
  model: string,
): Promise<string> {
  const photo = { base64_encoded_data: PIXEL, name: 'front.png' };
  const upload = { method: 'POST', path: '/sell/my/photo', data: { photo } };
  const { id } = await callAs(request, person, upload);
  const item = {
    designer: 'Chanel',
    category: 'Handbags',
    model,
    color: 'Black',
    condition: 'very-good',
    answers: [{ part: 'exterior', answer: 'Light corner rubbing' }],
    extras: ['Dust bag'],
    photos: [id],
  };
  const offer = { method: 'POST', path: '/sell/my/item', data: { items: [item] } };
  return String((await callAs(request, person, offer)).items[0].item_id);
}

/** Creates a customer who has submitted a handbag; `id` is that of the item. */
export async function aSeller(request: APIRequestContext): Promise<{ person: Person; id: string }> {
  const person = await aCustomer(request);
  return { person, id: await submitItem(request, person, 'Boy Bag Medium') };
}

/** Creates an item whose offer the customer has accepted and which is ready to be shipped. */
export async function createAcceptedItem(
  request: APIRequestContext,
  person: Person,
  model: string,
): Promise<SellItem> {
  const id = await submitItem(request, person, model);
  const { ship_code: shipCode } = await acceptOffer(request, person, { id, payout: 'cash' });
  return { id, shipCode };
}

/** Makes an offer for the item and accepts it as the customer; returns the updated item. */
async function acceptOffer(
  request: APIRequestContext,
  person: Person,
  { id, payout }: { id: string; payout: 'cash' | 'consign' | 'store_credit' },
) {
  await submitAdminForm(request, `/items/${id}/quote`, QUOTE);
  const item = { status: 'quote_accepted', payout };
  return callAs(request, person, { method: 'PUT', path: `/sell/my/item/${id}`, data: { item } });
}

/** Puts a new item on sale: a handbag of this model that the customer consigns. */
export async function putOnSale(
  request: APIRequestContext,
  person: Person,
  model: string,
): Promise<void> {
  const id = await submitItem(request, person, model);
  await acceptOffer(request, person, { id, payout: 'consign' });
  await submitAdminForm(request, `/items/${id}/receive`);
  await submitAdminForm(request, `/items/${id}/consign`, { price: '3800' });
}

/** Sells a handbag for store credit, which the customer receives as a gift card of $2,200. */
export async function earnGiftCard(request: APIRequestContext, person: Person): Promise<void> {
  const id = await submitItem(request, person, 'Boy Bag Medium');
  await acceptOffer(request, person, { id, payout: 'store_credit' });
  await submitAdminForm(request, `/items/${id}/receive`);
  await submitAdminForm(request, `/items/${id}/approve`, {
    condition: 'very-good',
    report: 'As described.',
  });
  await submitAdminForm(request, `/items/${id}/pay`);
}
