import { describe, expect, it } from 'vitest';
import {
  attributeCodesIn,
  emptyParams,
  formatListing,
  formatValues,
  type ListingParams,
  listingHref,
  parseListing,
  parseValues,
  sortedFilters,
  sorters,
} from './listingParams.ts';

const parse = (query: string, known?: string[]) => parseListing(new URLSearchParams(query), known);

describe('parsing a listing URL', () => {
  it('parses every part of the grammar', () => {
    expect(
      parse(
        'term=classic%20flap&sorter=price_desc&page=3&includeSold=true&manufacturer=Louis_Vuitton,Chanel&min=500&max=1250.5',
      ),
    ).toEqual({
      term: 'classic flap',
      sorter: 'price_desc',
      page: 3,
      includeSold: true,
      min: 500,
      max: 1250.5,
      filters: { manufacturer: ['Chanel', 'Louis Vuitton'] },
    });
  });

  it('does not depend on the order of parameters or values', () => {
    const one = parse('color=Red,Black&page=2&manufacturer=Chanel');
    expect(parse('manufacturer=Chanel&color=Black,Red&page=2')).toEqual(one);
    expect(formatListing(one)).toBe('color=Black,Red&manufacturer=Chanel&page=2');
  });

  it.each([
    'page=0',
    'page=-1',
    'page=abc',
    'page=1.5',
    'page=99999999',
    'sorter=cheapest',
    'includeSold=maybe',
    'min=free&max=-5',
    'min=1e99',
    'color=',
    'color=,,',
    'UPPER=1',
    'a.b=1',
    '=x',
    'term=%20%20',
    'term=%25+!!!',
  ])('parses %s as the unfiltered list', (query) => {
    expect(parse(query)).toEqual(emptyParams);
  });

  it('truncates a long term between characters, so that its URL is valid', () => {
    const { term } = parse(new URLSearchParams({ term: `${'a'.repeat(511)}😀😀` }).toString());
    expect(term).toBe('a'.repeat(511));
    expect(formatListing({ ...emptyParams, term })).toBe(`term=${term}`);
  });

  it('omits unknown attributes and parameters of other pages', () => {
    expect(parse('utm_source=mail&color=Red&logout=true', ['color'])).toEqual({
      ...emptyParams,
      filters: { color: ['Red'] },
    });
    expect(attributeCodesIn(new URLSearchParams('term=a&page=2&redirect=x&color=Red'))).toEqual([
      'color',
    ]);
  });

  it('parses a form submitted without JavaScript', () => {
    expect(parse('color=Red&color=Light+Pink&min=&max=').filters).toEqual({
      color: ['Light Pink', 'Red'],
    });
  });

  it('swaps the bounds of an inverted price range', () => {
    expect(parse('min=900&max=100')).toMatchObject({ min: 100, max: 900 });
  });

  it('limits the values of an attribute, and prices', () => {
    const values = Array.from({ length: 60 }, (_, number) => `Brand ${100 + number}`);
    const read = parse(`manufacturer=${values.join()}&min=10000000&max=10000001`);
    expect(read.filters.manufacturer).toEqual(values.slice(0, 50));
    expect([read.min, read.max]).toEqual([10_000_000, null]);
  });

  it('does not let a parameter reach the prototype', () => {
    expect(parse('__proto__=x&constructor=y&toString=z', ['color']).filters).toEqual({});
  });
});

describe('writing a listing URL', () => {
  it('writes an empty query for the unfiltered list and readable text otherwise', () => {
    expect(listingHref('/search', emptyParams)).toBe('/search');
    const filters = { manufacturer: ['Chanel', 'Tiffany & Co.'] };
    expect(listingHref('/handbags', { ...emptyParams, term: 'red bag', filters })).toBe(
      '/handbags?term=red+bag&manufacturer=Chanel,Tiffany_%26_Co.',
    );
  });

  it('is parsed as the same list, whatever the values contain', () => {
    const random = seeded(20261121);
    for (let round = 0; round < 500; round++) {
      const params = anyParams(random);
      const query = formatListing(params);
      expect(parse(query), query).toEqual(params);
      expect(formatListing(parse(query))).toBe(query);
    }
  });
});

/** A seeded random number generator for values from 0 to 1 (exclusive). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function anyParams(random: () => number): ListingParams {
  const upTo = (count: number) => Math.floor(random() * count);
  const signs = [
    'a',
    'B',
    '7',
    ' ',
    '_',
    ',',
    '%',
    '%2C',
    '%5F',
    '&',
    '=',
    '+',
    '#',
    'é',
    '日',
    "'",
  ];
  const text = () =>
    Array.from({ length: 1 + upTo(8) }, () => signs[upTo(signs.length)] ?? '')
      .join('')
      .replace(/\s+/g, ' ')
      .trim() || 'x';
  const codes = ['color', 'manufacturer', 'shoe_size', 'material_label'].filter(
    () => upTo(2) === 0,
  );
  const min = upTo(2) === 0 ? upTo(5000) / 4 : null;
  return {
    term: upTo(2) === 0 ? `a${text()}` : '',
    sorter: upTo(2) === 0 ? (sorters[upTo(sorters.length)]?.key ?? null) : null,
    page: 1 + upTo(20),
    includeSold: upTo(2) === 0,
    min,
    max: upTo(2) === 0 ? (min ?? 0) + upTo(1000) : null,
    filters: sortedFilters(
      Object.fromEntries(codes.map((code) => [code, Array.from({ length: 1 + upTo(4) }, text)])),
    ),
  };
}

describe('lists of attribute values', () => {
  it('writes underscores for spaces and commas between values', () => {
    expect(formatValues(['Louis Vuitton', 'Chanel'])).toBe('Louis_Vuitton,Chanel');
    expect(parseValues('Louis_Vuitton,Chanel')).toEqual(['Louis Vuitton', 'Chanel']);
  });

  it.each([
    'a,b',
    'snake_case',
    '100%',
    '%2C',
    '%5f',
    'Dust bag, box_and 5%',
    'Tiffany & Co.',
    'Hermès',
  ])('leaves %s unchanged', (value) => {
    expect(parseValues(formatValues([value, 'other']))).toEqual([value, 'other']);
  });

  it('drops empty and repeated values and keeps invalid escapes as text', () => {
    expect(parseValues(',Chanel,, Chanel ,%ZZ,%')).toEqual(['Chanel', '%ZZ', '%']);
  });
});
