import { saveHref } from '../listing/url/listingChanges.ts';
import { emptyParams } from '../listing/url/listingParams.ts';
import type { PageCrumb } from '../seo/jsonLd.ts';
import type { ProductPageQuery } from './ProductPage.generated.ts';

export type PageProduct = NonNullable<ProductPageQuery['productById']>;
type Detail = PageProduct['details'][number];

/** Attributes shown elsewhere on the page: condition table and authenticity row. */
const elsewhere = new Set(['exterior_condition', 'interior_condition', 'date_authenticity_code']);
const measured = new Set(['measurements', 'size', 'handle_drop', 'heel_height']);
const listed = new Set(['includes']);

/** The attributes to show, with measurements in both units and without duplicate or empty values. */
export function shownDetails(details: readonly Detail[]): Detail[] {
  const seen = new Set<string>();
  return details
    .filter((detail) => !elsewhere.has(detail.code) && detail.value.trim() !== '')
    .map((detail) => ({ ...detail, value: shownValue(detail) }))
    .filter((detail) => {
      // A bag's size and measurements are often the same text.
      const isMeasure = detail.code === 'size' || detail.code === 'measurements';
      const key = isMeasure ? `measure:${detail.value}` : detail.code;
      return !seen.has(key) && seen.add(key);
    });
}

function shownValue({ code, value }: Detail): string {
  if (measured.has(code)) return inBothUnits(value);
  return listed.has(code) ? value.replaceAll(',', ', ').replace(/\s+/g, ' ') : value;
}

/** The breadcrumbs of a product: its designer, if any, and itself. */
export function productCrumbs(
  product: Pick<PageProduct, 'name' | 'path' | 'designer' | 'designerPath' | 'designerPagePath'>,
): PageCrumb[] {
  const { name, path, designer } = product;
  const own = { name, path };
  const designerPath = product.designerPagePath ?? product.designerPath;
  if (!designer || !designerPath) return [own];
  return [
    { name: 'Designers', path: '/our-designers' },
    { name: designer, path: designerPath },
    own,
  ];
}

/** The URL that saves a search for the same designer and kind; null if neither is known. */
export function similarHref({
  designer,
  subcategories: [kind],
}: Pick<PageProduct, 'designer' | 'subcategories'>): string | null {
  const filters = {
    ...(designer && { manufacturer: [designer] }),
    ...(kind && { subcategory: [kind] }),
  };
  return saveHref('/search', '', { ...emptyParams, filters });
}

const centimetresPerInch = 2.54;
const number = String.raw`\d+(?:\.\d+)?`;
const series = new RegExp(
  String.raw`(${number}(?:\s*[x×]\s*${number})*)\s*(cm|mm|in(?:ches|ch)?\.?|")(?![a-z])`,
  'gi',
);

/**
 * Adds the other unit to a measurement: "25.5 x 15.5 cm" becomes "25.5 × 15.5 cm (10 × 6.1 in)". Inches get
 * centimeters, millimeters get inches. Text without a unit or with both units is unchanged. Non-breaking spaces keep
 * the numbers of a unit on one line.
 */
export function inBothUnits(text: string): string {
  const units = new Set([...text.matchAll(series)].map((match) => isMetric(match[2] ?? '')));
  if (units.size !== 1) return text;
  return text.replace(series, (_, numbers: string, unit: string) => {
    const values = numbers.split(/\s*[x×]\s*/i);
    const other = values.map((value) => format(converted(Number(value), unit)));
    const own = `${values.join(' × ')} ${isMetric(unit) ? unit.toLowerCase() : 'in'}`;
    return `${unbroken(own)} ${unbroken(`(${other.join(' × ')} ${isMetric(unit) ? 'in' : 'cm'})`)}`;
  });
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

function isMetric(unit: string): boolean {
  return /^[cm]m$/i.test(unit);
}

function converted(value: number, unit: string): number {
  if (!isMetric(unit)) return value * centimetresPerInch;
  return (unit.toLowerCase() === 'mm' ? value / 10 : value) / centimetresPerInch;
}

function format(value: number): string {
  return String(Math.round(value * 10) / 10);
}
