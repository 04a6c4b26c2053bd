import type { Route } from '../../shared/webapi/route.ts';
import { createHolds } from './holds.ts';
import { paymentRoutes } from './rest.ts';
import { releaseStale, type WalletDependencies } from './wallet.ts';

export interface PaymentModule {
  readonly routes: readonly Route[];
  /** Gives back what wallets hold for carts that nobody has ordered, until `closing` is aborted. @throws when a wallet cannot be asked */
  releaseStale(closing?: AbortSignal): Promise<void>;
}

/** The providers' calls of the shop. `now` is the time in ms. */
export function createPaymentModule(
  deps: Omit<WalletDependencies, 'holds'> & { readonly now: () => number },
): PaymentModule {
  const holds = createHolds(deps.db, deps.now);
  return {
    routes: paymentRoutes({ ...deps, holds }),
    releaseStale: (closing) => releaseStale({ ...deps, holds }, closing),
  };
}
