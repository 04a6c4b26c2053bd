import type { ApolloCache } from '@apollo/client';
import { z } from 'zod/mini';
import { localField } from '#apollo/localField.ts';
import { SubmissionDraft } from './Submission.generated.ts';

/** The steps of a submission, in order. */
export const STEPS = ['item', 'photos', 'condition', 'extras', 'contact'] as const;
export type Step = (typeof STEPS)[number];

const DraftPhoto = z.object({
  /** Names the photo in this browser. */
  key: z.string(),
  /** Code of the guided shot it shows; null for any other view. */
  shot: z.nullable(z.string()),
  name: z.string(),
  /** The id at the shop; null while it is only here. */
  photoId: z.nullable(z.string()),
  /** Where the shop shows it to its owner; null while it is only here. */
  path: z.nullable(z.string()),
});

/** Texts are empty until they are filled in. */
const DraftItem = z.object({
  designer: z.string(),
  category: z.string(),
  model: z.string(),
  material: z.string(),
  color: z.string(),
  size: z.string(),
  notes: z.string(),
  condition: z.string(),
  /** By part. */
  answers: z.record(z.string(), z.string()),
  extras: z.array(z.string()),
  /** Dollars, as typed. */
  askingPrice: z.string(),
  photos: z.array(DraftPhoto),
});

const DraftContact = z.object({ name: z.string(), phone: z.string(), preferred: z.string() });

const Draft = z.object({
  /** The idempotency key of the submission. */
  key: z.string(),
  step: z.enum(STEPS),
  /** Which item is being written, 0-based. */
  current: z.int(),
  items: z.array(DraftItem).check(z.minLength(1)),
  contact: DraftContact,
  /** Its copy at the shop, as it was saved or read last; null while there is none. */
  remote: z.nullable(z.object({ id: z.string(), updatedAt: z.string() })),
  /** False while the copy lacks a change. */
  isSaved: z.boolean(),
});

export type DraftPhoto = z.infer<typeof DraftPhoto>;
export type DraftItem = z.infer<typeof DraftItem>;
export type DraftContact = z.infer<typeof DraftContact>;
/** A submission that is being written. */
export type Draft = z.infer<typeof Draft>;

/** Changes a draft; may be called after its page has been left. */
export type UpdateDraft = (change: (draft: Draft) => Draft) => void;

const EMPTY_ITEM: DraftItem = {
  designer: '',
  category: '',
  model: '',
  material: '',
  color: '',
  size: '',
  notes: '',
  condition: '',
  answers: {},
  extras: [],
  askingPrice: '',
  photos: [],
};

/** A name for a draft or a photo before the shop has given it one. */
export const createKey = (): string => crypto.randomUUID();

/** What is shown before anything has been entered. */
export const EMPTY_DRAFT: Draft = {
  key: '',
  step: 'item',
  current: 0,
  items: [EMPTY_ITEM],
  contact: { name: '', phone: '', preferred: 'mail' },
  remote: null,
  isSaved: false,
};

export const createDraft = (): Draft => ({ ...EMPTY_DRAFT, key: createKey() });

/** A draft as storage holds it; null when there is none that can be read. */
export const toDraft = (values: unknown): Draft | null => Draft.safeParse(values).data ?? null;

const submissionDraft = localField<unknown>(SubmissionDraft, 'submissionDraft');

/** The draft of this browser. */
export const readDraft = (cache: ApolloCache): Draft | null => toDraft(submissionDraft.read(cache));

/** Replaces it; null removes it. */
export function writeDraft(cache: ApolloCache, draft: Draft | null): void {
  if (draft) submissionDraft.write(cache, draft);
  else submissionDraft.remove(cache);
}

export const getCurrentItem = (draft: Draft): DraftItem => draft.items[draft.current] ?? EMPTY_ITEM;

export function withItem(draft: Draft, part: Partial<DraftItem>): Draft {
  const items = draft.items.map((item, index) =>
    index === draft.current ? { ...item, ...part } : item,
  );
  return { ...draft, items };
}

const isEmptyItem = ({ designer, model, photos }: DraftItem): boolean =>
  designer === '' && model === '' && photos.length === 0;

/** True when nothing has been entered yet. */
export const isBlank = ({ items }: Draft): boolean => items.every(isEmptyItem);

/** Most items of one submission. */
export const MAX_ITEMS = 20;

/**
 * The draft with one more item, at its first step. An empty draft becomes that item; one that has just been started with
 * the same designer and model is continued; a full draft stays as it is.
 */
export function withNewItem(draft: Draft, part: Partial<DraftItem> = {}): Draft {
  const item = { ...EMPTY_ITEM, ...part };
  if (isBlank(draft)) return { ...draft, items: [item], current: 0, step: 'item' };
  const same = draft.items.findIndex(
    ({ designer, model, photos }) =>
      photos.length === 0 && designer === item.designer && model === item.model,
  );
  if (same >= 0) return { ...draft, current: same, step: 'item' };
  if (draft.items.length >= MAX_ITEMS) return draft;
  return { ...draft, items: [...draft.items, item], current: draft.items.length, step: 'item' };
}

/** Photos that the shop does not have yet. */
export const getUnsentPhotos = ({ items }: Draft): DraftPhoto[] =>
  items.flatMap(({ photos }) => photos).filter(({ photoId }) => photoId === null);

/** The draft with one of its photos changed, wherever it is; null removes it. */
export function withPhoto(draft: Draft, key: string, part: Partial<DraftPhoto> | null): Draft {
  const items = draft.items.map((item) => ({
    ...item,
    photos: item.photos.flatMap((photo) => {
      if (photo.key !== key) return [photo];
      return part === null ? [] : [{ ...photo, ...part }];
    }),
  }));
  return { ...draft, items };
}

/** The current item with a photo moved by `by` places; where it cannot go further, nothing changes. */
export function movePhoto(draft: Draft, key: string, by: number): Draft {
  const photos = [...getCurrentItem(draft).photos];
  const from = photos.findIndex((photo) => photo.key === key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= photos.length) return draft;
  photos.splice(to, 0, ...photos.splice(from, 1));
  return withItem(draft, { photos });
}
