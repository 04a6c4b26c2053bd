import { randomUUID } from 'node:crypto';
import type { Budget, PreparedRequest } from './budget.ts';
import { ADDRESS, type Fixtures, SHIPPING } from './fixtures.ts';
import type { SeedData } from './seed.ts';
import { readWebOperations } from './web-operations.ts';

const OPERATIONS = readWebOperations();

const CART_CHANGE = { commerce: 3, search: 0, why: 'the write; the cart; its totals' } as const;
const CHECKOUT = 'the cart; its totals; the payment methods';
const CHECKOUT_CHANGE = { commerce: 4, search: 0, why: `the write; ${CHECKOUT}` } as const;
/** The id of a customer's own cart must be read first. */
const NUMBERED_CHANGE = {
  commerce: 5,
  search: 0,
  why: `the cart, whose id the write needs; the write; ${CHECKOUT}`,
} as const;
const WRITE = { commerce: 1, search: 0, why: 'the write' } as const;

type Calls = Pick<Budget, 'commerce' | 'search' | 'why'>;
type Variables = Readonly<Record<string, unknown>>;

/** The budgets of an operation for the seeded guest's cart and the seeded customer's, which make the same calls. */
function forBoth(
  operation: string,
  calls: Calls,
  variables: (seedData: SeedData, isGuest: boolean) => Variables = () => ({}),
): Readonly<Record<string, Budget>> {
  const toVariables = (isGuest: boolean) => (seedData: SeedData) => ({
    isGuest,
    cartId: isGuest ? seedData.cartId : '',
    ...variables(seedData, isGuest),
  });
  return {
    [`${operation} (guest)`]: { ...calls, variables: toVariables(true) },
    [`${operation} (customer)`]: { ...calls, isCustomer: true, variables: toVariables(false) },
  };
}

interface OwnerCalls {
  readonly guest: Calls;
  readonly customer: Calls;
}

/**
 * The budgets of an operation that needs a new cart, for a guest and for a customer.
 *
 * @param before an operation that is sent first, with the same variables
 */
function forNewCarts(
  operation: string,
  { guest, customer }: OwnerCalls,
  variables: (fixtures: Fixtures) => Variables,
  before?: string,
): Readonly<Record<string, Budget>> {
  const prepareGuest = async (fixtures: Fixtures): Promise<PreparedRequest> => {
    const cartId = await fixtures.guestCart();
    const prepared = { isGuest: true, cartId, ...variables(fixtures) };
    if (before !== undefined) await fixtures.guest(OPERATIONS[before] ?? '', prepared);
    return { variables: prepared };
  };
  const prepareCustomer = async (fixtures: Fixtures): Promise<PreparedRequest> => {
    const { ask, token } = await fixtures.buyer();
    const prepared = { isGuest: false, cartId: '', ...variables(fixtures) };
    if (before !== undefined) await ask(OPERATIONS[before] ?? '', prepared);
    return { variables: prepared, token };
  };
  return {
    [`${operation} (guest)`]: { ...guest, prepare: prepareGuest },
    [`${operation} (customer)`]: { ...customer, isCustomer: true, prepare: prepareCustomer },
  };
}

/** The operations of a cart before the checkout. */
export const CART_BUDGETS: Readonly<Record<string, Budget>> = {
  'CreateCart (guest)': {
    variables: () => ({ isGuest: true }),
    commerce: 1,
    search: 0,
    why: 'the new cart, which is known to be empty',
  },
  'CreateCart (customer)': {
    ...CART_CHANGE,
    isCustomer: true,
    variables: () => ({ isGuest: false }),
  },
  ...forBoth('ReadCart', {
    commerce: 2,
    search: 0,
    why: 'the cart, whose lines contain all displayed data; its totals',
  }),
  ...forBoth('AddCartItem', CART_CHANGE, ({ products }, isGuest) => ({
    sku: products[isGuest ? 50 : 51]?.sku,
  })),
  ...forBoth('RemoveCartItem', CART_CHANGE, ({ lineId, customerLineId }, isGuest) => ({
    lineId: isGuest ? lineId : customerLineId,
  })),
};

/** The operations of the checkout. */
export const CHECKOUT_BUDGETS: Readonly<Record<string, Budget>> = {
  CheckoutAccount: { isCustomer: true, commerce: 1, search: 0, why: 'the account' },
  AddressCountries: { commerce: 1, search: 0, why: 'the countries' },
  PaymentProviderSettings: { commerce: 0, search: 0, why: 'the gateway’s own settings' },
  ...forBoth('ReadCheckout', { commerce: 3, search: 0, why: CHECKOUT }),
  ...forBoth('EstimateShipping', { commerce: 1, search: 0, why: 'the shipping methods' }, () => ({
    address: ADDRESS,
  })),
  ...forBoth(
    'SetShipping',
    {
      commerce: 2,
      search: 0,
      why: 'the write, which returns totals and payment methods; the cart',
    },
    () => SHIPPING,
  ),
  ...forBoth('SetBillingAddress', CHECKOUT_CHANGE, () => ({ address: ADDRESS })),
  ...forBoth('RemoveCoupon', CHECKOUT_CHANGE),
  ...forNewCarts('ApplyCoupon', { guest: CHECKOUT_CHANGE, customer: CHECKOUT_CHANGE }, () => ({
    code: 'SPRING10',
  })),
  ...forNewCarts(
    'ApplyCheckoutGiftCard',
    { guest: CHECKOUT_CHANGE, customer: NUMBERED_CHANGE },
    ({ giftCard }) => ({ code: giftCard() }),
  ),
  ...forNewCarts(
    'RemoveGiftCard',
    { guest: CHECKOUT_CHANGE, customer: NUMBERED_CHANGE },
    ({ giftCard }) => ({ code: giftCard() }),
    'ApplyCheckoutGiftCard',
  ),
  ...forNewCarts('SetPayment', { guest: WRITE, customer: WRITE }, toPayment),
  ...forNewCarts(
    'PlaceOrder',
    {
      guest: { commerce: 2, search: 0, why: 'the write; the cart, for the order number' },
      customer: { commerce: 2, search: 0, why: 'the write; the order, for its order number' },
    },
    () => ({ ...toPayment(), idempotencyKey: randomUUID() }),
  ),
};

function toPayment() {
  return { email: 'guest@example.test', paymentMethod: { code: 'checkmo' } };
}
