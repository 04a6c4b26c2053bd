import type { Env } from '../../env.ts';
import type { PaymentProvider } from '../../generated/types.ts';
import {
  createFinancingEndpoints,
  createWalletEndpoints,
} from '../../sources/commerce-rest/payments.ts';

declare module '../../context.ts' {
  interface GatewayDeps {
    readonly payments: ReturnType<typeof createPaymentConfig>;
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

/** The endpoints of the payment providers, and what a page may know of them. */
export function createPaymentConfig(env: Env) {
  const settings = {
    card: toProvider(env, 'CARD', '/card/fields'),
    financing: toProvider(env, 'FINANCING', '/financing/approve'),
    wallet: toProvider(env, 'WALLET', '/wallet/approve'),
  };
  return {
    wallet: createWalletEndpoints(env.WALLET_PATH),
    financing: createFinancingEndpoints(env.FINANCING_PATH),
    settings,
  };
}
