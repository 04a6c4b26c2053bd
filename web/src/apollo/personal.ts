import { PUBLIC_FIELDS } from './publicFields.ts';

/** Local-only fields without personal data. The session itself removes the pending intent. */
const NON_PERSONAL_FIELDS = new Set([
  'closedNotices',
  'socialFeed',
  'isSessionKnown',
  'signInDialog',
  'intent',
]);

/** True for a root field whose value depends on the caller. */
export const isPersonalField = (name: string): boolean =>
  name !== '__typename' && !PUBLIC_FIELDS.has(name) && !NON_PERSONAL_FIELDS.has(name);
