import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { z } from 'zod/mini';
import { localField } from '#apollo/localField.ts';
import { removePhoto } from '../photos/photoStorage.ts';
import { SubmissionDraft, useSubmissionDraftQuery } from './Submission.generated.ts';

export const STEPS = ['item', 'photos', 'condition', 'extras', 'contact'] as const;
export type Step = (typeof STEPS)[number];

const DraftPhoto = z.object({
  key: z.string(),
  /** Code of the suggested view; null for other views. */
  shot: z.nullable(z.string()),
  name: z.string(),
  /** The photo's id at the gateway; null until it is uploaded. */
  photoId: z.nullable(z.string()),
  path: z.nullable(z.string()),
});

/** Empty until it is entered; the gateway omits it then. */
const text = z.catch(z.string(), '');

export const DraftItem = z.object({
  designer: text,
  category: text,
  model: text,
  material: text,
  color: text,
  size: text,
  notes: text,
  condition: text,
  /** By part. */
  answers: z._default(z.record(z.string(), z.string()), {}),
  extras: z._default(z.array(z.string()), []),
  /** Dollars, as entered. */
  askingPrice: text,
  photos: z._default(z.array(DraftPhoto), []),
});

export const Contact = z.object({
  name: text,
  phone: text,
  preferred: z.catch(z.string(), 'mail'),
});

const Draft = z.object({
  /** The idempotency key of the submission. */
  key: z.string(),
  items: z.array(DraftItem).check(z.minLength(1)),
  contact: Contact,
  /** The gateway's copy as last saved or read; null if there is none. */
  remote: z.nullable(z.object({ id: z.string(), updatedAt: z.string() })),
  /** False while the copy lacks changes. */
  isSaved: z.boolean(),
});

export type DraftPhoto = z.infer<typeof DraftPhoto>;
export type DraftItem = z.infer<typeof DraftItem>;
export type Draft = z.infer<typeof Draft>;

/** Updates the draft; can be called after its page has been left. */
export type UpdateDraft = (change: (draft: Draft) => Draft) => void;

export const EMPTY_ITEM = DraftItem.parse({});

export const createKey = (): string => crypto.randomUUID();

const EMPTY_DRAFT: Draft = {
  key: '',
  items: [EMPTY_ITEM],
  contact: Contact.parse({}),
  remote: null,
  isSaved: false,
};

export const createDraft = (): Draft => ({ ...EMPTY_DRAFT, key: createKey() });

/** Null if the stored draft is missing or invalid. */
const toDraft = (values: unknown): Draft | null => Draft.safeParse(values).data ?? null;

const submissionDraft = localField<unknown>(SubmissionDraft, 'submissionDraft');

export const readDraft = (cache: ApolloCache): Draft | null => toDraft(submissionDraft.read(cache));

/** Replaces the persisted draft; null removes it. */
export function writeDraft(cache: ApolloCache, draft: Draft | null): void {
  if (draft) submissionDraft.write(cache, draft);
  else submissionDraft.remove(cache);
}

export function withItem(draft: Draft, index: number, part: Partial<DraftItem>): Draft {
  const items = draft.items.map((item, place) => (place === index ? { ...item, ...part } : item));
  return { ...draft, items };
}

export const isBlank = ({ items }: Draft): boolean =>
  items.every(({ designer, model, photos }) => !designer && !model && photos.length === 0);

export const MAX_ITEMS = 20;

/** Adds an item and returns its index. Continues a new one with the same designer and model; a full draft is unchanged. */
export function withNewItem(
  draft: Draft,
  part: Partial<DraftItem> = {},
): { readonly draft: Draft; readonly index: number } {
  const item = { ...EMPTY_ITEM, ...part };
  if (isBlank(draft)) return { draft: { ...draft, items: [item] }, index: 0 };
  const same = draft.items.findIndex(
    ({ designer, model, photos }) =>
      photos.length === 0 && designer === item.designer && model === item.model,
  );
  if (same >= 0) return { draft, index: same };
  const { length } = draft.items;
  if (length >= MAX_ITEMS) return { draft, index: length - 1 };
  return { draft: { ...draft, items: [...draft.items, item] }, index: length };
}

const getPhotos = ({ items }: Draft): DraftPhoto[] => items.flatMap(({ photos }) => photos);

export const getUnsentPhotos = (draft: Draft): DraftPhoto[] =>
  getPhotos(draft).filter(({ photoId }) => photoId === null);

/** Updates a photo of any item of the draft; null removes it. */
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

/** Moves a photo within its item by `by` positions if possible. */
export function movePhoto(draft: Draft, key: string, by: number): Draft {
  const index = draft.items.findIndex(({ photos }) => photos.some((photo) => photo.key === key));
  const photos = [...(draft.items[index]?.photos ?? [])];
  const from = photos.findIndex((photo) => photo.key === key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= photos.length) return draft;
  photos.splice(to, 0, ...photos.splice(from, 1));
  return withItem(draft, index, { photos });
}

/** The browser's draft, synchronized with other tabs. Every change is persisted, so a reload loses nothing. */
export function useStoredDraft(): readonly [Draft, UpdateDraft] {
  const { cache } = useApolloClient();
  const { data } = useSubmissionDraftQuery();
  const [written, setWritten] = useState<Draft | null>(null);
  // The query reports a write one task later: too late for a navigation that follows the write.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cache changes when either of them changes.
  const draft = useMemo(() => readDraft(cache) ?? EMPTY_DRAFT, [cache, data, written]);
  const updateDraft = useCallback<UpdateDraft>(
    (change) => {
      const before = readDraft(cache) ?? createDraft();
      const changed = { ...change(before), isSaved: false };
      const remaining = new Set(getPhotos(changed).map(({ key }) => key));
      writeDraft(cache, changed);
      setWritten(changed);
      // Such as the photos of an item that was removed.
      for (const { key } of getPhotos(before)) if (!remaining.has(key)) void removePhoto(key);
    },
    [cache],
  );
  return [draft, updateDraft];
}
