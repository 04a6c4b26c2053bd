import type { Env } from '../../env.ts';
import type { PaymentProvider, PaymentSettings } from '../../generated/types.ts';

/** Where the payment providers' calls are, and what a page may know of them. */
interface PaymentConfig {
  /** `{wallet}`: path of the wallet's calls below the REST base. */
  readonly walletPath: string;
  /** `{financing}`: path of the financing calls below the REST base. */
  readonly financingPath: string;
  readonly settings: PaymentSettings;
}

declare module '../../context.ts' {
  interface GatewayDeps {
    readonly payments: PaymentConfig;
  }
}

/** The adapter that speaks to the sandbox of the embedded back end. */
const SANDBOX_ADAPTER = 'encore';

interface Configured {
  readonly adapter: string;
  readonly methodCode: string;
  readonly pageUrl: string | undefined;
  readonly clientId: string | undefined;
}

/** A provider by its own settings, or at the sandbox that stands in for it; none without either. */
function toProvider(
  { adapter, methodCode, pageUrl, clientId }: Configured,
  sandboxPage: string | undefined,
): PaymentProvider | null {
  if (adapter === 'off') return null;
  const page = pageUrl ?? (adapter === SANDBOX_ADAPTER ? sandboxPage : undefined) ?? null;
  if (adapter === SANDBOX_ADAPTER && page === null) return null;
  return { adapter, methodCode, pageUrl: page, clientId: clientId ?? null };
}

/** The payment providers that `env` describes. */
export function createPaymentConfig(env: Env): PaymentConfig {
  const at = (path: string) => env.SANDBOX_PUBLIC_URL && `${env.SANDBOX_PUBLIC_URL}${path}`;
  const card = {
    adapter: env.CARD_ADAPTER,
    methodCode: env.CARD_METHOD,
    pageUrl: env.CARD_PAGE_URL,
    clientId: env.CARD_CLIENT_ID,
  };
  const financing = {
    adapter: env.FINANCING_ADAPTER,
    methodCode: env.FINANCING_METHOD,
    pageUrl: env.FINANCING_PAGE_URL,
    clientId: env.FINANCING_CLIENT_ID,
  };
  const wallet = {
    adapter: env.WALLET_ADAPTER,
    methodCode: env.WALLET_METHOD,
    pageUrl: env.WALLET_PAGE_URL,
    clientId: env.WALLET_CLIENT_ID,
  };
  return {
    walletPath: env.WALLET_PATH,
    financingPath: env.FINANCING_PATH,
    settings: {
      card: toProvider(card, at('/card/fields')),
      financing: toProvider(financing, at('/financing/approve')),
      wallet: toProvider(wallet, at('/wallet/approve')),
    },
  };
}
