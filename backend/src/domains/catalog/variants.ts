import type { DatabaseSync } from 'node:sqlite';
import type { ProductData } from '../../../../indexer/src/records/product-record.ts';
import { attributeLabel, attributeValue, attributeViews } from './attributes.ts';
import { productView } from './graphql-view.ts';
import { createCatalogRepository } from './repository.ts';
import type { AttributeValue, CatalogProduct } from './types.ts';

export const toList = (value: AttributeValue | undefined): readonly string[] => {
  if (value === undefined) return [];
  return typeof value === 'object' ? value : [String(value)];
};

const distinctValues = (variants: readonly CatalogProduct[], code: string): string[] => [
  ...new Set(variants.flatMap(({ attributes }) => toList(attributes[code]))),
];

type VariantsData = Pick<ProductData, 'attributes' | 'variantOptions' | 'variants'>;

/** The data of a product's record that depend on its variants; it is filtered by what those on sale have. */
export function createVariantsReader(db: DatabaseSync) {
  const catalog = createCatalogRepository(db);
  return (product: CatalogProduct): Partial<VariantsData> => {
    if (product.typeId !== 'configurable') return {};
    const variants = catalog.getVariants(product.id).filter(({ enabled }) => enabled);
    const { variantCodes: codes } = product;
    const onSale = variants.filter(({ qty }) => qty > 0);
    const values = codes.map((code) => [code, distinctValues(onSale, code)] as const);
    return {
      attributes: { ...product.attributes, ...Object.fromEntries(values) },
      variantOptions: codes.map(attributeLabel),
      variants: variants
        .map(({ sku, attributes, price, specialPrice, qty }) => ({
          sku,
          values: codes.map((code) => String(attributes[code] ?? '')),
          price: Math.min(price, specialPrice ?? price),
          isSalable: qty > 0,
        }))
        // One whose row lacks an attribute cannot be chosen.
        .filter(({ values }) => !values.includes('')),
    };
  };
}

/** The `extension_attributes` of Magento's REST that only configurable products have. */
export function createConfigurableView(db: DatabaseSync) {
  const catalog = createCatalogRepository(db);
  return (product: CatalogProduct) => {
    if (product.typeId !== 'configurable') return {};
    const variants = catalog.getVariants(product.id);
    const known = new Map(attributeViews(db).map((view) => [view.attribute_code, view]));
    return {
      configurable_product_options: product.variantCodes.map((code, position) => ({
        id: product.id * 10 + position,
        attribute_id: String(known.get(code)?.attribute_id),
        label: attributeLabel(code),
        position,
        values: distinctValues(variants, code).map((label) => ({
          value_index: Number(attributeValue(code, label)),
        })),
        product_id: product.id,
      })),
      configurable_product_links: variants.map(({ id }) => id),
    };
  };
}

type Id = { readonly id: number };

/** The fields of Magento's GraphQL that only configurable products have. */
export function configurableFields(db: DatabaseSync, commerceUrl: string) {
  const catalog = createCatalogRepository(db);
  const toOption = (code: string, label: string) => ({
    label,
    value_index: Number(attributeValue(code, label)),
  });
  return {
    configurable_options: ({ id }: Id) => {
      const variants = catalog.getVariants(id);
      return catalog.byId(id)?.variantCodes.map((code, position) => ({
        attribute_code: code,
        label: attributeLabel(code),
        position,
        values: distinctValues(variants, code).map((label) => toOption(code, label)),
      }));
    },
    variants: ({ id }: Id) => {
      const codes = catalog.byId(id)?.variantCodes ?? [];
      const enabled = catalog.getVariants(id).filter((variant) => variant.enabled);
      return enabled.map((variant) => ({
        product: productView(variant, { categories: new Map(), commerceUrl }),
        attributes: codes.flatMap((code) =>
          toList(variant.attributes[code]).map((label) => ({ code, ...toOption(code, label) })),
        ),
      }));
    },
  };
}
