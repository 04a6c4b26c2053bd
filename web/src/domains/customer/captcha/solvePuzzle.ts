import { type Challenge, solveChallengeWorkers } from 'altcha-lib';

const MAX_WORKERS = 4;
/** Time limit in milliseconds, sufficient for a slow phone. */
const TIMEOUT_MS = 60_000;

/** Solves a puzzle of the gateway; returns ALTCHA's payload as base64. Rejects if there is no solution. */
export async function solvePuzzle(text: string): Promise<string> {
  const challenge: Challenge = JSON.parse(text);
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () =>
      new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' }),
    timeout: TIMEOUT_MS,
  });
  if (!solution) throw new Error('The puzzle could not be solved.');
  return btoa(JSON.stringify({ challenge, solution }));
}
