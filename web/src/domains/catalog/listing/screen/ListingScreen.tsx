import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ProductCard } from '#domains/catalog/card/ProductCard.tsx';
import { CardSkeletons, ProductGrid } from '#domains/catalog/card/ProductGrid.tsx';
import { PartialNote } from '#domains/catalog/PartialNote.tsx';
import type { Step } from '#domains/catalog/seo/jsonLd.ts';
import { isHydrated } from '#lib/browser/hydration.ts';
import { counted } from '#lib/format/counts.ts';
import { useFeatures } from '#lib/site/useSite.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { preloadDrawer } from '#ui/Drawer.tsx';
import { Pages } from '#ui/Pages.tsx';
import { chipsOf } from '../address/chips.ts';
import { type Defaults, withPage } from '../address/listingChanges.ts';
import { type ListingParams, listingHref } from '../address/listingParams.ts';
import { saveHref } from '../address/saveHref.ts';
import { type ListingView, useListing } from '../address/useListing.ts';
import { AppliedFilters } from '../filters/AppliedFilters.tsx';
import { FilterPanel } from '../filters/FilterPanel.tsx';
import { FilterSheet } from '../filters/FilterSheet.tsx';
import type { EmptyStateSuggestions } from '../loader/emptyStateSuggestions.ts';
import type { Listing_ResultFragment } from '../loader/Listing.generated.ts';
import { EmptyListing } from './EmptyListing.tsx';
import { ListingHead } from './ListingHead.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useReturnFocus } from './useReturnFocus.ts';
import './listing.css';
import '../filters/filters.css';

/** Cards whose picture is in sight at once on most screens. */
const eagerCards = 4;

export type ListingScreenProps = {
  readonly path: string;
  readonly params: ListingParams;
  readonly defaults: Defaults;
  readonly title: string;
  readonly description: string | null;
  /** Steps to this list, itself last. */
  readonly steps: readonly Step[];
  readonly result: Listing_ResultFragment;
  /** Ways on from an empty list; null for one that is not empty. */
  readonly suggestions: EmptyStateSuggestions | null;
  /** True while the search service cannot be asked: the list is then the back end's own, without filters. */
  readonly isPartial: boolean;
};

/** A list of products with filters, order and pages: search, category and designer pages, latest arrivals (spec §2). */
export function ListingScreen(props: ListingScreenProps) {
  const { path, params, defaults, result, isPartial } = props;
  const listing = useListing({ path, params, defaults });
  return (
    <div className="e-wrap e-wide e-listing">
      <ListingHead {...props} />
      <Breadcrumbs crumbs={props.steps} />
      <header className="e-listing-head">
        <h1>{props.title}</h1>
        {props.description && params.page === 1 && <p>{props.description}</p>}
      </header>
      <Toolbar {...{ title: props.title, listing, result, isPartial }} />
      <div className="e-listing-body" data-partial={isPartial || undefined}>
        {!isPartial && (
          <aside className="e-filters" id="filters" aria-label="Filters">
            <FilterPanel listing={listing} result={result} />
          </aside>
        )}
        <section
          className="e-results"
          aria-label="Items"
          aria-busy={listing.isBusy}
          data-busy={listing.isBusy || undefined}
        >
          {isPartial && (
            <PartialNote>
              We couldn’t load the filters. You can still browse page by page.
            </PartialNote>
          )}
          <AppliedFilters listing={listing} />
          <Results {...props} listing={listing} />
        </section>
      </div>
    </div>
  );
}

function Results(props: ListingScreenProps & { listing: ListingView }) {
  const { path, params, result, listing, suggestions } = props;
  const returning = useReturnFocus<HTMLUListElement>();
  const [fromServer] = useState(isHydrated() ? null : result);
  if (result.products.length === 0) {
    return <EmptyListing title={props.title} listing={listing} suggestions={suggestions} />;
  }
  const isCut =
    result.page >= result.pageCount && result.totalCount > result.pageCount * result.pageSize;
  return (
    <>
      {listing.isPageLate && <CardSkeletons count={result.products.length} />}
      <ProductGrid
        data-fresh={result === fromServer || undefined}
        hidden={listing.isPageLate}
        {...returning}
      >
        {result.products.map((product, index) => (
          <li key={product.sku}>
            <ProductCard product={product} isEager={index < eagerCards} />
          </li>
        ))}
      </ProductGrid>
      {isCut && (
        <p className="e-listing-cut">Narrow the list with filters to see the other items.</p>
      )}
      <Pages
        page={params.page}
        pageCount={result.pageCount}
        hrefOf={(page) => listingHref(path, withPage(params, page))}
      />
    </>
  );
}

type ToolbarProps = Pick<ListingScreenProps, 'title' | 'result' | 'isPartial'> & {
  readonly listing: ListingView;
};

function Toolbar({ title, listing, result, isPartial }: ToolbarProps) {
  const features = useFeatures();
  const canSave = features.has('SAVED_SEARCHES') && !isPartial;
  const save = !canSave ? null : saveHref(listing.path, title, listing.params);
  return (
    <div className="e-toolbar" data-partial={isPartial || undefined}>
      {!isPartial && <FilterButton listing={listing} result={result} />}
      <p role="status" className="e-listing-count">
        {counted(result.totalCount, 'item')}
      </p>
      {save && (
        <Link className="e-link e-save-search" to={save} rel="nofollow">
          Save search
        </Link>
      )}
      <SortSelect listing={listing} />
    </div>
  );
}

/** Opens the filters on small screens. */
function FilterButton({ listing, result }: Pick<ToolbarProps, 'listing' | 'result'>) {
  const [isOpen, setIsOpen] = useState(false);
  const count = chipsOf(listing.params).length;
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript it leads to the filters themselves. */}
      <a
        className="e-filter-button"
        href="#filters"
        aria-haspopup="dialog"
        onPointerEnter={preloadDrawer}
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <SlidersHorizontal size={18} strokeWidth={1.25} aria-hidden="true" />
        Filter{count > 0 && ` (${count})`}
      </a>
      <FilterSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        listing={listing}
        result={result}
      />
    </>
  );
}
