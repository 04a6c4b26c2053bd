import { stringList } from './params.ts';
import type { JsonObject } from './types.ts';

/** What `responseFields` leaves of an answer: the fields named, all of them for `*` or without the parameter. */
export function withFields(answer: JsonObject, asked: unknown): JsonObject {
  const names = stringList(asked, 'responseFields');
  if (names === null || names.includes('*')) return answer;
  return Object.fromEntries(Object.entries(answer).filter(([name]) => names.includes(name)));
}
