import { readFileSync } from 'node:fs';
import type { TestShop } from '../../helpers/shop.ts';
import type { Recorded } from '../recordings.ts';
import { createComparison, type Known, numberKey, renamed } from './compare.ts';
import { createVisitors } from './visitors.ts';
import { tokenFor } from './world.ts';

/** A recorded request and its answer; an entry with neither only tells facts. */
export type StockEntry = Omit<Recorded, 'request' | 'response'> & Partial<Recorded>;

/** The entries of one file of the stock recordings, in the order they were made. */
export function readStockRecordings(name: string): readonly StockEntry[] {
  const url = new URL(`../recordings/stock/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8')).entries;
}

const CART = /guest-carts\/([A-Za-z0-9]{32})/;
/** What the staff did that later answers depend on. */
const STAFF_CHANGES = /^admin: (price to|disable|STK-SOLD to|delete the product|cancel that)/;
/** Tokens that must not be exchanged for good ones. */
const FORGED = /wrong signature|claims changed|alg none|cut by one/;

const QUOTED_NUMBER = /(.{0,16}?)\\?"(\d+)\\?"/g;
const PATH_NUMBER = /(\/)(\d+)(?=[/?]|$)/g;
const ABOUT_LISTS = /(wishlistId\W+|wishlist_v2\(id\W+|"w\W+)$/;

function withOurNumbers(text: string, pattern: RegExp, known: Known): string {
  return text.replace(pattern, (whole: string, before: string, number: string) => {
    const key = numberKey(number, ABOUT_LISTS.test(before) ? 'wishlist' : '');
    return whole.replace(/\d+(?=\W*$)/, known.get(key) ?? number);
  });
}

/** What stands for the recorded body in our shop; undefined for none. */
function toBody({ raw, body }: Recorded['request'], known: Known): string | undefined {
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  return text === undefined
    ? undefined
    : withOurNumbers(renamed(text, known), QUOTED_NUMBER, known);
}

async function send(url: string, { request }: Recorded, known: Known) {
  const body = toBody(request, known);
  const headers = { accept: '*/*', ...request.headers };
  const response = await fetch(
    url + withOurNumbers(renamed(request.path, known), PATH_NUMBER, known),
    {
      method: request.method,
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, renamed(value, known)]),
      ),
      ...(body !== undefined && { body: Buffer.from(body) }),
    },
  );
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
  return { status: response.status, text, json: isJson && text !== '' ? JSON.parse(text) : null };
}

/** Signatures that were masked in the recordings cannot be sent. */
function isMasked({ headers }: Recorded['request']): boolean {
  return (headers.authorization ?? '').includes('…');
}

interface ReplayOptions {
  /** Guests begin with a ring in their cart. */
  readonly hasRing?: boolean;
  /** Numbers stay as they are: the recording names those of the catalog, which are ours too. */
  readonly keepsNumbers?: boolean;
}

/** Sends recorded requests to our shop and says where its answer differs; undefined where it does not. */
export function createStockReplay(
  shop: TestShop,
  { hasRing = true, keepsNumbers = false }: ReplayOptions = {},
) {
  const known: Known = new Map();
  const compare = createComparison(known);
  const visitors = createVisitors(shop, known);

  /** Gives the owner of a recorded token one of ours. */
  const signIn = async ({ request, name }: Recorded): Promise<void> => {
    const token = /Bearer (\S+)/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const [, claims, signature] = token.split('.');
    if (!claims || !signature || FORGED.test(name) || known.has(token)) return;
    const owner = JSON.parse(Buffer.from(claims, 'base64url').toString());
    if (typeof owner.uid !== 'number') return;
    known.set(token, tokenFor(shop, owner));
    if (name === 'customer: add') await visitors.openEmptyCart(tokenFor(shop, owner));
    if (name.startsWith('mine')) await visitors.openOwnCart(tokenFor(shop, owner), name);
  };

  const forgetNumbers = (): void => {
    for (const key of known.keys()) if (key.includes('#')) known.delete(key);
  };

  const sendAsStaff = async (entry: Recorded): Promise<void> => {
    await signIn(entry);
    await send(shop.url, entry, known);
  };

  /** Before the first request: the carts that the entries name are there. */
  const prepare = (entries: readonly StockEntry[]): Promise<void> => {
    const maskedIds = entries.flatMap(({ request }) => CART.exec(request?.path ?? '')?.[1] ?? []);
    return visitors.openCartsBeforeChanges(new Set(maskedIds));
  };

  /** What others did in the shop before an entry; true for one that was only preparation. */
  const prepareFor = async ({ name, request, response }: StockEntry): Promise<boolean> => {
    if (name === 'admin: invoice order 1') await visitors.placeAnnsOrders();
    if (name.startsWith('the queue consumer')) visitors.useUpCoupon();
    if (!request || !response) return true;
    if (STAFF_CHANGES.test(name)) await sendAsStaff({ name, request, response });
    return name.startsWith('admin');
  };

  const replay = async (recorded: StockEntry): Promise<string | undefined> => {
    const { name, request, response } = recorded;
    if ((await prepareFor(recorded)) || !request || !response) return undefined;
    const masked = CART.exec(request.path)?.[1];
    if (masked !== undefined && !known.has(masked)) {
      await visitors.openGuestCart(masked, name, hasRing);
    }
    await visitors.changeOverRest(name);
    const entry = { name, request, response };
    if (isMasked(request)) return undefined;
    if (keepsNumbers) forgetNumbers();
    await signIn(entry);
    const ours = await send(shop.url, entry, known);
    if (ours.status !== response.status) {
      return `${response.status} is ${ours.status}: ${ours.text.slice(0, 200)}`;
    }
    return response.json === undefined ? undefined : compare(response.json, ours.json);
  };

  return { prepare, replay };
}
