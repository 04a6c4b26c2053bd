import { counted } from '#lib/format/counts.ts';
import type { SessionBegin_PayloadFragment } from '../session/SessionBegin.generated.ts';

const items = (lines: readonly unknown[]): string => counted(lines.length, 'item');

/** What became of the guest's bag, in words; empty when there is nothing worth telling. */
export function mergeText({
  merge,
  userErrors,
}: Pick<SessionBegin_PayloadFragment, 'merge' | 'userErrors'>): string {
  const problem = userErrors[0]?.message;
  if (problem) return problem;
  if (!merge) return '';
  const { kept, duplicate, dropped } = merge;
  return [
    kept.length > 0 ? `${items(kept)} from this visit moved to your account.` : '',
    duplicate.length > 0 ? `${items(duplicate)} you had saved before.` : '',
    dropped.length > 0 ? `${items(dropped)} could not be kept: sold meanwhile.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
