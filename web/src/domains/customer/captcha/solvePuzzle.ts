import type { Challenge, Solution } from 'altcha-lib';
import type { Work } from './solve.worker.ts';

const MAX_WORKERS = 4;
/** Time limit in milliseconds, sufficient for a slow phone. */
const TIMEOUT_MS = 60_000;

const createWorker = () =>
  new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });

function solveIn(worker: Worker, work: Work): Promise<Solution> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The puzzle could not be solved.'));
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) =>
      data ? resolve(data) : fail(),
    );
    worker.postMessage(work);
  });
}

/** Solves a puzzle of the gateway; returns ALTCHA's payload as base64. Rejects if there is no solution. */
export async function solvePuzzle(text: string): Promise<string> {
  const challenge: Challenge = JSON.parse(text);
  const count = Math.max(1, Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1));
  const workers = Array.from({ length: count }, createWorker);
  const timeout = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The puzzle took too long.')), TIMEOUT_MS),
  );
  try {
    const attempts = workers.map((worker, index) =>
      solveIn(worker, { challenge, counterStart: index, counterStep: count }),
    );
    const solution = await Promise.race([Promise.any(attempts), timeout]);
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    for (const worker of workers) worker.terminate();
  }
}
