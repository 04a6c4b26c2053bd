import type { FastifyInstance } from 'fastify';
import { registerProviderApi } from './api.ts';
import { registerCard } from './card/plugin.ts';
import { registerFinancing } from './financing/plugin.ts';
import { openProviderStore } from './store.ts';
import { registerWallet } from './wallet/plugin.ts';

export interface PaymentProvidersOptions {
  readonly dataDir: string;
  readonly apiKey: string;
  readonly shopOrigins: readonly string[];
  /** The time in ms. */
  readonly now: () => number;
}

export function registerPaymentProviders(
  app: FastifyInstance,
  { dataDir, apiKey, shopOrigins, now }: PaymentProvidersOptions,
): void {
  const store = openProviderStore(dataDir, now);
  app.addHook('onClose', async () => store.close());
  registerProviderApi(app, { store, apiKey, now });
  registerCard(app, { store, shopOrigins, now });
  registerFinancing(app, { store, shopOrigins });
  registerWallet(app, { store, shopOrigins });
}
