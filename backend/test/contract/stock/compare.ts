/** Ids, masked ids and tokens of the recorded shop, each with the one that stands for it in ours. */
export type Known = Map<string, string>;

const MOMENT = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/;
const OPAQUE = /^(token|sharing_code|protect_code|order_token)$/;
const NUMBERED = /(^|_)(id|uid|number|increment_id|default_billing|default_shipping)$/;
const MASKED = /^[A-Za-z0-9]{32}$/;
/** What the owner of a shop sets. */
const CONFIGURED = /^(store_name|timezone|default_title|welcome|copyright|logo_\w+|\w*static_url)$/;

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Wish lists and everything else are numbered apart. */
export function numberKey(number: string, owner: string): string {
  return `${owner.startsWith('wishlist') ? 'wishlist' : ''}#${number}`;
}

/** The text with the masked ids and tokens of our shop. */
export function renamed(text: string, known: Known): string {
  const long = [...known].filter(([theirs]) => theirs.length > 12);
  return long.reduce((result, [theirs, ours]) => result.replaceAll(theirs, ours), text);
}

/** Where a value stands: its own key, and the key of the object that it is in. */
type Place = {
  readonly key: string;
  readonly owner: string;
  readonly path: string;
};

/** Texts that may be any: moments, secrets, and where pictures and the products of an earlier seed are. */
function isFree(key: string, theirs: string, ours: string): boolean {
  if (MOMENT.test(theirs) && MOMENT.test(ours)) return true;
  if (key === 'url') return ours.startsWith('http');
  return key === 'url_key' || OPAQUE.test(key) || theirs.startsWith('eyJ');
}

/** What an object of ours has too much or too little. */
function keysApart(theirs: Json, ours: Json, isCut: boolean): string | undefined {
  const extra = isCut ? [] : Object.keys(ours).filter((key) => !(key in theirs));
  const missing = Object.keys(theirs).filter((key) => !(key in ours) && key !== '_cut');
  if (extra.length > 0) return `has ${extra.join(', ')}`;
  return missing.length > 0 ? `lacks ${missing.join(', ')}` : undefined;
}

/** Compares recorded responds with ours, and learns what stands for what on the way. */
export function createComparison(known: Known) {
  const learn = (theirs: string, ours: string): boolean => {
    const before = known.get(theirs);
    known.set(theirs, ours);
    return before === undefined || before === ours;
  };

  const isSameSentence = (theirs: string, ours: string): boolean => {
    const own = renamed(theirs, known).replace(/webapi-\w+/, '');
    const withNumbers = own.replace(/\d+/g, (number) => known.get(numberKey(number, '')) ?? number);
    return [own, withNumbers].includes(ours.replace(/webapi-\w+/, ''));
  };

  const isSameText = (theirs: string, ours: string, { key, owner }: Place): boolean => {
    if (theirs === ours || isFree(key, theirs, ours)) return true;
    if (MASKED.test(theirs)) return MASKED.test(ours) && learn(theirs, ours);
    if (NUMBERED.test(key)) return learn(numberKey(theirs, owner), ours);
    return isSameSentence(theirs, ours);
  };

  const isSameNumber = (theirs: number, ours: number, { key, owner, path }: Place): boolean => {
    if (known.get(numberKey(String(theirs), '')) === String(ours)) return true;
    // A bare number is that of a new order or cart.
    const isLearnt = path === '' || NUMBERED.test(key);
    return isLearnt && (learn(numberKey(String(theirs), owner), String(ours)) || path === '');
  };

  const isSameValue = (theirs: unknown, ours: unknown, place: Place): boolean => {
    if (theirs === ours || CONFIGURED.test(place.key)) return true;
    if (typeof theirs === 'number' && typeof ours === 'number') {
      return isSameNumber(theirs, ours, place);
    }
    const areTexts = typeof theirs === 'string' && typeof ours === 'string';
    return areTexts && (place.path === '' || isSameText(theirs, ours, place));
  };

  const inObject = (theirs: Json, ours: Json, place: Place, isCut: boolean): string | undefined => {
    if ('_cut' in theirs && 'keys' in theirs) return undefined;
    const apart = keysApart(theirs, ours, isCut);
    if (apart !== undefined) return `${place.path} ${apart}`;
    const owner = place.key === '' ? place.owner : place.key;
    for (const [key, value] of Object.entries(theirs).filter(([name]) => name !== '_cut')) {
      const at = { key, owner, path: `${place.path}.${key}` };
      const found = difference(value, ours[key], at, isCut);
      if (found !== undefined) return found;
    }
    return undefined;
  };

  const inList = (
    theirs: readonly unknown[],
    ours: readonly unknown[],
    place: Place,
    isCut: boolean,
  ): string | undefined => {
    if (!isCut && theirs.length !== ours.length) {
      return `${place.path} has ${ours.length} instead of ${theirs.length}`;
    }
    for (const [index, value] of theirs.entries()) {
      const at = { ...place, path: `${place.path}[${index}]` };
      const candidates = isCut ? ours : [ours[index]];
      const found = candidates.map((one) => difference(value, one, at, isCut));
      if (!found.includes(undefined)) return found[0] ?? `${at.path} is missing`;
    }
    return undefined;
  };

  /** Where the two differ first; undefined where they say the same. */
  function difference(
    theirs: unknown,
    ours: unknown,
    place: Place,
    isCut: boolean,
  ): string | undefined {
    if (Array.isArray(theirs) && Array.isArray(ours)) return inList(theirs, ours, place, isCut);
    if (isObject(theirs) && isObject(ours)) return inObject(theirs, ours, place, isCut);
    if (isSameValue(theirs, ours, place)) return undefined;
    const show = (value: unknown) => JSON.stringify(value)?.slice(0, 200);
    return `${place.path}: ${show(theirs)} is ${show(ours)}`;
  }

  return (theirs: unknown, ours: unknown): string | undefined => {
    const isCut = JSON.stringify(theirs ?? '').includes('"_cut"');
    return difference(theirs, ours, { key: '', owner: '', path: '' }, isCut);
  };
}
