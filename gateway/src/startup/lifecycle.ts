import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** Milliseconds that requests under way have to finish. */
const FINISH_MS = 15_000;

/** What closing down needs. */
export interface Closing {
  readonly server: FastifyInstance;
  readonly log: Logger;
  /** Makes the readiness check fail from now on. */
  startDraining(): void;
  /** Milliseconds between the failing readiness check and the end of listening, so that proxies notice. */
  readonly noticeMs: number;
  /** Ends the connections to other services. */
  closeSources(): Promise<void>;
}

/**
 * Ends the process in good order: not ready at once, no new connections after `noticeMs`, requests under way up to
 * 15 s. Ctrl-C does not wait for proxies. What nobody caught is logged; after an exception that was thrown outside of
 * any promise the state is not known, so the process closes down and ends with 1.
 */
export const closeOnSignals = (closing: Closing): void => {
  const { server, log } = closing;
  let isClosing = false;
  const close = async (noticeMs: number, exitCode: number): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    closing.startDraining();
    await sleep(noticeMs);
    const forced = setTimeout(() => server.server.closeAllConnections(), FINISH_MS);
    await server.close().catch((error: unknown) => log.error({ err: error }, 'closing failed'));
    clearTimeout(forced);
    await Promise.race([closing.closeSources().catch(() => undefined), sleep(1_000)]);
    process.exit(exitCode);
  };
  process.once('SIGTERM', () => void close(closing.noticeMs, 0));
  process.once('SIGINT', () => void close(0, 0));
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    void close(0, 1);
  });
};
