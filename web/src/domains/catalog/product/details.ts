import type { Step } from '../seo/jsonLd.ts';
import { inBothUnits } from './measure.ts';

type Detail = { readonly code: string; readonly label: string; readonly value: string };

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
export function productSteps({
  name,
  path,
  designer,
  designerPath,
}: {
  readonly name: string;
  readonly path: string;
  readonly designer: string | null;
  readonly designerPath: string | null;
}): Step[] {
  const own = { name, path };
  if (!designer || !designerPath) return [own];
  return [
    { name: 'Designers', path: '/our-designers' },
    { name: designer, path: designerPath },
    own,
  ];
}
