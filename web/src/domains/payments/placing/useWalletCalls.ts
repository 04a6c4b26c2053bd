import { RejectedError, type UserError } from '#lib/forms/rejection.ts';
import {
  useWalletAuthorizeMutation,
  useWalletCaptureMutation,
  useWalletCheckoutTokenLazyQuery,
  useWalletExpressTokenLazyQuery,
  useWalletValidateMutation,
} from './Wallet.generated.ts';

export const WALLET_FAILURE = 'Transaction failed. Please try again later.';

interface WalletOrder {
  readonly cartId: string;
  readonly walletOrderId: string;
}

interface Payload {
  readonly userErrors: readonly UserError[];
}

function assertDone(payload: Payload | null | undefined, isDone: boolean | undefined): void {
  if (!isDone) throw new RejectedError(payload?.userErrors[0]?.message ?? WALLET_FAILURE);
}

function toToken(
  payload: (Payload & { readonly token: string | null }) | null | undefined,
): string {
  assertDone(payload, Boolean(payload?.token));
  return payload?.token ?? '';
}

/** A token is valid for one payment. */
const reading = { fetchPolicy: 'no-cache' } as const;

export type WalletCalls = ReturnType<typeof useWalletCalls>;

/**
 * The steps of a wallet payment. Each rejects with RejectedError if the gateway rejected it, and with another Error if
 * there was no usable response.
 */
export function useWalletCalls() {
  const [validate] = useWalletValidateMutation();
  const [captureOrder] = useWalletCaptureMutation();
  const [authorizeOrder] = useWalletAuthorizeMutation();
  const [readToken] = useWalletCheckoutTokenLazyQuery(reading);
  const [readExpressToken] = useWalletExpressTokenLazyQuery(reading);
  return {
    /**
     * Creates a wallet order for a cart with addresses and returns its token. Checks first that the cart can be
     * ordered, so that nothing is paid in vain.
     */
    async openOrder(cartId: string) {
      const validated = await validate({ variables: { input: { cartId } } });
      const payload = validated.data?.walletOrderValidate;
      assertDone(payload, payload?.isValid);
      const { data } = await readToken({ variables: { cartId } }).retain();
      return toToken(data?.walletCheckoutToken);
    },
    async capture(input: WalletOrder) {
      const { data } = await captureOrder({ variables: { input } });
      assertDone(data?.walletPaymentCapture, data?.walletPaymentCapture.isDone);
    },
    /** Creates a wallet order without an address, which the wallet provides, and returns its token. */
    async openExpressOrder(cartId: string) {
      const { data } = await readExpressToken({ variables: { cartId } }).retain();
      return toToken(data?.walletPaypalToken);
    },
    /** Authorizes an approved order and sets the cart's address and shipping; null without a contact. */
    async authorize(input: WalletOrder) {
      const { data } = await authorizeOrder({ variables: { input } });
      const payload = data?.walletPaymentAuthorize;
      assertDone(payload, payload?.isDone);
      return payload?.contact ?? null;
    },
  };
}
