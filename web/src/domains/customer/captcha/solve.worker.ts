import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** The message from the page: the puzzle and this worker's share of the numbers to try. */
export interface Work {
  readonly challenge: Challenge;
  readonly counterStart: number;
  readonly counterStep: number;
}

/** Tries numbers until one solves the puzzle; posts the solution, or null if there is none. */
globalThis.addEventListener('message', ({ data }: MessageEvent<Work>) => {
  solveChallenge({ ...data, deriveKey }).then(
    (solution) => globalThis.postMessage(solution),
    () => globalThis.postMessage(null),
  );
});
