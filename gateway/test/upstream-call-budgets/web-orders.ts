import type { Budget } from './budget.ts';
import type { Fixtures } from './fixtures.ts';

const CART = 'the cart; its sums; the ways to pay';
/** Only the customer's own cart has to be asked for its number first. */
const NUMBERED = {
  commerce: 5,
  search: 0,
  why: `the cart, whose number the write names; the write; ${CART}`,
} as const;
const WRITTEN = { commerce: 4, search: 0, why: `the write; ${CART}` } as const;
const WALLET_PAYER = 'ada.marlowe@wallet.example';

type Code = (hands: Fixtures) => string;

const coupon: Code = () => 'SPRING10';
const giftCard: Code = (hands) => hands.giftCard();

/** A code put on a guest's cart, and on a customer's. */
const applied = (name: string, code: Code): Readonly<Record<string, Budget>> => ({
  [`CheckoutCustomer${name}`]: {
    ...(name === 'GiftCard' ? NUMBERED : WRITTEN),
    isCustomer: true,
    prepare: async (hands) => ({
      variables: { input: { code: code(hands) } },
      token: (await hands.buyer()).token,
    }),
  },
  [`CheckoutGuest${name}`]: {
    ...WRITTEN,
    prepare: async (hands) => ({
      variables: { input: { cartId: await hands.guestCart(), code: code(hands) } },
    }),
  },
});

/** A gift card taken off a guest's cart, and off a customer's. */
const takenOff: Readonly<Record<string, Budget>> = {
  CheckoutCustomerGiftCardRemove: {
    ...NUMBERED,
    isCustomer: true,
    prepare: async (hands) => {
      const { ask, token } = await hands.buyer();
      const input = { code: giftCard(hands) };
      await ask(
        'mutation ($input: CustomerCartGiftCardApplyInput!) { customerCartGiftCardApply(input: $input) { userErrors { code } } }',
        { input },
      );
      return { variables: { input }, token };
    },
  },
  CheckoutGuestGiftCardRemove: {
    ...WRITTEN,
    prepare: async (hands) => {
      const input = { cartId: await hands.guestCart(), code: giftCard(hands) };
      await hands.guest(
        'mutation ($input: GuestCartGiftCardApplyInput!) { guestCartGiftCardApply(input: $input) { userErrors { code } } }',
        { input },
      );
      return { variables: { input } };
    },
  },
};

const checkmo = { code: 'checkmo' } as const;

/** A wallet order that its payer has approved. */
const approved = async (hands: Fixtures, field: string, isExpress = false) => {
  const cartId = await hands.guestCart(isExpress);
  const { data } = await hands.guest(
    `query ($id: ID!) { it: ${field}(cartId: $id) { token userErrors { code } } }`,
    { id: cartId },
  );
  const walletOrderId: string = data.it.token;
  await hands.atProvider('/wallet/approve', { token: walletOrderId, payer: WALLET_PAYER });
  return { cartId, walletOrderId };
};

const captured = async (hands: Fixtures) => {
  const input = await approved(hands, 'walletCheckoutToken');
  await hands.guest(
    'mutation ($input: WalletPaymentInput!) { walletPaymentCapture(input: $input) { isDone userErrors { code } } }',
    { input },
  );
  return input;
};

/** Somebody's order that has been sent. */
const sent = async ({ order, sql }: Fixtures) => {
  const { buyer, id, number } = await order();
  sql(
    "INSERT INTO shipment (order_id, carrier_code, title, track_number, created_at) VALUES (?, 'encore', 'Encore Delivery', ?, datetime('now', '-1 minute'))",
    ...[Number(id), `ENC-${id}`],
  );
  sql("UPDATE sales_order SET state = 'complete', status = 'complete' WHERE id = ?", Number(id));
  const { data } = await buyer.ask('query ($id: ID!) { customerOrder(id: $id) { items { id } } }', {
    id,
  });
  const itemIds: string[] = data.customerOrder.items.map((item: { id: string }) => item.id);
  return { buyer, number, input: { orderId: id, itemIds, reason: 'Too small' } };
};

const forCart = (why: string, calls: number, isExpress = false): Budget => ({
  commerce: calls,
  search: 0,
  why,
  prepare: async ({ guestCart }) => ({ variables: { cartId: await guestCart(isExpress) } }),
});

/** Coupons and gift cards on carts, paying, placing orders, and what comes after them. */
export const ORDER_BUDGETS: Readonly<Record<string, Budget>> = {
  ...applied('Coupon', coupon),
  ...applied('GiftCard', giftCard),
  ...takenOff,
  GiftCardUse: {
    isCustomer: true,
    commerce: 4,
    search: 0,
    why: 'the cart, whose number the write names; the write; the cart; its sums',
    prepare: async (hands) => ({
      variables: { input: { code: giftCard(hands) } },
      token: (await hands.buyer()).token,
    }),
  },
  SetGuestPayment: {
    commerce: 1,
    search: 0,
    why: 'the write',
    prepare: async ({ guestCart }) => {
      const input = { cartId: await guestCart(), email: 'guest@example.test' };
      return { variables: { input: { ...input, paymentMethod: checkmo } } };
    },
  },
  SetCustomerPayment: {
    isCustomer: true,
    commerce: 1,
    search: 0,
    why: 'the write',
    prepare: async ({ buyer }) => {
      const { token } = await buyer();
      return { variables: { input: { paymentMethod: checkmo } }, token };
    },
  },
  PlaceGuestOrder: {
    commerce: 2,
    search: 0,
    why: 'the write; the cart, which tells the number that people know the order by',
    prepare: async ({ guestCart }) => {
      const cartId = await guestCart();
      const email = 'guest@example.test';
      const input = { cartId, email, idempotencyKey: cartId, paymentMethod: checkmo };
      return { variables: { input } };
    },
  },
  PlaceCustomerOrder: {
    isCustomer: true,
    commerce: 2,
    search: 0,
    why: 'the write; the order, which tells the number that people know it by',
    prepare: async ({ buyer }) => {
      const { token, email } = await buyer();
      const input = { idempotencyKey: email, paymentMethod: checkmo };
      return { variables: { input }, token };
    },
  },
  PlaceFinancingOrder: {
    commerce: 1,
    search: 0,
    why: 'the write',
    prepare: async ({ guestCart, guest, atProvider }) => {
      const cartId = await guestCart();
      const { data } = await guest(
        'query ($id: ID!) { guestCart(cartId: $id) { totals { grandTotal { amount } } } }',
        { id: cartId },
      );
      const { amount } = data.guestCart.totals.grandTotal;
      const page = await atProvider('/financing/approve', { person: 'nora', amount });
      const token = /"payment_method_nonce":"([^"]+)"/.exec(await page.text())?.[1];
      return { variables: { input: { cartId, token, idempotencyKey: cartId } } };
    },
  },
  WalletCheckoutToken: forCart('the token', 1),
  WalletExpressToken: forCart('the token', 1, true),
  WalletCapture: {
    commerce: 1,
    search: 0,
    why: 'the write',
    prepare: async (hands) => ({
      variables: { input: await approved(hands, 'walletCheckoutToken') },
    }),
  },
  WalletAuthorize: {
    commerce: 1,
    search: 0,
    why: 'the write',
    prepare: async (hands) => ({
      variables: { input: await approved(hands, 'walletPaypalToken', true) },
    }),
  },
  WalletValidate: {
    commerce: 1,
    search: 0,
    why: 'the write',
    prepare: async (hands) => {
      const { cartId } = await captured(hands);
      return { variables: { input: { cartId } } };
    },
  },
  PlaceWalletOrder: {
    commerce: 1,
    search: 0,
    why: 'the write',
    prepare: async (hands) => {
      const paid = await captured(hands);
      return { variables: { input: { ...paid, idempotencyKey: paid.cartId } } };
    },
  },
  GuestOrderLookUp: {
    commerce: 1,
    search: 1,
    why: 'the order; its products in one call',
    prepare: async ({ order }) => ({
      variables: { orderNumber: (await order()).number, lastName: 'Lee', postalCode: '90001' },
    }),
  },
  ReturnRequest: {
    isCustomer: true,
    commerce: 1,
    search: 1,
    why: 'the write; the products in one call',
    prepare: async (hands) => {
      const { buyer, input } = await sent(hands);
      return { variables: { input }, token: buyer.token };
    },
  },
  ReturnShow: {
    isCustomer: true,
    commerce: 2,
    search: 1,
    why: 'the return; its label; its products in one call',
    prepare: async (hands) => {
      const { buyer, input } = await sent(hands);
      const { data } = await buyer.ask(
        'mutation ($input: CustomerReturnRequestInput!) { customerReturnRequest(input: $input) { orderReturn { id } userErrors { code } } }',
        { input },
      );
      return { variables: { id: data.customerReturnRequest.orderReturn.id }, token: buyer.token };
    },
  },
};
