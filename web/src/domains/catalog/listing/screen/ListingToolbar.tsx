import { Button, chakra, Field, Flex, NativeSelect } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useHydrated } from '#lib/browser/hydration.ts';
import { counted } from '#lib/format/counts.ts';
import { useFeatures } from '#lib/site/useSite.ts';
import { listing as styles } from '#theme/recipes/listing.ts';
import { Drawer, preloadDrawer } from '#ui/Dialog.tsx';
import { TextLink } from '#ui/Links.tsx';
import { FilterPanel } from '../filters/FilterPanel.tsx';
import type { Listing_ResultFragment } from '../loader/Listing.generated.ts';
import {
  effectiveSorter,
  isFiltered,
  saveHref,
  toChips,
  withoutFilters,
  withSorter,
} from '../url/listingChanges.ts';
import { formatListing, listingHref, sorters, toSorterKey } from '../url/listingParams.ts';
import type { ListingView } from './useListing.ts';

interface ToolbarProps {
  readonly title: string;
  readonly listing: ListingView;
  readonly result: Listing_ResultFragment;
  readonly isPartial: boolean;
}

export function ListingToolbar({ title, listing, result, isPartial }: ToolbarProps) {
  const canSave = useFeatures().has('SAVED_SEARCHES') && !isPartial;
  const save = canSave ? saveHref(listing.path, title, listing.params) : null;
  return (
    <chakra.div css={styles.toolbar}>
      {!isPartial && <FilterButton listing={listing} result={result} />}
      <chakra.p role="status" css={styles.count}>
        {counted(result.totalCount, 'item')}
      </chakra.p>
      {save && (
        <TextLink css={styles.save} to={save} rel="nofollow">
          Save search
        </TextLink>
      )}
      <SortSelect listing={listing} />
    </chakra.div>
  );
}

/** Applies a choice immediately; without JavaScript, it is submitted with the filters of the URL. */
function SortSelect({ listing: { params, path, defaults, change } }: { listing: ListingView }) {
  const features = useFeatures();
  const offered = sorters.filter(({ feature }) => feature === null || features.has(feature));
  const wanted = effectiveSorter(params, defaults);
  const filters = new URLSearchParams(formatListing({ ...params, sorter: null, page: 1 }));
  return (
    <chakra.form action={path} display="contents">
      <Field.Root css={styles.sort}>
        <Field.Label>Sort by</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            name="sorter"
            value={offered.some(({ key }) => key === wanted) ? wanted : 'default'}
            onChange={(event) => {
              const sorter = toSorterKey(event.target.value);
              if (sorter) change((latest) => withSorter(latest, sorter, defaults));
            }}
          >
            {offered.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <noscript>
          {[...filters].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" size="sm" variant="outline">
            Sort
          </Button>
        </noscript>
      </Field.Root>
    </chakra.form>
  );
}

/** A button that opens the filters; until it is hydrated, a link that shows them on the page. */
function FilterButton({ listing, result }: Pick<ToolbarProps, 'listing' | 'result'>) {
  const [isOpen, setIsOpen] = useState(false);
  const isButton = useHydrated();
  const count = toChips(listing.params).length;
  const close = () => setIsOpen(false);
  const footer = (
    <Flex align="center" gap="6">
      {isFiltered(listing.params) && (
        <TextLink to={listingHref(listing.path, withoutFilters(listing.params))} preventScrollReset>
          Clear all
        </TextLink>
      )}
      <Button flex="1" onClick={close} aria-busy={listing.isBusy}>
        Show {counted(result.totalCount, 'item')}
      </Button>
    </Flex>
  );
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript it leads to the filters themselves. */}
      <chakra.a
        css={styles.filterButton}
        href="#filters"
        role={isButton ? 'button' : undefined}
        aria-haspopup={isButton ? 'dialog' : undefined}
        onPointerEnter={preloadDrawer}
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          // The browser would scroll.
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <SlidersHorizontal size={18} strokeWidth={1.25} aria-hidden="true" />
        Filter{count > 0 && ` (${count})`}
      </chakra.a>
      <Drawer isOpen={isOpen} onClose={close} title="Filter" width="full" footer={footer}>
        <FilterPanel listing={listing} result={result} />
      </Drawer>
    </>
  );
}
