/** The steps of a submission, in order. */
export const STEPS = ['item', 'photos', 'condition', 'extras', 'contact'] as const;
export type Step = (typeof STEPS)[number];

/** A photo of an item: kept in this browser, and at the shop once it has an id. */
export interface DraftPhoto {
  /** Names the photo in this browser. */
  readonly key: string;
  /** Code of the guided shot it shows; null for any other view. */
  readonly shot: string | null;
  readonly name: string;
  /** The id at the shop; null while it is only here. */
  readonly photoId: string | null;
  /** Where the shop shows it to its owner; null while it is only here. */
  readonly path: string | null;
}

/** An item as far as it has been described. Texts are empty while nothing was said. */
export interface DraftItem {
  readonly designer: string;
  readonly category: string;
  readonly model: string;
  readonly material: string;
  readonly color: string;
  readonly size: string;
  readonly notes: string;
  readonly condition: string;
  /** Answers by part. */
  readonly answers: Readonly<Record<string, string>>;
  readonly extras: readonly string[];
  /** Dollars, as typed. */
  readonly askingPrice: string;
  readonly photos: readonly DraftPhoto[];
}

export interface DraftContact {
  readonly name: string;
  readonly phone: string;
  readonly preferred: string;
}

/** A submission that is being written. */
export interface Draft {
  /** Sent with the submission: the same for each try of it. */
  readonly key: string;
  readonly step: Step;
  /** Which item is being written, 0-based. */
  readonly current: number;
  readonly items: readonly DraftItem[];
  readonly contact: DraftContact;
  /** The id of its copy at the shop; null while there is none. */
  readonly remoteId: string | null;
}

export const EMPTY_ITEM: DraftItem = {
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
export const newKey = (): string => crypto.randomUUID();

/** A draft of which nothing is known yet. */
export const emptyDraft = (): Draft => ({
  key: newKey(),
  step: 'item',
  current: 0,
  items: [EMPTY_ITEM],
  contact: { name: '', phone: '', preferred: 'mail' },
  remoteId: null,
});

/** The item that is being written. */
export const currentItem = (draft: Draft): DraftItem => draft.items[draft.current] ?? EMPTY_ITEM;

/** The draft with a part of its current item changed. */
export function withItem(draft: Draft, part: Partial<DraftItem>): Draft {
  const items = draft.items.map((item, index) =>
    index === draft.current ? { ...item, ...part } : item,
  );
  return { ...draft, items };
}

/** True when nobody has said anything yet. */
export const isBlank = ({ items }: Draft): boolean =>
  items.every((item) => item.designer === '' && item.model === '' && item.photos.length === 0);

/** Most items of one submission. */
export const MOST_ITEMS = 20;

const isSameThing = (item: DraftItem, part: Partial<DraftItem>): boolean =>
  item.photos.length === 0 && item.designer === part.designer && item.model === part.model;

/**
 * The draft with one more item, at its first step. An empty draft becomes that item; one that has just been begun with
 * the same designer and model is gone on with; a full draft stays as it is.
 */
export function withNewItem(draft: Draft, part: Partial<DraftItem> = {}): Draft {
  const item = { ...EMPTY_ITEM, ...part };
  if (isBlank(draft)) return { ...draft, items: [item], current: 0, step: 'item' };
  const same = draft.items.findIndex((one) => isSameThing(one, item));
  if (same >= 0) return { ...draft, current: same, step: 'item' };
  if (draft.items.length >= MOST_ITEMS) return draft;
  return { ...draft, items: [...draft.items, item], current: draft.items.length, step: 'item' };
}

/** The draft with one of its photos changed, wherever it is; null takes it out. */
export function withPhoto(draft: Draft, key: string, part: Partial<DraftPhoto> | null): Draft {
  const items = draft.items.map((item) => {
    if (!item.photos.some((photo) => photo.key === key)) return item;
    const photos = item.photos.flatMap((photo) => {
      if (photo.key !== key) return [photo];
      return part === null ? [] : [{ ...photo, ...part }];
    });
    return { ...item, photos };
  });
  return { ...draft, items };
}

/** The current item with a photo moved by `by` places; where it cannot go further, nothing changes. */
export function movePhoto(draft: Draft, key: string, by: number): Draft {
  const photos = [...currentItem(draft).photos];
  const from = photos.findIndex((photo) => photo.key === key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= photos.length) return draft;
  photos.splice(to, 0, ...photos.splice(from, 1));
  return withItem(draft, { photos });
}
