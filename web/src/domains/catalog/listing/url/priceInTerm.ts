import { cleanTerm, type ListingParams, MAX_PRICE, toLimits } from './listingParams.ts';

/** A search term without the price that it contained. */
type PricedTerm = Pick<ListingParams, 'term' | 'min' | 'max'>;

/** Matches '$1,000', '1.5k' or '500 dollars', but not '100 mm' or '18k gold'. */
function amount(limit: 'min' | 'max'): string {
  const digits = String.raw`(?<${limit}>(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?)(?<${limit}K>k?)`;
  const unit = String.raw`(?:mm|cm|m|inch(?:es)?|ct|carats?|gold|years?|%)(?!\w)`;
  const currency = String.raw`(?:\s*(?:dollars?|usd|bucks)\b)?`;
  return String.raw`\$?\s*${digits}(?![\w%]|[.,]\d)(?!\s*${unit})${currency}`;
}

const lead = String.raw`(?<![\w$.,-])(?:(?:for|at|priced|costing|price|budget|of)\s+)*`;
const to = String.raw`\s*(?:and|to|-|–)\s*`;
/** Tried in order: ranges before single limits. */
const patterns = [
  `(?:between|from)\\s+${amount('min')}${to}${amount('max')}`,
  `(?=\\$)${amount('min')}${to}${amount('max')}`,
  `(?:under|below|(?:less|cheaper|no more) than|up to|at most|max(?:imum)?|<)\\s*${amount('max')}`,
  `(?:over|above|more than|at least|starting at|min(?:imum)?|>|from(?=\\s*\\$))\\s*${amount('min')}`,
  `${amount('max')}\\s+(?:or|and)\\s+(?:less|under|below)\\b`,
  `${amount('min')}(?:\\+|\\s+(?:or|and)\\s+(?:more|over|above|up)\\b)`,
  `(?=\\$)${amount('max')}`,
].map((pattern) => new RegExp(lead + pattern, 'iu'));

/** 'red bag under 1000' is 'red bag' with a maximum of 1,000 dollars; '$500' alone is a maximum. */
export function readPriceInTerm(text: string): PricedTerm {
  let read: PricedTerm = { term: text, min: null, max: null };
  for (const pattern of patterns) {
    const match = pattern.exec(read.term);
    if (!match) continue;
    const min = dollars(match.groups?.min, match.groups?.minK) ?? read.min;
    const max = dollars(match.groups?.max, match.groups?.maxK) ?? read.max;
    if (Math.max(min ?? 0, max ?? 0) > MAX_PRICE) continue;
    const rest = `${read.term.slice(0, match.index)} ${read.term.slice(match.index + match[0].length)}`;
    read = { term: rest, min, max };
  }
  return { term: cleanTerm(read.term), ...toLimits(read.min, read.max) };
}

/** Moves price limits from the term to the filters, whose own take precedence; the same object if there are none. */
export function withPriceInTerm(params: ListingParams): ListingParams {
  const { term, min, max } = readPriceInTerm(params.term);
  if (min === null && max === null) return params;
  return { ...params, term, min: params.min ?? min, max: params.max ?? max };
}

function dollars(digits: string | undefined, thousands: string | undefined): number | null {
  if (digits === undefined) return null;
  const number = Number(digits.replaceAll(',', ''));
  return thousands ? Math.round(number * 100_000) / 100 : number;
}
