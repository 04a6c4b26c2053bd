import type { Budget } from './budget.ts';
import type { Fixtures } from './fixtures.ts';

const WALLET_PAYER = 'ada.marlowe@wallet.example';
/** An approved wallet order. */
async function approved(fixtures: Fixtures, field: string, isExpress = false) {
  const cartId = await fixtures.guestCart(isExpress);
  const { data } = await fixtures.guest(
    `query ($id: ID!) { it: ${field}(cartId: $id) { token userErrors { code } } }`,
    { id: cartId },
  );
  const walletOrderId: string = data.it.token;
  await fixtures.atProvider('/wallet/approve', { token: walletOrderId, payer: WALLET_PAYER });
  return { cartId, walletOrderId };
}

async function captured(fixtures: Fixtures) {
  const input = await approved(fixtures, 'walletCheckoutToken');
  await fixtures.guest(
    'mutation ($input: WalletPaymentInput!) { walletPaymentCapture(input: $input) { isDone userErrors { code } } }',
    { input },
  );
  return input;
}

/** A shipped order. */
async function sent({ order, sql }: Fixtures) {
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
}

function forCart(why: string, calls: number, isExpress = false): Budget {
  return {
    commerce: calls,
    search: 0,
    why,
    prepare: async ({ guestCart }) => ({ variables: { cartId: await guestCart(isExpress) } }),
  };
}

/** Budgets for gift cards, providers' payments, orders and returns. */
export const ORDER_BUDGETS: Readonly<Record<string, Budget>> = {
  ApplyGiftCard: {
    isCustomer: true,
    commerce: 4,
    search: 0,
    why: 'the cart, whose id the write needs; the write; the cart; its totals',
    prepare: async (fixtures) => ({
      variables: { input: { code: fixtures.giftCard() } },
      token: (await fixtures.buyer()).token,
    }),
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
    prepare: async (fixtures) => ({
      variables: { input: await approved(fixtures, 'walletCheckoutToken') },
    }),
  },
  WalletAuthorize: {
    commerce: 1,
    search: 0,
    why: 'the write',
    prepare: async (fixtures) => ({
      variables: { input: await approved(fixtures, 'walletPaypalToken', true) },
    }),
  },
  WalletValidate: {
    commerce: 1,
    search: 0,
    why: 'the write',
    prepare: async (fixtures) => {
      const { cartId } = await captured(fixtures);
      return { variables: { input: { cartId } } };
    },
  },
  PlaceWalletOrder: {
    commerce: 1,
    search: 0,
    why: 'the write',
    prepare: async (fixtures) => {
      const paid = await captured(fixtures);
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
    prepare: async (fixtures) => {
      const { buyer, input } = await sent(fixtures);
      return { variables: { input }, token: buyer.token };
    },
  },
  ReturnShow: {
    isCustomer: true,
    commerce: 2,
    search: 1,
    why: 'the return; its label; its products in one call',
    prepare: async (fixtures) => {
      const { buyer, input } = await sent(fixtures);
      const { data } = await buyer.ask(
        'mutation ($input: CustomerReturnRequestInput!) { customerReturnRequest(input: $input) { orderReturn { id } userErrors { code } } }',
        { input },
      );
      return { variables: { id: data.customerReturnRequest.orderReturn.id }, token: buyer.token };
    },
  },
};
