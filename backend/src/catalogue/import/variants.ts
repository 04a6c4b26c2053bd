import type { AttributeValue } from '../../domains/catalog/types.ts';
import type { ProductDraft } from './draft.ts';
import type { Skipped } from './report.ts';

export type Family = {
  /** Of each product that has variants, by its sku in lowercase. */
  readonly variants: ReadonlyMap<string, readonly ProductDraft[]>;
  /** Of each variant's sku in lowercase, the sku of its configurable product. */
  readonly parents: ReadonlyMap<string, string>;
};

/** Finds the variants that configurable products name; what is not in the file is reported. */
export function findFamilies(
  drafts: ReadonlyMap<string, ProductDraft>,
  skip: (skipped: Skipped) => void,
): Family {
  const variants = new Map<string, ProductDraft[]>();
  const parents = new Map<string, string>();
  for (const parent of drafts.values()) {
    const own: ProductDraft[] = [];
    for (const variation of parent.variations) {
      const sku = variation.get('sku') ?? '';
      const found = drafts.get(sku.toLowerCase());
      const { line } = parent;
      if (found?.typeId === 'configurable')
        skip({ line, sku: parent.sku, reason: `its variant ${sku} is configurable itself` });
      else if (!found)
        skip({ line, sku: parent.sku, reason: `its variant ${sku} is not in the file` });
      else if (parents.has(sku.toLowerCase()))
        skip({ line, sku: parent.sku, reason: `its variant ${sku} already belongs to another` });
      else {
        parents.set(sku.toLowerCase(), parent.sku);
        own.push(found);
      }
    }
    variants.set(parent.sku.toLowerCase(), own);
  }
  return { variants, parents };
}

/** The codes that distinguish a product's variants, as 'size' and 'color'. */
function superCodes(draft: ProductDraft): string[] {
  return [...new Set(draft.variations.flatMap((variation) => [...variation.keys()]))].filter(
    (code) => code !== 'sku',
  );
}

/** What a configurable product can be had in: the values of its variants on sale, else of all. */
export function variantValues(
  draft: ProductDraft,
  variants: readonly ProductDraft[],
): Record<string, AttributeValue> {
  const onSale = variants.filter(({ qty, enabled }) => enabled && qty > 0);
  const shown = new Set(
    (onSale.length > 0 ? onSale : variants).map(({ sku }) => sku.toLowerCase()),
  );
  const own = draft.variations.filter((one) => shown.has(one.get('sku')?.toLowerCase() ?? ''));
  const values = superCodes(draft).map((code) => {
    const list = [...new Set(own.flatMap((variation) => variation.get(code) ?? []))];
    return [code, list.length === 1 ? (list[0] ?? '') : list] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value.length > 0));
}
