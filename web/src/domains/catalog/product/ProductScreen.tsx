import { Container, chakra, DataList, Heading, Skeleton } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { trackItem } from '#lib/browser/analytics.ts';
import { formatMoney } from '#lib/format/money.ts';
import { useFeatures, useSite } from '#lib/site/useSite.ts';
import { productDetails, productPage as styles } from '#theme/recipes/product.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { Html } from '#ui/Html.tsx';
import { TextLink } from '#ui/Links.tsx';
import { PageHead, StructuredData } from '#ui/PageHead.tsx';
import { nameWithoutDesigner } from '../card/cardText.ts';
import { ProductCard } from '../card/ProductCard.tsx';
import { ProductGrid } from '../card/ProductGrid.tsx';
import { PartialNote } from '../PartialNote.tsx';
import { breadcrumbJsonLd, describeProduct, type PageCrumb, productJsonLd } from '../seo/jsonLd.ts';
import { BuyBox, BuyButton } from './BuyBox.tsx';
import { type Preview, toPreview, usePreview } from './cardPreview.ts';
import { type PageProduct, productCrumbs, shownDetails } from './details.ts';
import { Gallery } from './gallery/Gallery.tsx';
import { type ProductPageQuery, useProductPageQuery } from './ProductPage.generated.ts';
import { useVariantChoice } from './VariantChoice.tsx';

interface ProductScreenProps {
  readonly id: string;
  /** Partial data, used while the search service is down. */
  readonly partial: ProductPageQuery | null;
  /** The product's card, shown until the page is loaded. */
  readonly preview?: Preview | null;
}

export function ProductScreen({ id, partial, preview = null }: ProductScreenProps) {
  const card = usePreview(preview);
  const { data } = useProductPageQuery({
    variables: { id },
    skip: partial !== null,
    // The loader already fetches it.
    fetchPolicy: preview ? 'cache-only' : 'cache-first',
  });
  const product = (partial ?? data)?.productById ?? null;
  const shown = product ?? (card && toPreview(card));
  if (!shown) return null;
  return (
    <ProductArticle
      key={shown.sku}
      product={shown}
      photoCount={product?.images.length ?? card?.images.length ?? 0}
      isPartial={partial !== null}
      isLoading={product === null}
    />
  );
}

interface ProductArticleProps {
  readonly product: PageProduct;
  readonly photoCount: number;
  readonly isPartial: boolean;
  /** True while only the card's data is shown. */
  readonly isLoading: boolean;
}

/** For a sold item, similar items come first. */
function ProductArticle({ product, photoCount, isPartial, isLoading }: ProductArticleProps) {
  const { id, sku, name, path } = product;
  const choice = useVariantChoice(product);
  const amount = product.price?.current.amount ?? null;
  useEffect(
    () => trackItem('view_item', { id, sku, name, path, amount }),
    [id, sku, name, path, amount],
  );
  const crumbs = productCrumbs(product);
  const shortName = nameWithoutDesigner(name, product.designer);
  return (
    <Container css={styles.root}>
      <ProductHead product={product} crumbs={crumbs} />
      <Breadcrumbs crumbs={[...crumbs.slice(0, -1), { name: shortName, path: null }]} />
      <chakra.article css={styles.top}>
        <Gallery images={product.images} count={photoCount} name={name} />
        <BuyBox product={product} choice={choice} isLoading={isLoading} />
      </chakra.article>
      {!product.isSalable && <RelatedProducts product={product} />}
      <chakra.section css={styles.section} aria-labelledby="details">
        <Heading id="details">Details</Heading>
        {isLoading ? (
          <Skeleton height="60" />
        ) : (
          <ProductDetails product={product} isPartial={isPartial} />
        )}
      </chakra.section>
      {product.quoteId === null && <TrustBadges isGraded={product.condition !== null} />}
      {product.isSalable && <RelatedProducts product={product} />}
      {product.isSalable && product.price && (
        <chakra.div css={styles.buyBar} data-part="buy-bar">
          <strong>
            {choice.isLowest && 'From '}
            {formatMoney(choice.price ?? product.price.current)}
          </strong>
          <BuyButton choice={choice} />
        </chakra.div>
      )}
    </Container>
  );
}

function ProductHead({ product, crumbs }: { product: PageProduct; crumbs: readonly PageCrumb[] }) {
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
      <StructuredData value={breadcrumbJsonLd(crumbs, site)} />
    </>
  );
}

function ProductDetails({ product, isPartial }: { product: PageProduct; isPartial: boolean }) {
  const details = [
    ...shownDetails(product.details),
    { code: 'sku', label: 'Item number', value: product.sku },
  ];
  return (
    <>
      {isPartial && (
        <PartialNote>
          We couldn’t load the condition, measurements and materials of this piece.
        </PartialNote>
      )}
      {product.description && <Html html={product.description} css={productDetails.description} />}
      <DataList.Root css={productDetails.root}>
        {details.map(({ code, label, value }) => (
          <DataList.Item key={code} css={productDetails.item}>
            <DataList.ItemLabel color="fg.muted">{label}</DataList.ItemLabel>
            <DataList.ItemValue overflowWrap="anywhere">{value}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
    </>
  );
}

function TrustBadge({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.li css={styles.badge}>
      <h3>{title}</h3>
      <p>{children}</p>
    </chakra.li>
  );
}

/** Specialists examine and grade pieces; other goods get only the promises that every shop keeps. */
function TrustBadges({ isGraded }: { isGraded: boolean }) {
  const features = useFeatures();
  return (
    <chakra.section css={styles.section} aria-label="Our promises">
      <chakra.ul css={styles.badges}>
        {isGraded && (
          <TrustBadge title="Authenticity">
            Our specialists examine every piece before we list it.{' '}
            <TextLink to="/authenticate">How we authenticate</TextLink>
          </TrustBadge>
        )}
        <TrustBadge title="Delivery">
          {isGraded && 'Packed by hand, insured and signed for on delivery. '}
          You’ll see the shipping cost before you pay.
        </TrustBadge>
        {features.has('RETURNS') && (
          <TrustBadge title="Returns">
            {isGraded
              ? 'Changed your mind? Send it back with its seal still on.'
              : 'Changed your mind? Send it back.'}
          </TrustBadge>
        )}
      </chakra.ul>
    </chakra.section>
  );
}

/** Items of the same designer and category: up to 8, of which small screens show 6. */
function RelatedProducts({ product: { related, isSalable } }: { product: PageProduct }) {
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
