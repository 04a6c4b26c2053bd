import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { cardAdapter, financingAdapter, walletAdapter } from '../providers/adapters.ts';
import { PaymentProviderSettings } from '../providers/PaymentSettings.generated.ts';

/** The configured providers, each with its method's code and the adapter that speaks to it. */
export function usePaymentProviders(options: { skip?: boolean } = {}) {
  const { data, loading, error, refetch } = useQuery(PaymentProviderSettings, options);
  const providers = useMemo(() => {
    const settings = data?.paymentSettings;
    return {
      card: { code: settings?.card?.methodCode, adapter: cardAdapter(settings?.card) },
      financing: {
        code: settings?.financing?.methodCode,
        adapter: financingAdapter(settings?.financing),
      },
      wallet: { code: settings?.wallet?.methodCode, adapter: walletAdapter(settings?.wallet) },
    };
  }, [data]);
  return { providers, isLoading: loading, error, retry: refetch };
}

export type PaymentProviders = ReturnType<typeof usePaymentProviders>['providers'];
