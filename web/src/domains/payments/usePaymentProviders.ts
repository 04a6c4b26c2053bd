import { useMemo } from 'react';
import {
  type PaymentProvider_ProviderFragment as Settings,
  usePaymentProviderSettingsQuery,
} from './PaymentSettings.generated.ts';
import type { CardAdapter, FinancingAdapter, WalletAdapter } from './providers/adapter.ts';
import {
  BRAINTREE_SCRIPTS,
  type BraintreeShop,
  createBraintreeCard,
  createBraintreeFinancing,
} from './providers/braintree.ts';
import { createEncoreCard, createEncoreFinancing, createEncoreWallet } from './providers/encore.ts';
import { createPayPalWallet, PAYPAL_SCRIPT } from './providers/paypal.ts';

type Factory<Adapter> = (settings: Settings) => Adapter | null;
type Factories<Adapter> = Readonly<Record<string, Factory<Adapter>>>;

/** Creates an adapter for the provider's page; null without its URL. */
const withPage =
  <Adapter>(create: (pageUrl: string) => Adapter): Factory<Adapter> =>
  ({ pageUrl }) =>
    pageUrl ? create(pageUrl) : null;

/** Creates a Braintree adapter; null without the shop's authorization. */
const withBraintree =
  <Adapter>(create: (shop: BraintreeShop) => Adapter): Factory<Adapter> =>
  ({ pageUrl, clientId }) =>
    clientId ? create({ scripts: pageUrl ?? BRAINTREE_SCRIPTS, authorization: clientId }) : null;

/** Adapters of each kind by the provider's name in the gateway's configuration. A new provider needs one more row. */
const CARDS: Factories<CardAdapter> = {
  encore: withPage(createEncoreCard),
  braintree: withBraintree(createBraintreeCard),
};
const FINANCING: Factories<FinancingAdapter> = {
  encore: withPage(createEncoreFinancing),
  braintree: withBraintree(createBraintreeFinancing),
};
const WALLETS: Factories<WalletAdapter> = {
  encore: withPage(createEncoreWallet),
  paypal: ({ pageUrl, clientId }) =>
    clientId ? createPayPalWallet({ script: pageUrl ?? PAYPAL_SCRIPT, clientId }) : null,
};

/** A configured provider with its payment method's code and its adapter; null if the shop has no adapter for it. */
function toProvider<Adapter>(factories: Factories<Adapter>, settings: Settings | null | undefined) {
  return {
    code: settings?.methodCode,
    adapter: settings ? (factories[settings.adapter]?.(settings) ?? null) : null,
  };
}

export function usePaymentProviders() {
  const { data, loading, error, refetch } = usePaymentProviderSettingsQuery();
  const providers = useMemo(() => {
    const settings = data?.paymentSettings;
    return {
      card: toProvider(CARDS, settings?.card),
      financing: toProvider(FINANCING, settings?.financing),
      wallet: toProvider(WALLETS, settings?.wallet),
    };
  }, [data]);
  return { providers, isLoading: loading, error, retry: refetch };
}

export type PaymentProviders = ReturnType<typeof usePaymentProviders>['providers'];
