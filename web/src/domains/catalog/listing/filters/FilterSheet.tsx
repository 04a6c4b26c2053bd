import { Button, Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router';
import { counted } from '#lib/format/counts.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { isFiltered, withoutFilters } from '../address/listingChanges.ts';
import { listingHref } from '../address/listingParams.ts';
import type { ListingView } from '../address/useListing.ts';
import type { Listing_ResultFragment } from '../loader/Listing.generated.ts';
import { FilterPanel } from './FilterPanel.tsx';

/** The filters of a small screen, on the whole of it. Choices apply at once, as in the column of a large screen. */
export function FilterSheet({
  isOpen,
  onClose,
  listing,
  result,
}: {
  isOpen: boolean;
  onClose: () => void;
  listing: ListingView;
  result: Listing_ResultFragment;
}) {
  const footer = (
    <div className="e-sheet-foot">
      {isFiltered(listing.params) && (
        <ChakraLink asChild>
          <Link to={listingHref(listing.path, withoutFilters(listing.params))} preventScrollReset>
            Clear all
          </Link>
        </ChakraLink>
      )}
      <Button onClick={onClose} aria-busy={listing.isBusy}>
        Show {counted(result.totalCount, 'item')}
      </Button>
    </div>
  );
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title="Filter" width="full" footer={footer}>
      <div className="e-sheet-body">
        <FilterPanel listing={listing} result={result} />
      </div>
    </Drawer>
  );
}
