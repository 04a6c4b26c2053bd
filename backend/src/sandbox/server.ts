import type { FastifyInstance } from 'fastify';
import type { BackendEnv } from '../env.ts';
import { createHttpServer } from '../shared/http-server.ts';
import { createIssuer } from './identity/issuer.ts';
import { registerIdentity } from './identity/plugin.ts';
import { registerPaymentProviders } from './payments/plugin.ts';
import { registerReviews } from './reviews/plugin.ts';

/**
 * Starts the providers' sandbox on its own port. Where the port is taken the shop goes on without it:
 * someone else's sandbox may stand there. Returns what stops it.
 */
export async function startSandbox(env: BackendEnv): Promise<() => Promise<void>> {
  const app = await createSandboxServer({ env });
  try {
    await app.listen({ host: env.host, port: env.sandboxPort });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    console.error(
      `sandbox: port ${env.sandboxPort} is already in use. Stop the other process or set SANDBOX_PORT.`,
    );
  }
  return () => app.close();
}

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
