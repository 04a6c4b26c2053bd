import type { DatabaseSync } from 'node:sqlite';
import type { ProductData } from '../../../../indexer/src/records/product-record.ts';
import { attributeLabel, attributeValue, attributeViews, toList } from './attributes.ts';
import { productView } from './graphql-view.ts';
import { createCatalogRepository } from './repository.ts';
import { finalPrice } from './rules.ts';
import type { CatalogProduct } from './types.ts';

const distinctValues = (variants: readonly CatalogProduct[], code: string): string[] => [
  ...new Set(variants.flatMap(({ attributes }) => toList(attributes[code]))),
];

type VariantsData = Pick<ProductData, 'attributes' | 'variantOptions' | 'variants'>;

/** The data of a product's record that depend on its variants; it is filtered by what those for sale have. */
export function createVariantsReader(db: DatabaseSync) {
  const catalog = createCatalogRepository(db);
  return (product: CatalogProduct): Partial<VariantsData> => {
    if (product.typeId !== 'configurable') return {};
    const variants = catalog.getVariants(product.id).filter(({ enabled }) => enabled);
    const { variantCodes: codes } = product;
    const available = variants.filter(({ qty }) => qty > 0);
    const values = codes.map((code) => [code, distinctValues(available, code)] as const);
    return {
      attributes: { ...product.attributes, ...Object.fromEntries(values) },
      variantOptions: codes.map(attributeLabel),
      variants: variants
        .map((variant) => ({
          sku: variant.sku,
          values: codes.map((code) => String(variant.attributes[code] ?? '')),
          price: finalPrice(variant),
          isSalable: variant.qty > 0,
        }))
        // One whose row lacks an attribute cannot be chosen.
        .filter(({ values }) => !values.includes('')),
    };
  };
}

/** By id, the `extension_attributes` of Magento's REST that only configurable products have. */
export function configurableViews(
  db: DatabaseSync,
  products: readonly CatalogProduct[],
): ReadonlyMap<number, object> {
  const configurable = products.filter(({ typeId }) => typeId === 'configurable');
  if (configurable.length === 0) return new Map();
  const catalog = createCatalogRepository(db);
  const known = new Map(attributeViews(db).map((view) => [view.attribute_code, view]));
  const toView = ({ id, variantCodes }: CatalogProduct) => {
    const variants = catalog.getVariants(id);
    return {
      configurable_product_options: variantCodes.map((code, position) => ({
        id: id * 10 + position,
        attribute_id: String(known.get(code)?.attribute_id),
        label: attributeLabel(code),
        position,
        values: distinctValues(variants, code).map((label) => ({
          value_index: Number(attributeValue(code, label)),
        })),
        product_id: id,
      })),
      configurable_product_links: variants.map((variant) => variant.id),
    };
  };
  return new Map(configurable.map((product) => [product.id, toView(product)]));
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
