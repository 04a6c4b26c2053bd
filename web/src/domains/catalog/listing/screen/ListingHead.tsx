import { breadcrumbJsonLd, itemListJsonLd } from '#domains/catalog/seo/jsonLd.ts';
import { counted } from '#lib/format/counts.ts';
import { useSite } from '#lib/site/useSite.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { StructuredData } from '#ui/StructuredData.tsx';
import { canonicalHref, isFiltered, withPage } from '../address/listingChanges.ts';
import type { ListingScreenProps } from './ListingScreen.tsx';

/** What search engines read of a listing: filtered, sorted and searched variants are not for them. */
export function ListingHead({ path, params, result, ...props }: ListingScreenProps) {
  const { url: site } = useSite();
  const { page, pageCount, pageSize, totalCount, products } = result;
  const isIndexed = !isFiltered(params) && !params.sorter && !params.term && totalCount > 0;
  const onPage = page > 1 ? `, page ${page}` : '';
  const count = `${counted(totalCount, 'pre-owned designer item')}, each authenticated and one of a kind`;
  return (
    <>
      <PageHead
        title={props.title + onPage}
        description={page === 1 && props.description ? props.description : `${count}${onPage}.`}
        canonical={isIndexed ? site + canonicalHref(path, params) : null}
        image={products[0]?.images[0]?.url ?? null}
      />
      {isIndexed && page > 1 && (
        <link rel="prev" href={site + canonicalHref(path, withPage(params, page - 1))} />
      )}
      {isIndexed && page < pageCount && (
        <link rel="next" href={site + canonicalHref(path, withPage(params, page + 1))} />
      )}
      <StructuredData value={breadcrumbJsonLd(props.steps, site)} />
      <StructuredData value={itemListJsonLd(products, site, (page - 1) * pageSize)} />
    </>
  );
}
