import { comparable, type Ids, type Recorded, replay } from './recordings.ts';

const maskedId = /^[A-Za-z0-9]{32}$/;

/** Numbers that two shops count differently; the response must have them, whatever they are. */
const numbered = new Set(['billing_address_id', 'entity_id', 'parent_id', 'protect_code']);

type Address = { street?: unknown; id?: unknown };
const isAddress = (value: object): value is Address => 'street' in value;

/** Hides what differs from shop to shop and keeps its type. */
function settled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(settled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isNumbered = numbered.has(key) || (key === 'id' && isAddress(value));
      const isMasked = key === 'id' && typeof inner === 'string' && maskedId.test(inner);
      return [key, isNumbered || isMasked ? `(${typeof inner})` : settled(inner)];
    }),
  );
}

/** Who a recorded token belongs to: user type and number. */
function getOwner(authorization: string): string {
  try {
    const claims = Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString();
    const { utypid, uid } = JSON.parse(claims) as { utypid: number; uid: number };
    return `${utypid}:${uid}`;
  } catch {
    return '';
  }
}

function withOwnToken(entry: Recorded, tokens: Readonly<Record<string, string>>): Recorded {
  const name = Object.keys(entry.request.headers).find((key) => /^authorization$/i.test(key));
  const token = name && tokens[getOwner(entry.request.headers[name] ?? '')];
  if (!name || !token) return entry;
  const headers = { ...entry.request.headers, [name]: `Bearer ${token}` };
  return { ...entry, request: { ...entry.request, headers } };
}

const isOtherText = (json: unknown, text: string | undefined): boolean =>
  json === undefined && text !== undefined && !text.includes('(an HTML page, cut)');

/**
 * Replays recordings against one shop. `tokens` are the shop's own, by user type and number. Masked
 * ids are learned from answers, numbers of carts, lines and orders must be the recorded ones.
 */
export function createReplay(url: string, tokens: Readonly<Record<string, string>>) {
  const ids: Ids = new Map();
  return async (entry: Recorded) => {
    const theirs = entry.response;
    const ours = await replay(url, withOwnToken(entry, tokens), ids);
    if (typeof theirs.json === 'string' && maskedId.test(theirs.json)) {
      if (typeof ours.json === 'string') ids.set(theirs.json, ours.json);
    }
    const wholeText = isOtherText(theirs.json, theirs.text);
    return {
      ours: {
        status: ours.status,
        json: settled(comparable(ours.json, ids)),
        ...(wholeText && { text: ours.text }),
      },
      theirs: {
        status: theirs.status,
        json: settled(comparable(theirs.json ?? undefined, new Map())),
        ...(wholeText && { text: theirs.text }),
      },
    };
  };
}
