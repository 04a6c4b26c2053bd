import type { BackendEnv } from '../env.ts';
import { createSandboxServer } from './server.ts';

/**
 * Starts the providers' sandbox on its own port. Where the port is taken the shop goes on without it:
 * somebody else's sandbox may stand there. Returns what stops it.
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
