import type { Challenge, Solution } from 'altcha-lib';
import type { Work } from './solve.worker.ts';

const MAX_WORKERS = 4;
/** Milliseconds after which even a slow phone gives up. */
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

/** The solution of one of the gateway's puzzles as base64 of ALTCHA's payload. Rejects when there is none. */
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
