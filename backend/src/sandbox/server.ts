import type { FastifyInstance } from 'fastify';
import type { BackendEnv } from '../env.ts';
import { createHttpServer } from '../shared/http-server.ts';
import { createIssuer } from './identity/issuer.ts';
import { registerIdentity } from './identity/plugin.ts';
import { registerPaymentProviders } from './payments/plugin.ts';
import { registerReviews } from './reviews/plugin.ts';

export interface SandboxDependencies {
  readonly env: Pick<BackendEnv, 'sandboxUrl' | 'webUrl' | 'dataDir' | 'sandboxApiKey'>;
  /** The time in milliseconds; the clock when left out. */
  readonly now?: () => number;
}

/** The providers' sandbox, on an origin of its own as real providers are. It does not listen yet. */
export async function createSandboxServer({
  env,
  now = Date.now,
}: SandboxDependencies): Promise<FastifyInstance> {
  // A silent provider's connections have no end of their own.
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
