import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { createCouponRepository } from '../domains/cart/coupon-repository.ts';
import { createCustomerRepository } from '../domains/customer/repository.ts';
import { createGiftCardRepository } from '../domains/giftcards/repository.ts';
import type { Checkout } from '../domains/orders/checkout.ts';
import { createOrderRepository } from '../domains/orders/repository.ts';
import { createReturnRepository } from '../domains/orders/returns/repository.ts';
import { createShipments } from '../domains/orders/shipments.ts';
import { createMoneyTrail } from '../domains/payments/money-trail.ts';
import { loadSellFacts } from '../domains/sell/facts.ts';
import type { SellModule } from '../domains/sell/module.ts';
import { createPeople } from '../domains/sell/people.ts';
import { couponsRoom } from './coupons.ts';
import { giftCardsRoom } from './gift-cards.ts';
import { html } from './html.ts';
import { itemRows, itemsRoom, waitsForStaff } from './items.ts';
import { orderRows, ordersIn, ordersRoom } from './orders.ts';
import { paymentsRoom } from './payments.ts';
import { registerDesk } from './plugin.ts';
import { productsRoom } from './products.ts';
import { returnsRoom } from './returns.ts';

export interface DeskSources {
  readonly db: DatabaseSync;
  readonly sell: SellModule;
  readonly checkout: Checkout;
  readonly now: () => number;
  readonly webUrl: string;
  /** Open to other machines too. */
  readonly isPublic: boolean;
}

const MOST = 500;

/** Sets the staff's desk up at /desk. */
export function openDesk(app: FastifyInstance, sources: DeskSources): void {
  const { db, sell, checkout, now, webUrl, isPublic } = sources;
  const { staff } = sell;
  const people = createPeople(db);
  const orders = createOrderRepository(db);
  const today = () => {
    staff.expire();
    staff.settle();
    const waiting = staff.list({}, { offset: 0, limit: MOST }).filter(waitsForStaff);
    const open = ordersIn(orders, ['new', 'processing']);
    return {
      title: 'Today',
      body: html`<p class="lead quiet">What waits for the shop’s staff.</p>
<h2>Items (${waiting.length})</h2>${itemRows(waiting, people)}
<h2>Orders (${open.length})</h2>${orderRows(open)}`,
    };
  };
  registerDesk(app, {
    ...{ today, isPublic },
    photo: sell.photos.readForStaff,
    rooms: [
      itemsRoom({ staff, people, facts: loadSellFacts() }),
      ordersRoom({ orders, shipments: createShipments(db), checkout }),
      giftCardsRoom({
        cards: createGiftCardRepository(db, now),
        customerOf: (email) => createCustomerRepository(db, now).byEmail(email)?.id,
      }),
      couponsRoom(createCouponRepository(db)),
      paymentsRoom(createMoneyTrail(db)),
      returnsRoom({ orders, checkout, returns: createReturnRepository(db) }),
      productsRoom({ db, now, staff, webUrl }),
    ],
  });
}
