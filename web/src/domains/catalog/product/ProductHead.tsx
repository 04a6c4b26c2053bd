import { useSite } from '../../../shared/useSite.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { StructuredData } from '../../../ui/StructuredData.tsx';
import { breadcrumbJsonLd, describeProduct, productJsonLd, type Step } from '../seo/jsonLd.ts';
import type { PageProduct } from './ProductScreen.tsx';

/** What search engines and shared links show of a product. */
export function ProductHead({ product, steps }: { product: PageProduct; steps: readonly Step[] }) {
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
