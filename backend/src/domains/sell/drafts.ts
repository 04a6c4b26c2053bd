import type { DatabaseSync } from 'node:sqlite';
import { createReader, deleteRows, insertRow, updateRows } from '../../db/rows.ts';
import { badInput, noSuchEntity } from '../../shared/webapi/errors.ts';
import type { PhotoRepository } from '../../uploads/photos.ts';
import type { ItemInput } from './description.ts';
import type { Contact } from './items.ts';

/** The content of a draft. Only its size is validated. */
export interface DraftContent {
  readonly step: string | null;
  readonly items: readonly ItemInput[];
  readonly contact: Contact | null;
}

/** An unfinished submission. Timestamps in ms since 1970. */
export interface Draft extends DraftContent {
  readonly id: number;
  readonly madeMs: number;
  readonly changedMs: number;
}

/** A customer's drafts; those of others are inaccessible. */
type DraftRepository = ReturnType<typeof createDraftRepository>;

type StoredDraft = Omit<Draft, keyof DraftContent> & { readonly content: DraftContent };

export function createDraftRepository(db: DatabaseSync) {
  const drafts = createReader(db, 'sell_draft', {
    json: ['content'],
    complete: ({ content, ...draft }: StoredDraft): Draft => ({ ...draft, ...content }),
  });
  return {
    /** Most recently saved first. */
    of: (customerId: number) => drafts.list({ customerId }, 'changed_ms DESC, id DESC'),
    byId: (customerId: number, id: number) => drafts.find({ customerId, id }),
    add: (customerId: number, content: DraftContent, atMs: number): number =>
      insertRow(db, 'sell_draft', { customerId, content, madeMs: atMs, changedMs: atMs }),
    replace: (id: number, content: DraftContent, atMs: number) =>
      updateRows(db, 'sell_draft', { id }, { content, changedMs: atMs }),
    /** False if there was none. */
    remove: (customerId: number, id: number): boolean =>
      deleteRows(db, 'sell_draft', { customerId, id }) > 0,
  };
}

const MAX_DRAFTS = 20;
const MAX_ITEMS = 20;
/** Maximum size of a draft as JSON, in characters: twenty items with long descriptions. */
const MAX_LENGTH = 120_000;

export type SellDrafts = ReturnType<typeof createSellDrafts>;

const checkSize = (content: DraftContent): void => {
  if (content.items.length > MAX_ITEMS) {
    throw badInput('You can submit up to %1 items.', [MAX_ITEMS]);
  }
  if (JSON.stringify(content).length > MAX_LENGTH) throw badInput('The draft is too long.');
};

type DraftSources = {
  readonly drafts: DraftRepository;
  readonly photos: PhotoRepository;
  readonly now: () => number;
};

/** Unfinished submissions, available to their owners on all devices. */
export function createSellDrafts({ drafts, photos, now }: DraftSources) {
  const checkPhotos = (customerId: number, { items }: DraftContent): void => {
    const unknown = items
      .flatMap((item) => item.photos ?? [])
      .find((id) => photos.byId(id)?.customerId !== customerId);
    if (unknown !== undefined) {
      throw badInput('Photo "%1" was not found. Please add it again.', [unknown]);
    }
  };
  const own = (customerId: number, id: number): Draft => {
    const draft = drafts.byId(customerId, id);
    if (draft === undefined) throw noSuchEntity('draftId', id);
    return draft;
  };
  return {
    /** Most recently saved first. */
    of: drafts.of,
    /** @throws 404 unless the draft is the customer's */
    own,
    /** @throws 400 if there are too many drafts, or this one is too long or contains other customers' photos */
    create: (customerId: number, content: DraftContent): Draft => {
      checkSize(content);
      checkPhotos(customerId, content);
      if (drafts.of(customerId).length >= MAX_DRAFTS) {
        throw badInput('There are %1 drafts. Please send or delete one first.', [MAX_DRAFTS]);
      }
      return own(customerId, drafts.add(customerId, content, now()));
    },
    /** Replaces the draft's content; the last write wins. */
    replace: (customerId: number, id: number, content: DraftContent): Draft => {
      own(customerId, id);
      checkSize(content);
      checkPhotos(customerId, content);
      drafts.replace(id, content, now());
      return own(customerId, id);
    },
    /** @throws 404 unless the draft is the customer's */
    remove: (customerId: number, id: number): void => {
      if (!drafts.remove(customerId, id)) throw noSuchEntity('draftId', id);
    },
  };
}
