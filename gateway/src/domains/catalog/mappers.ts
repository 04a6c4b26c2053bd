import { toMoney } from '../../core/values.ts';
import type {
  Breadcrumb,
  Category,
  Facet,
  FacetValue,
  FilterableAttribute,
  PageHit,
  PriceBounds,
  ProductDetail,
  SectionBlock,
} from '../../generated/types.ts';
import type { SearchRecord, SearchResponse } from '../../sources/search/types.ts';

/** The facet with prices in dollars. */
export const PRICE_FACET = 'price.USD.default';
/** Only products for sale: the default of every list. */
export const ON_SALE = 'stock_qty=1';

/** A price in the products index, in dollars (see docs/search-records.md). */
export type RecordPrice =
  | number
  | {
      readonly USD: {
        readonly default: number;
        /** The price before a reduction, as text such as "$1,250.00"; omitted if `default` is not reduced. */
        readonly default_original_formated?: string;
      };
    }
  | { readonly regularPrice: { readonly amount: { readonly value: number } } };

export interface RecordImage {
  readonly file: string;
  readonly position?: number;
  readonly label?: string | null;
}

/** A variant of a configurable product; the price is in dollars. */
export interface RecordVariant {
  readonly sku: string;
  readonly values: readonly string[];
  readonly price: number;
  readonly in_stock: number;
}

/** A record of the products index. Attributes that do not apply are omitted. */
export type ProductRecord = SearchRecord & {
  readonly id?: number | string;
  readonly sku: string;
  readonly name: string;
  readonly manufacturer?: string | null;
  readonly designer_path?: string;
  readonly model?: string | null;
  readonly type_id?: string;
  readonly url_key?: string;
  readonly url_path?: string;
  readonly categories?: {
    readonly level0?: readonly string[];
    readonly level1?: readonly string[];
  };
  readonly categoryIds?: readonly (string | number)[];
  readonly subcategory?: readonly string[] | string | null;
  readonly media_gallery_entries?: readonly RecordImage[];
  readonly gallery?: readonly string[];
  readonly extension_attributes?: { readonly image_url?: string | null };
  readonly stock_qty?: number;
  readonly salable_qty?: number;
  readonly price?: RecordPrice | null;
  /** Dollars; applies if it is below the price. */
  readonly special_price?: number | string | null;
  readonly msrp?: number | null;
  /** Seconds since 1970. */
  readonly created_at?: number | string;
  /** Labels of the choices between the variants. */
  readonly variant_options?: readonly string[];
  readonly variants?: readonly RecordVariant[];
  /** 1 if there is more than one piece. */
  readonly has_several?: number;
  /** 1 if the variants for sale have different prices. */
  readonly price_varies?: number;
  /** Attributes that only this shop has. */
  readonly more_details?: readonly ProductDetail[];
};

export type CategoryRecord = SearchRecord & {
  readonly name: string;
  readonly path?: string;
  readonly level?: number;
  readonly url_path?: string;
  readonly url?: string;
  readonly product_count?: number;
  readonly description?: string | null;
  readonly landing_block?: string;
};

/** A category; its landing block is read if a client selects it. */
export type CategoryModel = Omit<Category, 'landingBlock'> & {
  readonly landingIdentifier: string | null;
};

type AttributeRecord = SearchRecord & {
  readonly attribute_code: string;
  readonly frontend_label?: string | null;
  readonly position?: number;
};

const SEPARATOR = ' / ';
/** The pseudo-category that contains the designer pages. */
export const DESIGNERS_CATEGORY = 'Designers';
/** The suffix of the shop's category URLs, such as `.html`. */
const SUFFIX = /\.[a-z]+$/;

/** `url_path`, or the path of `url`, starting with a slash. */
function toPath(record: CategoryRecord): string {
  const path = record.url_path ?? record.url ?? '';
  return path.startsWith('/') ? path : `/${path}`;
}

function toBreadcrumbs(record: CategoryRecord): Breadcrumb[] {
  const path = toPath(record);
  const names = (record.path ?? record.name).split(SEPARATOR);
  const parts = path.slice(1).split('/');
  if (names.length !== parts.length) return [{ name: record.name, path }];
  const [suffix = ''] = SUFFIX.exec(path) ?? [];
  return names.map((name, index) => {
    const above = parts.slice(0, index + 1).join('/');
    return { name, path: `/${above.endsWith(suffix) ? above : above + suffix}` };
  });
}

export function toCategory(hit: SearchRecord): CategoryModel {
  // Each index contains records of one shape (docs/search-records.md).
  const record = hit as CategoryRecord;
  return {
    id: record.objectID,
    name: record.name,
    path: toPath(record),
    breadcrumbs: toBreadcrumbs(record),
    level: Number(record.level ?? 1),
    productCount: Number(record.product_count ?? 0),
    isDesigner: (record.path ?? '').startsWith(`${DESIGNERS_CATEGORY}${SEPARATOR}`),
    description: record.description ?? null,
    landingIdentifier: record.landing_block ?? null,
  };
}

/** Records of the product_attributes index in display order, numbered from 1. Records without a code are omitted. */
export function toAttributes(hits: readonly SearchRecord[]): FilterableAttribute[] {
  return (hits as readonly AttributeRecord[])
    .filter(({ attribute_code: code }) => typeof code === 'string')
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ attribute_code: code, frontend_label: label }, index) => ({
      code,
      label: label ?? code,
      position: index + 1,
    }));
}

/** The text of an attribute; null if it is missing, empty or not a single value. */
export function getText(record: SearchRecord, code: string): string | null {
  const value = record[code];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

const EXCERPT_LENGTH = 200;

/** The first words of a text, with an ellipsis if it is truncated. */
function toExcerpt(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  return `${text.slice(0, EXCERPT_LENGTH).replace(/[^\p{L}\p{N}]*\s\S*$/u, '')} …`;
}

export function toPageHit(record: SearchRecord): PageHit {
  const path = getText(record, 'url') ?? `/${getText(record, 'slug') ?? record.objectID}`;
  const title = getText(record, 'name') ?? path;
  const excerpt = toExcerpt(getText(record, 'content') ?? '');
  return { path: path.startsWith('/') ? path : `/${path}`, title, excerpt };
}

export function toSectionBlock(record: SearchRecord): SectionBlock {
  return {
    identifier: getText(record, 'identifier') ?? record.objectID,
    title: getText(record, 'title') ?? '',
    content: getText(record, 'content') ?? '',
  };
}

type Counts = Readonly<Record<string, number>>;

interface FacetResponses {
  readonly page: SearchResponse;
  readonly everything: SearchResponse | null;
  readonly widened: ReadonlyMap<string, SearchResponse>;
}

function byCountThenName(a: FacetValue, b: FacetValue): number {
  return b.count - a.count || (a.value < b.value ? -1 : 1);
}

function toValues(all: Counts, now: Counts, chosen: readonly string[]): FacetValue[] {
  const applied = new Set(chosen.map((value) => value.toLowerCase()));
  const toValue = (value: string): FacetValue => {
    // Selected values come from a URL and can be any text, such as `__proto__`.
    const count = Object.hasOwn(now, value) ? (now[value] ?? 0) : 0;
    const isApplied = applied.size > 0 && applied.has(value.toLowerCase());
    return { value, count, isApplied, isDisabled: count === 0 };
  };
  const known = Object.keys(all);
  const added = all === now ? [] : Object.keys(now).filter((value) => !Object.hasOwn(all, value));
  const values = [...known, ...added].map(toValue);
  if (applied.size > 0) {
    const knownLower = new Set(values.map(({ value }) => value.toLowerCase()));
    const missing = chosen.filter((value) => !knownLower.has(value.toLowerCase()));
    values.push(...[...new Set(missing)].map(toValue));
  }
  return values.sort(byCountThenName);
}

/**
 * The facets in the order of `attributes`. Values of the whole category remain with a count of zero; the counts of a
 * facet ignore its own selection.
 */
export function toFacets(
  attributes: readonly FilterableAttribute[],
  responses: FacetResponses,
  chosen: ReadonlyMap<string, readonly string[]>,
): Facet[] {
  return attributes
    .map(({ code, label }) => {
      const now = (responses.widened.get(code) ?? responses.page).facets[code] ?? {};
      const all = responses.everything?.facets[code] ?? now;
      return { code, label, values: toValues(all, now, chosen.get(code) ?? []) };
    })
    .filter((facet) => facet.values.length > 0)
    .map((facet, index) => ({ ...facet, position: index + 1 }));
}

/** Lowest and highest price of the results; null without results. */
export function toPriceBounds(response: SearchResponse): PriceBounds | null {
  const stats = response.facetStats[PRICE_FACET];
  return stats === undefined ? null : { min: toMoney(stats.min), max: toMoney(stats.max) };
}
