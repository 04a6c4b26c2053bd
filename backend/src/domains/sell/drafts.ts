import { badInput, noSuchEntity } from '../../shared/webapi/errors.ts';
import type { Draft, DraftContent, DraftRepository } from './draft-repository.ts';

const MAX_DRAFTS = 20;
const MAX_ITEMS = 20;
/** Characters of a draft as JSON: twenty items with everything said at length. */
const MAX_LENGTH = 120_000;

export interface SellDrafts {
  /** The last saved first. */
  of(customerId: number): Draft[];
  /** @throws 404 unless the draft is the customer's. */
  own(customerId: number, id: number): Draft;
  /** @throws 400 when there are too many drafts, or this one is too long. */
  create(customerId: number, content: DraftContent): Draft;
  /** Puts `content` in the place of what the draft kept; the last one who saves wins. */
  replace(customerId: number, id: number, content: DraftContent): Draft;
  /** @throws 404 unless the draft is the customer's. */
  remove(customerId: number, id: number): void;
}

const checkSize = (content: DraftContent): void => {
  if (content.items.length > MAX_ITEMS) {
    throw badInput('Please send at most %1 items.', [MAX_ITEMS]);
  }
  if (JSON.stringify(content).length > MAX_LENGTH) throw badInput('The draft is too long.');
};

/** Unfinished submissions, kept for their owners across devices. */
export function createSellDrafts(drafts: DraftRepository, now: () => number): SellDrafts {
  const own = (customerId: number, id: number): Draft => {
    const draft = drafts.byId(customerId, id);
    if (draft === undefined) throw noSuchEntity('draftId', id);
    return draft;
  };
  return {
    of: drafts.of,
    own,
    create: (customerId, content) => {
      checkSize(content);
      if (drafts.of(customerId).length >= MAX_DRAFTS) {
        throw badInput('There are %1 drafts. Please send or delete one first.', [MAX_DRAFTS]);
      }
      return own(customerId, drafts.add(customerId, content, now()));
    },
    replace: (customerId, id, content) => {
      own(customerId, id);
      checkSize(content);
      drafts.replace(id, content, now());
      return own(customerId, id);
    },
    remove: (customerId, id) => {
      if (!drafts.remove(customerId, id)) throw noSuchEntity('draftId', id);
    },
  };
}
