import { BRAINTREE_SCRIPTS, type BraintreeShop } from './braintree.ts';
import { makeBraintreeCard } from './braintreeCard.ts';
import { makeBraintreeFinancing } from './braintreeFinancing.ts';
import { makeEncoreFinancing, makeEncoreWallet } from './encoreApprovals.ts';
import { makeEncoreCard } from './encoreCard.ts';
import type { PaymentProvider_ProviderFragment } from './PaymentSettings.generated.ts';
import { makePayPalWallet, PAYPAL_SCRIPT } from './paypalWallet.ts';
import type { CardAdapter, FinancingAdapter, WalletAdapter } from './provider.ts';

type Settings = PaymentProvider_ProviderFragment | null | undefined;
type Maker<Adapter> = (settings: PaymentProvider_ProviderFragment) => Adapter | null;

/** Makes an adapter of the provider's page; without an address there is nothing to speak to. */
const withPage =
  <Adapter>(make: (pageUrl: string) => Adapter): Maker<Adapter> =>
  ({ pageUrl }) =>
    pageUrl ? make(pageUrl) : null;

/** Makes an adapter of Braintree; without the shop's authorization there is nothing to open. */
const withBraintree =
  <Adapter>(make: (shop: BraintreeShop) => Adapter): Maker<Adapter> =>
  ({ pageUrl, clientId }) =>
    clientId ? make({ scripts: pageUrl ?? BRAINTREE_SCRIPTS, authorization: clientId }) : null;

/** The adapters of each kind by the name the gateway's configuration gives them. A new provider is one more row. */
const CARDS: Readonly<Record<string, Maker<CardAdapter>>> = {
  encore: withPage(makeEncoreCard),
  braintree: withBraintree(makeBraintreeCard),
};
const FINANCING: Readonly<Record<string, Maker<FinancingAdapter>>> = {
  encore: withPage(makeEncoreFinancing),
  braintree: withBraintree(makeBraintreeFinancing),
};
const WALLETS: Readonly<Record<string, Maker<WalletAdapter>>> = {
  encore: withPage(makeEncoreWallet),
  paypal: ({ pageUrl, clientId }) =>
    clientId ? makePayPalWallet({ script: pageUrl ?? PAYPAL_SCRIPT, clientId }) : null,
};

const pick = <Adapter>(makers: Readonly<Record<string, Maker<Adapter>>>, settings: Settings) =>
  settings ? (makers[settings.adapter]?.(settings) ?? null) : null;

/** The adapter of the configured card provider; null when there is none, or this shop does not know it. */
export const cardAdapter = (settings: Settings): CardAdapter | null => pick(CARDS, settings);

/** The adapter of the configured pay-later provider; null as above. */
export const financingAdapter = (settings: Settings): FinancingAdapter | null =>
  pick(FINANCING, settings);

/** The adapter of the configured wallet; null as above. */
export const walletAdapter = (settings: Settings): WalletAdapter | null => pick(WALLETS, settings);
