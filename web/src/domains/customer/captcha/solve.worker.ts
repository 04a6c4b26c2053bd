import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** What the page sends: the puzzle, and which of the guesses are this worker's. */
export interface Work {
  readonly challenge: Challenge;
  readonly counterStart: number;
  readonly counterStep: number;
}

/** Guesses until one is right, away from the page; posts the solution, or null when there is none. */
globalThis.addEventListener('message', ({ data }: MessageEvent<Work>) => {
  solveChallenge({ ...data, deriveKey }).then(
    (solution) => globalThis.postMessage(solution),
    () => globalThis.postMessage(null),
  );
});
