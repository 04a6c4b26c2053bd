import type { ApolloCache } from '@apollo/client';
import { localField } from '#apollo/localField.ts';
import type { ParcelValues } from './ParcelForm.tsx';
import { ParcelDraft as ParcelDraftQuery } from './SellShipment.generated.ts';

/** What was entered for a label that has not been created yet. */
interface ParcelDraft {
  /** True for the form with an owner's email address and codes, whose values the customer's own form ignores. */
  readonly isGuest: boolean;
  readonly values: Partial<ParcelValues>;
  /** The items added to the box; always empty for a guest. */
  readonly itemIds: readonly string[];
}

/** Stored per tab: an address is never written to storage that outlives the tab. */
const parcelDraft = localField<ParcelDraft>(ParcelDraftQuery, 'parcelDraft');

export function readParcelDraft(cache: ApolloCache, isGuest: boolean): ParcelDraft {
  const draft = parcelDraft.read(cache);
  return draft?.isGuest === isGuest ? draft : { isGuest, values: {}, itemIds: [] };
}

export function updateParcelDraft(
  cache: ApolloCache,
  isGuest: boolean,
  part: Partial<ParcelDraft>,
): void {
  parcelDraft.write(cache, { ...readParcelDraft(cache, isGuest), ...part });
}

export const removeParcelDraft = parcelDraft.remove;
