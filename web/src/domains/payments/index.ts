export { CardFields } from './components/CardFields.tsx';
export { type PaymentProviders, usePaymentProviders } from './components/usePaymentProviders.ts';
export { type Attempt, newAttempt } from './placing/attempt.ts';
export { isPlacedHere, orderedOf } from './placing/orderedCarts.ts';
export { openAttempt, placeOrder } from './placing/placeOrder.ts';
export type { Refusal } from './placing/sendOrder.ts';
export {
  authorizeWallet,
  captureWallet,
  openExpressOrder,
  openWalletOrder,
  WALLET_FAILURE,
} from './placing/walletSteps.ts';
export type {
  Approval,
  FinancingAdapter,
  HostedFields,
  WalletAdapter,
} from './providers/provider.ts';
