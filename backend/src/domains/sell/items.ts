import { type InputOf, objectType } from '../../shared/webapi/data-type.ts';
import {
  badInput,
  invalidValue,
  noSuchEntity,
  required,
  tooLong,
} from '../../shared/webapi/errors.ts';
import { otherPayload, toFingerprint } from '../../shared/webapi/idempotency-key.ts';
import type { PhotoRepository } from '../../uploads/photos.ts';
import {
  type Accepted,
  type Description,
  describeItem,
  type ItemInput,
  itemType,
  ownerCents,
} from './description.ts';
import type { SellRepository } from './repository.ts';
import { type PayoutKind, payoutKinds, type Status, toStatus } from './rules.ts';
import type { SellItem } from './types.ts';
import { applyTransition, currentOffer, type Step } from './workflow.ts';

export const contactType = objectType({
  name: 'string',
  telephone: 'string',
  preferred: 'string',
});

export type Contact = InputOf<typeof contactType>;

export interface Submission {
  readonly items: readonly ItemInput[];
  readonly contact: Contact;
  readonly idempotencyKey: string | null;
}

/**
 * A change by the owner: a transition to `status`, or a new description of an item without a quote. `counterPrice` in
 * dollars; `offerId` is the offer that the owner saw, which may have been replaced since.
 */
export const itemChangeType = objectType({
  ...itemType.fields,
  status: 'string',
  payout: 'string',
  reason: 'string',
  counterPrice: 'float',
  offerId: 'int',
});

export type ItemChange = InputOf<typeof itemChangeType>;

export type SellItems = ReturnType<typeof createSellItems>;

export interface SellSources {
  readonly items: SellRepository;
  readonly photos: PhotoRepository;
  readonly accepted: () => Accepted;
  /** The current time in milliseconds. */
  readonly now: () => number;
}

const MAX_ITEMS = 20;

function toPayout(word: string | null | undefined): PayoutKind | undefined {
  if (word === null || word === undefined) return undefined;
  const kind = payoutKinds.find((one) => one === word);
  if (kind !== undefined) return kind;
  throw invalidValue('payout', word);
}

function toTarget(word: string): Status {
  const status = toStatus(word);
  if (status !== undefined) return status;
  throw invalidValue('status', word);
}

function toCounterCents(price: number | null | undefined): number | undefined {
  if (price === null || price === undefined) return undefined;
  return ownerCents('counter_price', price);
}

function toReason(reason: string | null | undefined): string | undefined {
  if ((reason?.length ?? 0) > 500) {
    throw tooLong('reason', 500);
  }
  return reason ?? undefined;
}

/** @throws 400 if the offer that the owner saw has been replaced */
function checkOffer(item: SellItem, { offerId }: ItemChange): void {
  if (offerId === null || offerId === undefined || offerId === currentOffer(item)?.id) return;
  throw badInput('The offer has changed. Please review the new one.');
}

const toStep = (status: string, change: ItemChange, atMs: number): Step => ({
  to: toTarget(status),
  actor: 'customer',
  atMs,
  payoutKind: toPayout(change.payout),
  reason: toReason(change.reason),
  counterCents: toCounterCents(change.counterPrice),
});

/** @throws 400 unless each photo is the customer's and not used by another item; `itemId` is null for a new one */
function checkPhotos(
  photos: PhotoRepository,
  owner: { readonly customerId: number; readonly itemId: number | null },
  ids: readonly string[],
): void {
  for (const id of ids) {
    if (!photos.isFree(id, owner)) {
      throw badInput('Photo "%1" was not found. Please add it again.', [id]);
    }
  }
}

/** @throws 400 for no items, too many, or an invalid one */
function describeItems(inputs: readonly ItemInput[], known: Accepted): Description[] {
  if (inputs.length === 0) throw required('items');
  if (inputs.length > MAX_ITEMS) throw badInput('You can submit up to %1 items.', [MAX_ITEMS]);
  return inputs.map((input) => describeItem(input, known));
}

const SUBMITTED = {
  from: null,
  to: 'new_quote_requested',
  move: 'submit',
  actor: 'customer',
  reason: null,
} as const;

export function createSellItems({ items, photos, accepted, now }: SellSources) {
  const own = (customerId: number, id: number): SellItem => {
    const item = items.byId(id);
    if (item === undefined || item.customerId !== customerId) throw noSuchEntity('itemId', id);
    return item;
  };

  const write = (customerId: number, submissionId: number, one: Description): void => {
    const atMs = now();
    checkPhotos(photos, { customerId, itemId: null }, one.photoIds);
    const id = items.addItem({ customerId, submissionId, ...one, atMs });
    items.setPhotos(id, one.photoIds);
    items.addHistory(id, { ...SUBMITTED, atMs });
  };

  const rewrite = (customerId: number, id: number, change: ItemChange): SellItem =>
    items.atomically(() => {
      const item = own(customerId, id);
      if (item.status !== 'new_quote_requested') {
        throw badInput('You can edit an item only until its quote is ready.');
      }
      const { photoIds, ...rest } = describeItem({ ...asInput(item), ...change }, accepted());
      checkPhotos(photos, { customerId, itemId: id }, photoIds);
      items.describe(id, { ...rest, atMs: now() });
      items.setPhotos(id, photoIds);
      return own(customerId, id);
    });

  return {
    /** @throws 404 unless the item is the customer's */
    own,
    /**
     * Submits one or more items. A repeated key returns the earlier submission.
     * @throws 409 if the key was used with another payload
     */
    submit: (
      customerId: number,
      { items: inputs, contact, idempotencyKey }: Submission,
    ): SellItem[] => {
      const written = describeItems(inputs, accepted());
      const fingerprint = toFingerprint({ written, contact });
      const submissionId = items.atomically(() => {
        const earlier =
          idempotencyKey === null ? undefined : items.submissionByKey(customerId, idempotencyKey);
        if (earlier && earlier.fingerprint !== fingerprint) throw otherPayload();
        if (earlier) return earlier.id;
        const submission = { customerId, contact, idempotencyKey, fingerprint, atMs: now() };
        const id = items.addSubmission(submission);
        for (const one of written) write(customerId, id, one);
        return id;
      });
      return items.ofSubmission(submissionId);
    },
    change: (customerId: number, id: number, change: ItemChange): SellItem => {
      const item = own(customerId, id);
      if (change.status === null || change.status === undefined) {
        return rewrite(customerId, id, change);
      }
      checkOffer(item, change);
      return applyTransition(
        items,
        () => own(customerId, id),
        toStep(change.status, change, now()),
      );
    },
  };
}

const asInput = ({ details, askingCents, photos }: SellItem): ItemInput => ({
  ...details,
  askingPrice: askingCents === null ? null : askingCents / 100,
  photos: photos.map(({ id }) => id),
});
