import { RejectedError } from '#lib/forms/rejection.ts';
import type { OrderUserError } from './useSendOrder.ts';
import {
  useWalletAuthorizeMutation,
  useWalletCaptureMutation,
  useWalletCheckoutTokenLazyQuery,
  useWalletExpressTokenLazyQuery,
  useWalletValidateMutation,
  type WalletContact_ContactFragment,
} from './Wallet.generated.ts';

/** Word for word as the shop has it everywhere. */
export const WALLET_FAILURE = 'Transaction failed. Please try again later.';

export interface WalletOrder {
  readonly cartId: string;
  readonly walletOrderId: string;
}

/** The steps of paying by wallet. Each rejects with RejectedError when the shop said no, and with another Error when there was no usable response. */
export interface WalletCalls {
  /** Opens an order at the wallet for a cart that has its addresses, and returns its token. Asks first whether the cart can be ordered: what cannot is not paid for. */
  openOrder(cartId: string): Promise<string>;
  /** Takes the money of an approved order. */
  capture(order: WalletOrder): Promise<void>;
  /** Opens an order at the wallet, which will give the address, and returns its token. */
  openExpressOrder(cartId: string): Promise<string>;
  /** Reserves the money of an approved order; the cart has address and shipping afterwards. Null when the shop does not say whom it goes to. */
  authorize(order: WalletOrder): Promise<WalletContact_ContactFragment | null>;
}

interface Payload {
  readonly userErrors: readonly OrderUserError[];
}

function assertDone(payload: Payload | undefined, isDone: boolean | undefined): void {
  if (!isDone) throw new RejectedError(payload?.userErrors[0]?.message ?? WALLET_FAILURE);
}

function toToken(payload: (Payload & { readonly token: string | null }) | undefined): string {
  assertDone(payload, Boolean(payload?.token));
  return payload?.token ?? '';
}

/** A token is for one payment. */
const reading = { fetchPolicy: 'no-cache' } as const;

export function useWalletCalls(): WalletCalls {
  const [validate] = useWalletValidateMutation();
  const [captureOrder] = useWalletCaptureMutation();
  const [authorizeOrder] = useWalletAuthorizeMutation();
  const [readToken] = useWalletCheckoutTokenLazyQuery(reading);
  const [readExpressToken] = useWalletExpressTokenLazyQuery(reading);
  return {
    async openOrder(cartId) {
      const validated = await validate({ variables: { input: { cartId } } });
      const payload = validated.data?.walletOrderValidate;
      assertDone(payload, payload?.isValid);
      const { data } = await readToken({ variables: { cartId } }).retain();
      return toToken(data?.walletCheckoutToken);
    },
    async capture(input) {
      const { data } = await captureOrder({ variables: { input } });
      assertDone(data?.walletPaymentCapture, data?.walletPaymentCapture.isDone);
    },
    async openExpressOrder(cartId) {
      const { data } = await readExpressToken({ variables: { cartId } }).retain();
      return toToken(data?.walletPaypalToken);
    },
    async authorize(input) {
      const { data } = await authorizeOrder({ variables: { input } });
      const payload = data?.walletPaymentAuthorize;
      assertDone(payload, payload?.isDone);
      return payload?.contact ?? null;
    },
  };
}
