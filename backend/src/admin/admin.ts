import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { createCouponRepository } from '../domains/cart/rates.ts';
import { createCustomerRepository } from '../domains/customer/repository.ts';
import { createGiftCardRepository } from '../domains/giftcards/repository.ts';
import type { Checkout } from '../domains/orders/checkout.ts';
import { createOrderRepository } from '../domains/orders/repository.ts';
import { createReturnRepository } from '../domains/orders/returns/repository.ts';
import { createShipments } from '../domains/orders/shipments.ts';
import { createPaymentHistory } from '../domains/payments/payment-history.ts';
import { createCustomers } from '../domains/sell/customers.ts';
import { loadSellFacts } from '../domains/sell/facts.ts';
import type { SellModule } from '../domains/sell/module.ts';
import { couponsSection } from './coupons.ts';
import { giftCardsSection } from './gift-cards.ts';
import { itemRows, itemsSection, waitsForStaff } from './items.ts';
import { html } from './layout.ts';
import { orderRows, ordersIn, ordersSection } from './orders.ts';
import { paymentsSection } from './payments.ts';
import { registerAdmin } from './plugin.ts';
import { productsSection } from './products.ts';
import { returnsSection } from './returns.ts';

export interface AdminSources {
  readonly db: DatabaseSync;
  readonly sell: SellModule;
  readonly checkout: Checkout;
  readonly now: () => number;
  readonly webUrl: string;
  /** Open to other machines too. */
  readonly isPublic: boolean;
}

const MAX_ROWS = 500;

export function openAdmin(app: FastifyInstance, sources: AdminSources): void {
  const { db, sell, checkout, now, webUrl, isPublic } = sources;
  const { staff } = sell;
  const customers = createCustomers(db);
  const orders = createOrderRepository(db);
  const today = () => {
    staff.expire();
    staff.settle();
    const waiting = staff.list({}, { offset: 0, limit: MAX_ROWS }).filter(waitsForStaff);
    const open = ordersIn(orders, ['new', 'processing']);
    return {
      title: 'Today',
      body: html`<p class="lead quiet">Items and orders that need attention.</p>
<h2>Items (${waiting.length})</h2>${itemRows(waiting, customers)}
<h2>Orders (${open.length})</h2>${orderRows(open)}`,
    };
  };
  registerAdmin(app, {
    today,
    isPublic,
    photo: sell.photos.readForStaff,
    sections: [
      itemsSection({ staff, customers, facts: loadSellFacts() }),
      ordersSection({ orders, shipments: createShipments(db), checkout }),
      giftCardsSection({
        cards: createGiftCardRepository(db, now),
        findCustomer: (email) => createCustomerRepository(db, now).byEmail(email)?.id,
      }),
      couponsSection(createCouponRepository(db)),
      paymentsSection(createPaymentHistory(db)),
      returnsSection({ orders, checkout, returns: createReturnRepository(db) }),
      productsSection({ db, now, staff, webUrl }),
    ],
  });
}
