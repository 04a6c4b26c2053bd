import type { FastifyInstance } from 'fastify';
import type { BackendEnv } from '../env.ts';
import { createHttpServer, listen } from '../shared/http-server.ts';
import { createIssuer } from './identity/issuer.ts';
import { registerIdentity } from './identity/plugin.ts';
import { registerProviderApi } from './payments/api.ts';
import { registerFinancing, registerWallet } from './payments/approvals.ts';
import { registerCard } from './payments/card/plugin.ts';
import { openProviderStore } from './payments/store.ts';

const STAR = 'M12 2l3 6.6 7 .8-5.2 4.8 1.4 7L12 17.7l-6.2 3.5 1.4-7L2 9.4l7-.8z';

const stars = Array.from(
  { length: 5 },
  (_, index) => `<path transform="translate(${index * 26} 0)" fill="#8a6a3b" d="${STAR}"/>`,
).join('');

const BADGE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 24" width="213" height="40">${stars}</svg>`;

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Encore, 4.8 out of 5</title></head>
<body><main><h1>Encore</h1><p>4.8 out of 5 from 1,284 reviews. A sandbox: these reviews are not real.</p></main></body></html>
`;

/** The review service: the page of the shop and its badge. */
export function registerReviews(app: FastifyInstance): void {
  app.get('/reviews', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  app.get('/reviews/badge.svg', (_request, reply) => reply.type('image/svg+xml').send(BADGE));
}

interface PaymentProvidersOptions {
  readonly dataDir: string;
  readonly apiKey: string;
  readonly shopOrigins: readonly string[];
  /** The time in ms. */
  readonly now: () => number;
}

function registerPaymentProviders(
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

/**
 * Starts the providers' sandbox on its own port and returns the function that stops it. If the port is in use, possibly
 * by another sandbox, the shop starts without one.
 */
export async function startSandbox(env: BackendEnv): Promise<() => Promise<void>> {
  const app = await createSandboxServer({ env });
  await listen(app, 'sandbox', { host: env.host, port: env.sandboxPort });
  return () => app.close();
}

export interface SandboxDependencies {
  readonly env: Pick<BackendEnv, 'sandboxUrl' | 'webUrl' | 'dataDir' | 'sandboxApiKey'>;
  /** The current time in milliseconds; the system clock by default. */
  readonly now?: () => number;
}

/** Creates the server of the providers' sandbox. It does not listen yet. */
export async function createSandboxServer({
  env,
  now = Date.now,
}: SandboxDependencies): Promise<FastifyInstance> {
  // Connections of a simulated silent provider never end by themselves.
  const app = createHttpServer({ bodyLimit: 64 * 1024, graceMs: 1000 });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  const issuer = await createIssuer(`${env.sandboxUrl}/identity`, now);
  const shopOrigins = [new URL(env.webUrl).origin];
  registerIdentity(app, { issuer, shopOrigins });
  const { dataDir, sandboxApiKey: apiKey } = env;
  registerPaymentProviders(app, { dataDir, apiKey, shopOrigins, now });
  registerReviews(app);
  app.get('/health', async () => ({ status: 'ok' }));
  return app;
}
