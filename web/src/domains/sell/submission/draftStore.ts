import { z } from 'zod';
import { jsonStorage, type StorageItem } from '#lib/storage/jsonStorage.ts';
import { type Draft, STEPS } from './draft.ts';

const KEY = 'encore-sell-draft';

const Photo = z.object({
  key: z.string(),
  shot: z.string().nullable(),
  name: z.string(),
  photoId: z.string().nullable(),
  path: z.string().nullable(),
});
const Item = z.object({
  designer: z.string(),
  category: z.string(),
  model: z.string(),
  material: z.string(),
  color: z.string(),
  size: z.string(),
  notes: z.string(),
  condition: z.string(),
  answers: z.record(z.string(), z.string()),
  extras: z.array(z.string()),
  askingPrice: z.string(),
  photos: z.array(Photo),
});
const KeptDraft = z.object({
  key: z.string(),
  step: z.enum(STEPS),
  current: z.number().int().min(0),
  items: z.array(Item).min(1),
  contact: z.object({ name: z.string(), phone: z.string(), preferred: z.string() }),
  remoteId: z.string().nullable(),
});

/** The draft of this browser. Every change is written at once, so that a reload loses nothing; without storage it lasts as long as the page. */
export class DraftStore {
  readonly #kept: StorageItem<Draft> | null;
  readonly #listeners = new Set<() => void>();
  #draft: Draft | null = null;

  /** `storage` is where drafts are kept; null keeps them nowhere. */
  constructor(storage: (() => Storage) | null) {
    this.#kept = storage && jsonStorage(storage, KEY, (draft) => KeptDraft.parse(draft));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Null until somebody has begun or read one. */
  readonly getState = (): Draft | null => this.#draft;

  /** What the browser has kept; null when there is nothing that can be read. */
  readKept(): Draft | null {
    return this.#kept?.read() ?? null;
  }

  readonly replace = (draft: Draft | null): void => {
    this.#draft = draft;
    if (draft === null) this.#kept?.forget();
    else this.#kept?.write(draft);
    for (const listener of this.#listeners) listener();
  };

  readonly change = (changed: (draft: Draft) => Draft): void => {
    if (this.#draft) this.replace(changed(this.#draft));
  };
}
