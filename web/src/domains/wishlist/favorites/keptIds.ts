import { type Kept, keptJson } from '../../../shared/kept.ts';

/** Keeps the favorites' ids, and nothing else, from one page to the next in `storage`, which signing out empties. */
export const keptIds = (storage: () => Storage): Kept<readonly string[]> =>
  keptJson(storage, 'encore-favorites', (kept) =>
    Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : null,
  );
