import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { AttributeValue } from './types.ts';

/** Attributes with options, by code, with the label of a new Magento attribute. */
const SELECT_LABELS: ReadonlyMap<string, string> = new Map([
  ['manufacturer', 'Designer'],
  ['condition_label', 'Condition'],
  ['color', 'Color'],
  ['material_type', 'Material type'],
  ['material_label', 'Material'],
  ['size', 'Size'],
  ['shoe_size', 'Shoe size'],
  ['hardware', 'Hardware'],
  ['bag_type', 'Bag type'],
  ['origin', 'Origin'],
]);

/** Filterable text attributes; Magento filters by options and prices, and by these with a module. */
const FILTERABLE_TEXTS: ReadonlyMap<string, string> = new Map([['production_year', 'Year']]);

/** Columns of the product table that are attributes in Magento. */
const SYSTEM_CODES = ['price', 'special_price', 'url_key', 'image', 'msrp'];

export const toList = (value: AttributeValue | undefined): readonly string[] => {
  if (value === undefined) return [];
  return typeof value === 'object' ? value : [String(value)];
};

/** The label of an attribute with the shop's name for it; otherwise its code. */
export const attributeLabel = (code: string): string =>
  SELECT_LABELS.get(code) ?? FILTERABLE_TEXTS.get(code) ?? code;

/** The id of an option: derived from the label, so that no option table is needed. */
function optionId(code: string, label: string): string {
  return String(createHash('sha1').update(`${code}\n${label}`).digest().readUInt32BE() >>> 1);
}

/** An attribute's value in Magento's REST format: option ids, otherwise text. */
export function attributeValue(code: string, value: AttributeValue): string {
  const values = [value].flat().map(String);
  return SELECT_LABELS.has(code)
    ? values.map((label) => optionId(code, label)).join(',')
    : values.join(',');
}

export type AttributeView = ReturnType<typeof attributeViews>[number];

function labelsByCode(db: DatabaseSync): Map<string, Set<string>> {
  const rows = db
    .prepare('SELECT DISTINCT a.key, a.value FROM catalog_product, json_each(attributes) a')
    .all();
  const byCode = new Map<string, Set<string>>();
  for (const { key, value } of rows) {
    const code = String(key);
    const labels = byCode.get(code) ?? new Set();
    const text = String(value);
    const values = text.startsWith('["') ? [JSON.parse(text)].flat().map(String) : [text];
    for (const label of values) labels.add(label);
    byCode.set(code, labels);
  }
  return byCode;
}

function toOptions(code: string, labels: ReadonlySet<string>) {
  const options = [...labels]
    .sort((a, b) => a.localeCompare(b))
    .map((label) => ({ label, value: optionId(code, label) }));
  return [{ label: ' ', value: '' }, ...options];
}

export function attributeViews(db: DatabaseSync) {
  const labels = labelsByCode(db);
  const filterable = [...SELECT_LABELS.keys(), ...FILTERABLE_TEXTS.keys()];
  const codes = [...new Set([...SYSTEM_CODES, ...filterable, ...labels.keys()])];
  return codes.map((code, index) => {
    const isSelect = SELECT_LABELS.has(code);
    return {
      attribute_id: index + 70,
      attribute_code: code,
      frontend_input: isSelect ? 'select' : code.endsWith('price') ? 'price' : 'text',
      is_filterable: code === 'price' || filterable.includes(code),
      is_visible_on_front: '0',
      is_user_defined: !SYSTEM_CODES.includes(code),
      options: isSelect ? toOptions(code, labels.get(code) ?? new Set()) : [],
      default_frontend_label: attributeLabel(code),
      position: Math.max(0, filterable.indexOf(code)),
    };
  });
}
