import type { ProductDetail } from '../../generated/types.ts';
import { textOf } from './product-mapper.ts';
import type { ProductRecord } from './record.ts';

/** Described properties in the order of spec §3, with their names as people read them. */
const DETAILS: readonly (readonly [code: string, label: string])[] = [
  ['production_year', 'Production year'],
  ['exterior_condition', 'Exterior condition'],
  ['interior_condition', 'Interior condition'],
  ['material_label', 'Material'],
  ['material_type', 'Material type'],
  ['color', 'Color'],
  ['size', 'Size'],
  ['shoe_size', 'Shoe size'],
  ['includes', 'Includes'],
  ['origin', 'Origin'],
  ['date_authenticity_code', 'Date/authenticity code'],
  ['measurements', 'Measurements'],
  ['interior_pockets', 'Interior pockets'],
  ['exterior_pockets', 'Exterior pockets'],
  ['handles', 'Handles'],
  ['handle_drop', 'Handle drop'],
  ['closure_opening', 'Closure/opening'],
  ['interior_lining', 'Interior lining'],
  ['hardware', 'Hardware'],
  ['dial', 'Dial'],
  ['gemstones', 'Gemstones'],
  ['movement', 'Movement'],
  ['water_resistant', 'Water resistant'],
  ['lens', 'Lens'],
  ['heel_height', 'Heel height'],
  ['bag_type', 'Bag type'],
];

const detailOf = (record: ProductRecord, code: string): string | null => {
  const value = record[code];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : null;
  if (code === 'material_label') return textOf(record, code) ?? textOf(record, 'material');
  return textOf(record, code);
};

/** The properties that this product has, in showing order. */
export const toDetails = (record: ProductRecord): ProductDetail[] =>
  DETAILS.flatMap(([code, label]) => {
    const value = detailOf(record, code);
    return value === null ? [] : [{ code, label, value }];
  });
