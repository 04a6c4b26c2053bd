import { useEffect } from 'react';
import type { ProductPageQuery } from '../../../generated/documents.ts';
import { tellOfItem } from '../../../shared/analytics.ts';
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx';
import { nameWithoutDesigner } from '../card/cardText.ts';
import { BuyBox } from './BuyBox.tsx';
import { Facts } from './Facts.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { ProductHead } from './ProductHead.tsx';
import { Promises } from './Promises.tsx';
import { StickyBuyBar } from './PurchaseControls.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { productSteps } from './steps.ts';
import './buyBar.css';
import './crumbs.css';
import './product.css';

export type PageProduct = NonNullable<ProductPageQuery['productById']>;

/** The page of one item. A sold one leads to similar items first (spec §4). */
export function ProductScreen({
  product,
  isPartial,
}: {
  product: PageProduct;
  /** True while the search service cannot be asked: the product is then as the back end tells it, without details. */
  isPartial: boolean;
}) {
  return <ProductArticle key={product.sku} product={product} isPartial={isPartial} />;
}

/** Tells analytics that the item was seen (spec §7). */
function useViewItem({ id, sku, name, path, price }: PageProduct): void {
  const amount = price?.current.amount ?? null;
  useEffect(
    () => tellOfItem('view_item', { id, sku, name, path, amount }),
    [id, sku, name, path, amount],
  );
}

function ProductArticle({ product, isPartial }: { product: PageProduct; isPartial: boolean }) {
  const steps = productSteps(product);
  useViewItem(product);
  const shortName = nameWithoutDesigner(product.name, product.designer);
  const related = <RelatedProducts products={product.related} isSold={!product.isSalable} />;
  return (
    <div className="e-wrap e-product">
      <ProductHead product={product} steps={steps} />
      <Breadcrumbs crumbs={[...steps.slice(0, -1), { name: shortName, path: null }]} />
      <article className="e-product-top">
        <Gallery images={product.images} name={product.name} />
        <BuyBox product={product} />
      </article>
      {!product.isSalable && related}
      <Facts product={product} isPartial={isPartial} />
      <Promises />
      {product.isSalable && related}
      <StickyBuyBar product={product} />
    </div>
  );
}
