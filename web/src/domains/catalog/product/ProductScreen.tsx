import { Container, chakra, Heading, useSlotRecipe } from '@chakra-ui/react';
import { useEffect } from 'react';
import { AddToCartButton } from '#domains/cart/index.ts';
import { tellOfItem } from '#lib/browser/analytics.ts';
import { formatMoney } from '#lib/format/money.ts';
import { useSite } from '#lib/site/useSite.ts';
import { productPage } from '#theme/recipes/product.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { StructuredData } from '#ui/StructuredData.tsx';
import { nameWithoutDesigner } from '../card/cardText.ts';
import { ProductCard } from '../card/ProductCard.tsx';
import { ProductGrid } from '../card/ProductGrid.tsx';
import { breadcrumbJsonLd, describeProduct, productJsonLd, type Step } from '../seo/jsonLd.ts';
import { BuyBox } from './BuyBox.tsx';
import { productSteps } from './details.ts';
import { Gallery } from './gallery/Gallery.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { type ProductPageQuery, useProductPageQuery } from './ProductPage.generated.ts';
import { TrustBadges } from './TrustBadges.tsx';

export type PageProduct = NonNullable<ProductPageQuery['productById']>;

/** The page of one item; `partial` is what is known of it while the search service is down. */
export function ProductScreen({ id, partial }: { id: string; partial: ProductPageQuery | null }) {
  const { data } = useProductPageQuery({ variables: { id }, skip: partial !== null });
  const product = (partial ?? data)?.productById;
  if (!product) return null;
  return <ProductArticle key={product.sku} product={product} isPartial={partial !== null} />;
}

/** A sold item leads to similar ones first (spec §4). */
function ProductArticle({ product, isPartial }: { product: PageProduct; isPartial: boolean }) {
  const styles = useSlotRecipe({ recipe: productPage })();
  useViewItem(product);
  const steps = productSteps(product);
  const shortName = nameWithoutDesigner(product.name, product.designer);
  return (
    <Container css={styles.root}>
      <ProductHead product={product} steps={steps} />
      <Breadcrumbs crumbs={[...steps.slice(0, -1), { name: shortName, path: null }]} />
      <chakra.article css={styles.top}>
        <Gallery images={product.images} name={product.name} />
        <BuyBox product={product} />
      </chakra.article>
      {!product.isSalable && <RelatedProducts product={product} />}
      <chakra.section css={styles.section} aria-labelledby="details">
        <Heading id="details">Details</Heading>
        <ProductDetails product={product} isPartial={isPartial} />
      </chakra.section>
      <TrustBadges />
      {product.isSalable && <RelatedProducts product={product} />}
      {product.isSalable && product.price && (
        <chakra.div css={styles.buyBar} data-part="buy-bar">
          <strong>{formatMoney(product.price.current)}</strong>
          <AddToCartButton item={product} />
        </chakra.div>
      )}
    </Container>
  );
}

/** Tells analytics that the item was seen (spec §7). */
function useViewItem({ id, sku, name, path, price }: PageProduct): void {
  const amount = price?.current.amount ?? null;
  useEffect(
    () => tellOfItem('view_item', { id, sku, name, path, amount }),
    [id, sku, name, path, amount],
  );
}

/** What search engines and shared links show of a product. */
function ProductHead({ product, steps }: { product: PageProduct; steps: readonly Step[] }) {
  const { url: site } = useSite();
  const price = product.isSalable ? product.price : null;
  return (
    <>
      <PageHead
        title={product.name}
        description={describeProduct(product)}
        canonical={site + product.path}
        type="product"
        image={product.images[0]?.large ?? null}
      />
      {price && <meta property="product:price:amount" content={price.current.amount} />}
      {price && <meta property="product:price:currency" content="USD" />}
      <StructuredData value={productJsonLd(product, site)} />
      <StructuredData value={breadcrumbJsonLd(steps, site)} />
    </>
  );
}

/** Items of the same designer and category: up to 8, on small screens the first 6 (spec §7). */
function RelatedProducts({ product: { related, isSalable } }: { product: PageProduct }) {
  const styles = useSlotRecipe({ recipe: productPage })();
  if (related.length === 0) return null;
  return (
    <chakra.section
      css={[styles.section, styles.related]}
      id="related"
      aria-labelledby="related-title"
      tabIndex={-1}
    >
      <Heading id="related-title">
        {isSalable ? 'You may also like' : 'Similar items available now'}
      </Heading>
      <ProductGrid>
        {related.slice(0, 8).map((each) => (
          <li key={each.sku}>
            <ProductCard product={each} />
          </li>
        ))}
      </ProductGrid>
    </chakra.section>
  );
}
