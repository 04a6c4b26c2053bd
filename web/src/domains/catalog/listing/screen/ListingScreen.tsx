import { Container, chakra, Tag, Text, Wrap } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigationType } from 'react-router';
import { ProductCard } from '#domains/catalog/card/ProductCard.tsx';
import { CardSkeletons, ProductGrid } from '#domains/catalog/card/ProductGrid.tsx';
import { PartialNote } from '#domains/catalog/PartialNote.tsx';
import { breadcrumbJsonLd, type PageCrumb } from '#domains/catalog/seo/jsonLd.ts';
import { isHydrated } from '#lib/browser/hydration.ts';
import { counted } from '#lib/format/counts.ts';
import { useSite } from '#lib/site/useSite.ts';
import { filterTag, listing as styles } from '#theme/recipes/listing.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { Html } from '#ui/Html.tsx';
import { TextLink } from '#ui/Links.tsx';
import { PageHead, StructuredData } from '#ui/PageHead.tsx';
import { Pages } from '#ui/Pages.tsx';
import { FilterPanel } from '../filters/FilterPanel.tsx';
import { useRememberedListing } from '../lastListing.ts';
import type { Listing_ResultFragment } from '../loader/Listing.generated.ts';
import type { EmptyStateSuggestions } from '../loader/loadListing.ts';
import {
  canonicalHref,
  isFiltered,
  type ListingDefaults,
  toChips,
  withoutFilters,
  withPage,
} from '../url/listingChanges.ts';
import { type ListingParams, listingHref } from '../url/listingParams.ts';
import { EmptyListing } from './EmptyListing.tsx';
import { ListingToolbar } from './ListingToolbar.tsx';
import { type ListingView, useListing } from './useListing.ts';

/** Number of cards above the fold on most screens. */
const EAGER_CARDS = 4;
/** More cards than fit on a screen below the one to which the shopper returns. */
const NEARBY_CARDS = 16;

export interface ListingScreenProps {
  readonly path: string;
  readonly params: ListingParams;
  readonly defaults: ListingDefaults;
  readonly title: string;
  readonly description: string | null;
  /** Content that editors selected for a category, above its list. */
  readonly landingHtml?: string | null;
  /** Breadcrumbs including this listing. */
  readonly crumbs: readonly PageCrumb[];
  readonly result: Listing_ResultFragment;
  /** Null if the listing is not empty. */
  readonly suggestions: EmptyStateSuggestions | null;
  /** True while the search service is down: the list comes from the commerce back end, without filters. */
  readonly isPartial: boolean;
}

/** A list of products with filters, sorting and pagination: search, category and designer pages, latest arrivals. */
export function ListingScreen(props: ListingScreenProps) {
  const { path, params, defaults, title, description, landingHtml, result, isPartial } = props;
  const listing = useListing({ path, params, defaults });
  useRememberedListing({ path, title, params });
  const isWhole = params.page === 1 && !params.term && toChips(params).length === 0;
  return (
    <Container fluid pb="24">
      <ListingHead {...props} />
      <Breadcrumbs crumbs={props.crumbs} />
      <chakra.header css={styles.head}>
        <h1>{title}</h1>
        {description && params.page === 1 && <p>{description}</p>}
      </chakra.header>
      {landingHtml && isWhole && <Html html={landingHtml} css={styles.landing} />}
      <ListingToolbar title={title} listing={listing} result={result} isPartial={isPartial} />
      <chakra.div css={styles.body} data-partial={isPartial || undefined}>
        {!isPartial && (
          <chakra.aside css={styles.filters} id="filters" aria-label="Filters">
            <FilterPanel key={path} listing={listing} result={result} />
          </chakra.aside>
        )}
        <chakra.section css={styles.results} aria-label="Items" aria-busy={listing.isBusy}>
          {isPartial && (
            <PartialNote>
              We couldn’t load the filters. You can still browse page by page.
            </PartialNote>
          )}
          <AppliedFilters listing={listing} />
          <Results {...props} listing={listing} />
        </chakra.section>
      </chakra.div>
    </Container>
  );
}

/** The applied filters as tags that remove them. Tags are links, so they work without JavaScript. */
function AppliedFilters({ listing: { path, params } }: { listing: ListingView }) {
  const chips = toChips(params);
  if (chips.length === 0) return null;
  return (
    <Wrap as="ul" align="center" gap="2" mb="7" aria-label="Applied filters">
      {chips.map((chip) => (
        <li key={chip.key}>
          <Tag.Root asChild recipe={filterTag}>
            <Link
              to={listingHref(path, chip.without)}
              preventScrollReset
              aria-label={`Remove ${chip.label}`}
            >
              <Tag.Label>{chip.label}</Tag.Label>
              <Tag.EndElement aria-hidden="true">
                <X strokeWidth={1.4} />
              </Tag.EndElement>
            </Link>
          </Tag.Root>
        </li>
      ))}
      <li>
        <TextLink
          display="inline-flex"
          alignItems="center"
          minHeight={{ base: 'target', lg: '9' }}
          px="2"
          fontSize="sm"
          to={listingHref(path, withoutFilters(params))}
          preventScrollReset
        >
          Clear all
        </TextLink>
      </li>
    </Wrap>
  );
}

function Results(props: ListingScreenProps & { listing: ListingView }) {
  const { path, params, result, listing, suggestions } = props;
  const { openedPath, list } = useReturnFocus();
  const [isFromServer] = useState(!isHydrated());
  // Null once another state of the list has been shown.
  const [first, setFirst] = useState<typeof result | null>(result);
  if (first !== null && first !== result) setFirst(null);
  if (result.products.length === 0) {
    return <EmptyListing title={props.title} listing={listing} suggestions={suggestions} />;
  }
  const opened = first && result.products.findIndex(({ path }) => path === openedPath);
  const isCut =
    result.page >= result.pageCount && result.totalCount > result.pageCount * result.pageSize;
  return (
    <>
      {listing.isPageLate && <CardSkeletons count={result.products.length} />}
      <ProductGrid
        data-fresh={(first && isFromServer) || undefined}
        data-busy={listing.isBusy || undefined}
        hidden={listing.isPageLate}
        {...list}
      >
        {result.products.map((product, index) => (
          <li key={product.sku} data-below={isBelow(index, opened) || undefined}>
            <ProductCard product={product} isEager={index < EAGER_CARDS} />
          </li>
        ))}
      </ProductGrid>
      {isCut && (
        <Text mt="14" fontSize="md" color="fg.muted" textAlign="center">
          Narrow the list with filters to see the other items.
        </Text>
      )}
      <Pages
        page={params.page}
        pageCount={result.pageCount}
        getHref={(page) => listingHref(path, withPage(params, page))}
      />
    </>
  );
}

/** True for a card below the screen of the card to which the shopper returns; `opened` is -1 or null for none. */
const isBelow = (index: number, opened: number | null): boolean =>
  opened !== null && opened >= 0 && index > opened + NEARBY_CARDS;

/** The metadata of a listing. Filtered, sorted and searched variants are not indexed. */
function ListingHead({ path, params, result, ...props }: ListingScreenProps) {
  const { url: site } = useSite();
  const { page, totalCount, products } = result;
  const isIndexed = !isFiltered(params) && !params.sorter && !params.term && totalCount > 0;
  const onPage = page > 1 ? `, page ${page}` : '';
  const count = products.every(({ condition }) => condition)
    ? `${counted(totalCount, 'pre-owned designer item')}, each authenticated by our specialists`
    : counted(totalCount, 'item');
  return (
    <>
      <PageHead
        title={props.title + onPage}
        description={page === 1 && props.description ? props.description : `${count}${onPage}.`}
        canonical={isIndexed ? site + canonicalHref(path, params) : null}
        image={products[0]?.images[0]?.url ?? null}
      />
      <StructuredData value={breadcrumbJsonLd(props.crumbs, site)} />
    </>
  );
}

/** The path of the item last opened from a list, until a list is shown again. */
let lastOpenedPath: string | null = null;

/**
 * On Back, restores the focus to the card through which the list was left. Returns the path of this card and the ref
 * and click handler for the list's element.
 */
function useReturnFocus() {
  const ref = useRef<HTMLUListElement>(null);
  const isReturn = useNavigationType() === 'POP';
  const [openedPath] = useState(isReturn ? lastOpenedPath : null);

  useEffect(() => {
    lastOpenedPath = null;
    const links = [...(ref.current?.querySelectorAll('a') ?? [])];
    const opened = links.find((link) => link.getAttribute('href') === openedPath);
    opened?.focus({ preventScroll: true });
  }, [openedPath]);

  const onClick = useCallback(({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    lastOpenedPath = link?.getAttribute('href') ?? lastOpenedPath;
  }, []);
  return { openedPath, list: { ref, onClick } };
}
