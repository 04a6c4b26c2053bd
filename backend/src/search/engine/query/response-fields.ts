import { badRequest } from '../errors.ts';
import type { JsonObject } from '../types.ts';
import { stringList } from './params.ts';

/** The fields of an answer that can be left out, in the hosted service's names. */
const KNOWN = new Set(
  `aroundLatLng automaticRadius exhaustive exhaustiveFacetsCount exhaustiveNbHits exhaustiveTypo
  facets facets_stats hits hitsPerPage index length nbHits nbPages nbSortedHits offset page params
  processingTimeMS query queryAfterRemoval queryID renderingContent serverTimeMS userData
  appliedRelevancyStrictness appliedRules`.split(/\s+/),
);

/** What `responseFields` leaves of an answer: the fields named, all for `*` or without the parameter. 400 for an unknown one. */
export function withFields(response: JsonObject, requested: unknown): JsonObject {
  const names = stringList(requested, 'responseFields');
  if (names === null || names.includes('*')) return response;
  const unknown = names.find((name) => !KNOWN.has(name));
  if (unknown !== undefined)
    throw badRequest(`Invalid value for "responseFields" parameter, unknown field "${unknown}"`);
  return Object.fromEntries(
    Object.entries(response).filter(([name]) => names.includes(name) || !KNOWN.has(name)),
  );
}
