import type { FastifyInstance } from 'fastify';

/** Runs each job once a second while the server listens. One that fails is tried again and holds up no other. */
export function everySecond(app: FastifyInstance, jobs: readonly (() => unknown)[]): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      for (const job of jobs) {
        try {
          job();
        } catch (error) {
          console.error('commerce: periodic work', error);
        }
      }
    }, 1000);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
