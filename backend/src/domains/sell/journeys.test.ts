import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import {
  DAY_MS,
  openSellShop,
  type Parsed,
  type SellShop,
  START_MS,
} from '../../../test/helpers/sell-shop.ts';
import { type Status, statuses, transitions } from './rules.ts';

const offer = { cash: 2000, listLow: 3500, listHigh: 4200 };
let shop: SellShop;
beforeAll(async () => {
  shop = await openSellShop();
});
afterAll(() => shop.close());

const read = async (id: number): Promise<Parsed> =>
  (await shop.call('GET', `/V1/sell/my/item/${id}`, { as: 1 })).json;
const change = (id: number, item: object) =>
  shop.call('PUT', `/V1/sell/my/item/${id}`, { as: 1, body: { item } });

/** Creates an item that the shop has received. */
async function received(payout: string): Promise<number> {
  const { item_id: id } = await shop.submit();
  shop.sell.staff.quote(id, offer);
  await change(id, { status: 'quote_accepted', payout });
  shop.sell.staff.receive(id);
  return id;
}
const emails = (): string[] =>
  shop.outbox.list({ size: 3, page: 0 }).map(({ subject }) => subject.split(':')[0] ?? '');

const latestText = (): string =>
  shop.outbox.byId(Number(shop.outbox.list({ size: 1, page: 0 })[0]?.id))?.text ?? '';

describe('from quote to payout', () => {
  it('emails what the owner receives for each payout of an offer', async () => {
    const { item_id: id } = await shop.submit();
    shop.sell.staff.quote(id, offer);
    const text = latestText();
    expect(text).toContain('Cash: $2,000.00\nStore credit: $2,200.00\n');
    expect(text).toContain('On consignment: $2,450.00–$2,940.00 (listed at $3,500.00–$4,200.00)\n');
  });

  it.each([
    ['cash', 2000],
    ['store_credit', 2200],
  ])('pays the quoted sum in %s when the item is as described', async (payout, amount) => {
    const id = await received(payout);
    shop.sell.staff.approve(id, { condition: 'Very Good', note: 'As described.' });
    expect(await read(id)).toMatchObject({
      status: 'waiting_for_payment',
      inspection: { condition: 'very-good', note: 'As described.' },
      payout: { kind: payout, amount, paid_at: null },
    });
    shop.sell.staff.pay(id, 'ACH 17');
    expect((await read(id)).payout).toEqual({
      kind: payout,
      amount,
      reference:
        payout === 'cash' ? 'ACH 17' : expect.stringMatching(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){4}$/),
      paid_at: '2026-11-20 12:00:00',
    });
    if (payout === 'store_credit') expect(latestText()).toContain('$2,200.00 as gift card ');
    expect(emails()).toEqual(['Paid', 'Waiting for Payment', 'Item Received']);
    expect(() => shop.sell.staff.pay(id, 'ACH 18')).toThrow("can't change");
  });

  it('emails what was paid, and the codes of the gift cards for store credit', async () => {
    const cash = await received('cash');
    shop.sell.staff.approve(cash);
    shop.sell.staff.pay(cash, 'ACH 17');
    expect(latestText()).toContain('We’ve paid you $2,000.00.');
    expect(latestText()).toContain(`/sell/index/index/id/${cash}\n`);

    const { item_id: credit } = await shop.submit();
    shop.sell.staff.quote(credit, { ...offer, cash: 10_000 });
    await change(credit, { status: 'quote_accepted', payout: 'store_credit' });
    shop.sell.staff.receive(credit);
    shop.sell.staff.approve(credit);
    const { reference } = shop.sell.staff.pay(credit, '').payout ?? {};
    expect(reference).toContain(', ');
    expect(latestText()).toContain(
      `We’ve added $11,000.00 as gift cards ${reference} to your account.`,
    );
    expect(latestText()).toContain('http://shop.test/account/gift-cards\n');
  });

  it('sells an item on consignment after a lower final offer', async () => {
    const id = await received('cash');
    const answers = [{ part: 'interior', answer: 'Small pen mark in pocket' }];
    const lower = { cash: 1500, listLow: 2500, listHigh: 3000, note: 'A pen mark.' };
    shop.sell.staff.revise(id, lower, { condition: 'good', answers });
    expect(await read(id)).toMatchObject({
      status: 'offer_ready_for_review',
      condition: 'very-good',
      inspection: { condition: 'good', answers },
      current_offer: { stage: 'final', cash: 1500 },
    });
    const wrong = await change(id, { status: 'on_consignment', payout: 'cash' });
    expect(wrong.status).toBe(400);
    await change(id, { status: 'on_consignment', payout: 'consign' });
    expect((await read(id)).consignment).toMatchObject({
      price: 3000,
      sold_price: null,
      price_schedule: [
        { at: '2026-11-20 12:00:00', price: 3000, receive: 2100 },
        { at: '2026-12-20 12:00:00', price: 2700, receive: 1890 },
        { at: '2027-01-19 12:00:00', price: 2400, receive: 1680 },
        { at: '2027-02-18 12:00:00', price: 2100, receive: 1470 },
      ],
    });
    shop.sell.staff.sold(id, 2700);
    expect(await read(id)).toMatchObject({
      consignment: { sold_price: 2700 },
      payout: { kind: 'consign', amount: 1890 },
    });
  });

  it('finds the item by the SKU of its product', async () => {
    const id = await received('consign');
    const { sku } = shop.sell.staff.consign(id, 4000);
    expect(sku).toBe(`CONSIGN-${id}`);
    expect(shop.sell.staff.bySku(`CONSIGN-${id}`)?.id).toBe(id);
    expect(shop.sell.staff.bySku('BAG-78')).toBeUndefined();
  });

  it('returns an item to its owner after a declined offer', async () => {
    const id = await received('cash');
    shop.sell.staff.revise(id, { ...offer, cash: 1 });
    await change(id, { status: 'offer_declined', reason: 'Too little.' });
    shop.sell.staff.returnToOwner(id, 'Returned at your request.');
    expect(await read(id)).toMatchObject({ status: 'item_returned', allowed_actions: [] });
  });

  it('declines a final offer that expires without a reply', async () => {
    const own = await openSellShop();
    const { item_id: id } = await own.submit();
    own.sell.staff.quote(id, offer);
    const accept = { item: { status: 'quote_accepted', payout: 'cash' } };
    await own.call('PUT', `/V1/sell/my/item/${id}`, { as: 1, body: accept });
    own.sell.staff.receive(id);
    own.sell.staff.revise(id, offer);
    own.nowMs = START_MS + 14 * DAY_MS;
    expect(own.sell.staff.expire()).toBe(1);
    expect(own.sell.staff.expire()).toBe(0);
    expect(own.sell.staff.byId(id).status).toBe('offer_declined');
    await own.close();
  });
});

describe('staff', () => {
  it.each([
    ['no sum', { ...offer, cash: 0 }],
    ['no number', { ...offer, cash: Number.NaN }],
    ['a range upside down', { ...offer, listLow: 5000 }],
  ])('rejects an offer with %s', async (_, bad) => {
    const { item_id: id } = await shop.submit();
    expect(() => shop.sell.staff.quote(id, bad)).toThrow();
    expect((await read(id)).status).toBe('new_quote_requested');
  });

  it('requires a reason and rejects an unknown item', async () => {
    const { item_id: id } = await shop.submit();
    expect(() => shop.sell.staff.decline(id, ' ')).toThrow('reason');
    expect(() => shop.sell.staff.byId(999_999)).toThrow('No such entity');
    shop.sell.staff.decline(id, 'Not our house.');
    expect((await read(id)).history.at(-1)).toMatchObject({
      status: 'quote_declined',
      actor: 'staff',
      reason: 'Not our house.',
    });
  });
});

type Try = { readonly by: 'owner' | 'other' | 'guest' | 'staff'; readonly to: Status };

/** Attempts one transition in this role; returns true if it succeeded. */
async function tryMove(id: number, { by, to }: Try, payout: string): Promise<boolean> {
  if (by === 'staff') return tryAsStaff(id, to);
  const item = { status: to, payout, reason: 'Because.', counter_price: 2500 };
  const as = { owner: 1, other: 2, guest: undefined }[by];
  const caller = as === undefined ? {} : { as };
  const response = await shop.call('PUT', `/V1/sell/my/item/${id}`, { ...caller, body: { item } });
  expect(response.status).toBeLessThan(500);
  if (by !== 'owner') expect(response.status).toBe(by === 'other' ? 404 : 401);
  return response.status === 200;
}

function tryAsStaff(id: number, to: Status): boolean {
  const { staff } = shop.sell;
  const acts: Partial<Record<Status, () => unknown>> = {
    quote_ready_for_review: () => staff.quote(id, offer),
    quote_declined: () => staff.decline(id, 'No.'),
    item_received: () => staff.receive(id),
    item_returned: () => staff.returnToOwner(id, 'Back.'),
    offer_ready_for_review: () => staff.revise(id, offer),
    on_consignment: () => staff.consign(id, 4000),
    waiting_for_payment: () =>
      staff.byId(id).status === 'on_consignment' ? staff.sold(id, 4000) : staff.approve(id),
    paid: () => staff.pay(id, 'ACH'),
  };
  try {
    return acts[to]?.() !== undefined;
  } catch {
    return false;
  }
}

interface Guided extends Try {
  /** Index of an allowed transition to use instead. */
  readonly pick: number | null;
}

/** The transition to attempt: an arbitrary or an allowed one. */
function chosen({ pick, ...wild }: Guided, from: Status): Try {
  const open = transitions.filter((one) => one.from === from && one.by !== 'clock');
  const found = pick === null ? undefined : open[pick % open.length];
  if (found === undefined) return wild;
  return { to: found.to, by: found.by === 'staff' ? 'staff' : 'owner' };
}

const tries = fc.array(
  fc.record({
    pick: fc.option(fc.nat(99)),
    by: fc.constantFrom('owner', 'owner', 'staff', 'staff', 'other', 'guest'),
    to: fc.constantFrom(...statuses),
  }),
  { minLength: 30, maxLength: 30 },
) as fc.Arbitrary<Guided[]>;

test('allows only the transitions of the state machine and records each', async () => {
  const ends = new Set<Status>();
  await fc.assert(
    fc.asyncProperty(
      tries,
      fc.constantFrom('cash', 'consign', 'store_credit'),
      async (list, payout) => {
        const { item_id: id } = await shop.submit();
        let made = 0;
        for (const wish of list) {
          const before = (await read(id)).status;
          const one = chosen(wish, before);
          const isMade = await tryMove(id, one, payout);
          const after = (await read(id)).status;
          if (!isMade) expect(after).toBe(before);
          else {
            made += 1;
            const actor = one.by === 'staff' ? 'staff' : 'customer';
            const isAllowed = transitions.some(
              ({ from, to, by }) => from === before && to === after && by === actor,
            );
            expect(isAllowed).toBe(true);
          }
        }
        const item = await read(id);
        expect(item.history).toHaveLength(made + 1);
        for (const [index, entry] of item.history.slice(1).entries()) {
          expect(entry.from).toBe(item.history[index].status);
        }
        if (item.status === 'paid') expect([2000, 2200, 2800]).toContain(item.payout.amount);
        ends.add(item.status);
      },
    ),
    { numRuns: 18, seed: 20261120 },
  );
  expect(ends).toContain('paid');
  expect(ends).toContain('item_returned');
});

test('reports no internal error', () => expect(shop.faults).toEqual([]));
