import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../db/transaction.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { filledFields } from '../../shared/letter-case.ts';
import { detailNames } from '../../shared/webapi/data-type.ts';
import { rejection } from '../../shared/webapi/errors.ts';
import { isVirtual } from '../cart/rules.ts';
import type { CartService } from '../cart/service.ts';
import type { AddressData, CustomerSource, Quote, QuoteAddress } from '../cart/types.ts';
import type { AddressDraft, Customer } from '../customer/types.ts';
import { type Draft, draftOrder, orderFrom } from './draft.ts';
import { orderPlacedEmail } from './emails.ts';
import { type ChargeRequest, createLedger, gatewayFor, type PaymentGateway } from './gateway.ts';
import { type Attempt, createAttempts, OrderUnderWay } from './idempotency.ts';
import { createOrderRepository } from './repository.ts';
import { createStock, type ReservedUnits } from './stock.ts';

type Marks = Pick<AddressDraft, 'isDefaultBilling' | 'isDefaultShipping'>;

const toDraft = (address: AddressData, marks: Marks): AddressDraft => ({
  firstname: address.firstname ?? '',
  lastname: address.lastname ?? '',
  street: address.street ?? [],
  city: address.city ?? '',
  countryId: address.countryId ?? '',
  region: address.region ?? null,
  regionId: address.regionId ?? 0,
  regionCode: address.regionCode ?? null,
  postcode: address.postcode ?? null,
  telephone: address.telephone ?? '',
  company: address.company ?? null,
  details: filledFields(address, detailNames),
  ...marks,
});

/** The default flags of a saved address: set for each default that the customer does not have yet. */
function getMarks(kind: 'billing' | 'shipping', customer: Customer, billing: AddressData): Marks {
  const lacksBilling = customer.defaultBilling === null;
  const lacksShipping = customer.defaultShipping === null;
  return kind === 'billing'
    ? { isDefaultBilling: lacksBilling, isDefaultShipping: lacksBilling && lacksShipping }
    : {
        isDefaultBilling: lacksShipping && lacksBilling && !billing.saveInAddressBook,
        isDefaultShipping: lacksShipping,
      };
}

/**
 * Saves the addresses of a customer's cart marked `save_in_address_book`, as Magento does when an order is placed.
 * Returns the cart with the ids of the saved addresses.
 */
function saveToAddressBook(quote: Quote, customers: CustomerSource): Quote {
  const keep = (kind: 'billing' | 'shipping'): QuoteAddress => {
    const address = quote[kind];
    // Reloaded, because the first address may have become a default.
    const customer = quote.customerId === null ? undefined : customers.byId(quote.customerId);
    if (!customer || !address.saveInAddressBook) return address;
    const draft = toDraft(address, getMarks(kind, customer, quote.billing));
    return { ...address, customerAddressId: customers.addAddress(customer, draft) };
  };
  const isShipped = !isVirtual(quote.items) && !quote.shipping.sameAsBilling;
  const shipping = isShipped ? keep('shipping') : quote.shipping;
  return { ...quote, shipping, billing: keep('billing') };
}

export interface Placement {
  readonly owner: string;
  /** Writes that persist even if the order fails; runs in its own transaction. */
  readonly prepare?: () => void;
  /** Reads the active cart inside the transaction. @throws if there is none */
  readonly open: () => Quote;
  readonly attempt?: Attempt | undefined;
  /** Whether the request contained the payment method; see OrderSnapshot. */
  readonly hasCardFields: boolean;
}

export interface PlaceDependencies {
  readonly db: DatabaseSync;
  readonly service: CartService;
  readonly gateways: readonly PaymentGateway[];
  /** Sends emails to buyers; none are sent if omitted. */
  readonly mailer?: OrderMailer | undefined;
  /** Reports an unreachable provider; the charge is settled later. */
  readonly onFault?: ((error: unknown) => void) | undefined;
}

export type OrderMailer = Pick<Mailer, 'send' | 'shopUrl'>;

/** A cart whose stock is reserved for an order, and the charge for it. */
export interface ReservedOrder {
  readonly draft: Draft;
  readonly charge: ChargeRequest;
  readonly gateway: PaymentGateway;
}

/** The steps of placing an order that change the shop's own data. Each runs inside a transaction, except `release`. */
export function createSteps({ db, service, gateways, mailer }: PlaceDependencies) {
  const orders = createOrderRepository(db);
  const stock = createStock(db);
  const ledger = createLedger(db);
  const attempts = createAttempts(db);

  const getGateway = (method: string) => gatewayFor(gateways, method);

  const reserve = (quote: Quote): ReservedOrder => {
    if (ledger.isReserved(quote.id)) throw new OrderUnderWay();
    const draft = draftOrder(quote, service);
    const payment = quote.payment ?? { method: '' };
    const gateway = getGateway(payment.method);
    const incrementId = quote.reservedOrderId ?? orders.reserve();
    const charge = { incrementId, quoteId: quote.id, amountCents: draft.totals.grand, payment };
    const name = gateway.getName?.(charge) ?? incrementId;
    if (ledger.isUsed(name)) throw rejection(400, 'The payment was used for another order.');
    stock.take(draft.units, incrementId);
    service.carts.change(quote.id, { reservedOrderId: incrementId });
    ledger.open(charge, name);
    return { draft, charge, gateway };
  };

  const write = (
    { draft, charge, gateway }: ReservedOrder,
    { attempt, hasCardFields }: Placement,
  ): number => {
    const { incrementId, quoteId } = charge;
    const numbering = { incrementId, hasCardFields, isPaid: !gateway.immediate };
    const quote = saveToAddressBook(draft.quote, service.customers);
    const id = orders.create(orderFrom({ ...draft, quote }, numbering, service));
    service.carts.change(quoteId, { isActive: false });
    attempts.remember(attempt, id);
    const order = orders.byId(id);
    if (mailer && order?.snapshot.email) {
      mailer.send(order.snapshot.email, orderPlacedEmail(order, mailer.shopUrl));
    }
    return id;
  };

  const release = (reserved: {
    quoteId: number;
    incrementId: string;
    units?: ReservedUnits | undefined;
  }) =>
    inTransaction(db, () => {
      const { quoteId, incrementId, units } = reserved;
      if (units) stock.release(units, incrementId);
      ledger.release(quoteId);
      ledger.set(incrementId, 'voided');
      if (units) service.carts.change(quoteId, { reservedOrderId: null });
    });

  return { db, orders, ledger, attempts, getGateway, reserve, write, release };
}

export type Steps = ReturnType<typeof createSteps>;
