import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { z } from 'zod/mini';
import { localField } from '#apollo/localField.ts';
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
  step: z.enum(STEPS),
  /** Index of the item being edited, 0-based. */
  current: z.int(),
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

const EMPTY_ITEM = DraftItem.parse({});

export const createKey = (): string => crypto.randomUUID();

const EMPTY_DRAFT: Draft = {
  key: '',
  step: 'item',
  current: 0,
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

export const getCurrentItem = (draft: Draft): DraftItem => draft.items[draft.current] ?? EMPTY_ITEM;

export function withItem(draft: Draft, part: Partial<DraftItem>): Draft {
  const items = draft.items.map((item, index) =>
    index === draft.current ? { ...item, ...part } : item,
  );
  return { ...draft, items };
}

export const isBlank = ({ items }: Draft): boolean =>
  items.every(({ designer, model, photos }) => !designer && !model && photos.length === 0);

export const MAX_ITEMS = 20;

/** Continues a new item with the same designer and model; a full draft is unchanged. */
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

export const getUnsentPhotos = ({ items }: Draft): DraftPhoto[] =>
  items.flatMap(({ photos }) => photos).filter(({ photoId }) => photoId === null);

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

/** Moves a photo of the current item by `by` positions if possible. */
export function movePhoto(draft: Draft, key: string, by: number): Draft {
  const photos = [...getCurrentItem(draft).photos];
  const from = photos.findIndex((photo) => photo.key === key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= photos.length) return draft;
  photos.splice(to, 0, ...photos.splice(from, 1));
  return withItem(draft, { photos });
}

/** The browser's draft, synchronized with other tabs. Every change is persisted, so a reload loses nothing. */
export function useStoredDraft(): readonly [Draft, UpdateDraft] {
  const { cache } = useApolloClient();
  const values = useSubmissionDraftQuery().data?.submissionDraft;
  const draft = useMemo(() => toDraft(values) ?? EMPTY_DRAFT, [values]);
  const updateDraft = useCallback<UpdateDraft>(
    (change) => {
      writeDraft(cache, { ...change(readDraft(cache) ?? createDraft()), isSaved: false });
    },
    [cache],
  );
  return [draft, updateDraft];
}

export function useStartItem(): (part: Partial<DraftItem>) => void {
  const [, updateDraft] = useStoredDraft();
  return useCallback((part) => updateDraft((draft) => withNewItem(draft, part)), [updateDraft]);
}
