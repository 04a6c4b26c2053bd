import type { Env } from '../../env.ts';
import type { PaymentProvider, PaymentSettings } from '../../generated/types.ts';
import {
  createFinancingEndpoints,
  createWalletEndpoints,
  type FinancingEndpoints,
  type WalletEndpoints,
} from '../../sources/commerce-rest/payments.ts';

/** The endpoints of the payment providers, and what a page may know of them. */
interface PaymentConfig {
  readonly wallet: WalletEndpoints;
  readonly financing: FinancingEndpoints;
  readonly settings: PaymentSettings;
}

declare module '../../context.ts' {
  interface GatewayDeps {
    readonly payments: PaymentConfig;
  }
}

/** The adapter that speaks to the sandbox of the embedded back end. */
const SANDBOX_ADAPTER = 'encore';

/** A provider by its own settings, or at the sandbox that stands in for it; none without either. */
function toProvider(
  env: Env,
  name: 'CARD' | 'FINANCING' | 'WALLET',
  sandboxPath: string,
): PaymentProvider | null {
  const adapter = env[`${name}_ADAPTER`];
  if (adapter === 'off') return null;
  const isSandbox = adapter === SANDBOX_ADAPTER;
  const sandboxPage =
    isSandbox && env.SANDBOX_PUBLIC_URL ? `${env.SANDBOX_PUBLIC_URL}${sandboxPath}` : null;
  const pageUrl = env[`${name}_PAGE_URL`] ?? sandboxPage;
  if (isSandbox && pageUrl === null) return null;
  const methodCode = env[`${name}_METHOD`];
  return { adapter, methodCode, pageUrl, clientId: env[`${name}_CLIENT_ID`] ?? null };
}

export function createPaymentConfig(env: Env): PaymentConfig {
  return {
    wallet: createWalletEndpoints(env.WALLET_PATH),
    financing: createFinancingEndpoints(env.FINANCING_PATH),
    settings: {
      card: toProvider(env, 'CARD', '/card/fields'),
      financing: toProvider(env, 'FINANCING', '/financing/approve'),
      wallet: toProvider(env, 'WALLET', '/wallet/approve'),
    },
  };
}
