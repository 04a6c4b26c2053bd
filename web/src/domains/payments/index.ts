export { CardFields } from './CardFields.tsx';
export {
  type Attempt,
  createAttempt,
  isPlacedHere,
  type OrderUserError,
  orderAttempt,
  rememberOrder,
  useOrder,
  useOrderPlacement,
  useSetPayment,
} from './placing/useOrderPlacement.ts';
export { useWalletCalls, WALLET_FAILURE, type WalletCalls } from './placing/useWalletCalls.ts';
export type {
  Approval,
  FinancingAdapter,
  HostedFields,
  WalletAdapter,
} from './providers/adapter.ts';
export { type PaymentProviders, usePaymentProviders } from './usePaymentProviders.ts';
