import { Accordion, Button, chakra, Text } from '@chakra-ui/react';
import { type ReactNode, type SubmitEvent, useId, useMemo, useState } from 'react';
import { FindDesigner } from '#domains/catalog/FindDesigner.tsx';
import { formatCount } from '#lib/format/counts.ts';
import { matching } from '#lib/format/plainText.ts';
import { filterGroups, filterPanel as styles } from '#theme/recipes/listing.ts';
import type { Listing_ResultFragment } from '../loader/Listing.generated.ts';
import type { ListingView } from '../screen/useListing.ts';
import { hasValue, withPrice, withSold, withValueToggled } from '../url/listingChanges.ts';
import { formatValues, isWrongPrice, parsePrice } from '../url/listingParams.ts';
import { type Facet, shownFacets, toSwatch, truncatedValues } from './facets.ts';
import { PriceRange } from './PriceRange.tsx';

const OPEN_GROUPS = 4;
/** The price comes after designer and category. */
const PRICE_PLACE = 2;
const MAX_VALUES = 8;

interface FilterPanelProps {
  readonly listing: ListingView;
  readonly result: Listing_ResultFragment;
}

/** One form: each change applies at once; without JavaScript, it is submitted as a whole. */
export function FilterPanel({ listing, result }: FilterPanelProps) {
  const { params, path, change } = listing;
  const [isSubmitted, setIsSubmitted] = useState(false);
  const facets = useMemo(() => shownFacets(result.facets), [result.facets]);
  const isOpen = ({ code }: { code: string }, index: number) =>
    index < OPEN_GROUPS || (params.filters[code]?.length ?? 0) > 0;
  const groups = facets.map((facet) => (
    <FilterGroup key={facet.code} facet={facet} listing={listing} />
  ));

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [min, max] = [String(form.get('min') ?? ''), String(form.get('max') ?? '')];
    setIsSubmitted(true);
    if (isWrongPrice(min) || isWrongPrice(max)) return;
    const [from, to] = [parsePrice(min), parsePrice(max)];
    // Enter in another field also submits the form.
    if (from !== params.min || to !== params.max) change((latest) => withPrice(latest, from, to));
  }

  return (
    <chakra.form css={styles.form} method="get" action={path} onSubmit={handleSubmit}>
      {params.term && <input type="hidden" name="term" value={params.term} />}
      {params.sorter && <input type="hidden" name="sorter" value={params.sorter} />}
      <Accordion.Root
        recipe={filterGroups}
        multiple
        defaultValue={['price', ...facets.filter(isOpen).map(({ code }) => code)]}
      >
        {groups.slice(0, PRICE_PLACE)}
        <Group code="price" label="Price">
          <PriceRange bounds={result.priceBounds} {...{ listing, isSubmitted }} />
        </Group>
        {groups.slice(PRICE_PLACE)}
      </Accordion.Root>
      {!listing.defaults.isOnSaleOnly && (
        <label>
          <input
            type="checkbox"
            name="includeSold"
            value="true"
            checked={params.includeSold}
            onChange={(event) => change((latest) => withSold(latest, event.target.checked))}
          />
          <span data-part="name">Include recently sold</span>
        </label>
      )}
      <noscript>
        <button type="submit">Apply filters</button>
      </noscript>
    </chakra.form>
  );
}

interface GroupProps {
  readonly code: string;
  readonly label: string;
  readonly applied?: number;
  readonly children: ReactNode;
}

function Group({ code, label, applied = 0, children }: GroupProps) {
  return (
    <Accordion.Item value={code}>
      <Accordion.ItemTrigger>
        <span>
          {label} {applied > 0 && <small>{applied} chosen</small>}
        </span>
        <Accordion.ItemIndicator />
      </Accordion.ItemTrigger>
      <Accordion.ItemContent hidden={false}>
        <Accordion.ItemBody>{children}</Accordion.ItemBody>
      </Accordion.ItemContent>
    </Accordion.Item>
  );
}

function FilterGroup({ facet, listing }: { facet: Facet; listing: ListingView }) {
  const { code, label, values } = facet;
  const [query, setQuery] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const listId = useId();
  const found = matching(values, query, (entry) => entry.value);
  const { shown, hidden } = truncatedValues(found, isWhole ? found.length : MAX_VALUES);
  return (
    <Group code={code} label={label} applied={listing.params.filters[code]?.length ?? 0}>
      {code === 'manufacturer' && values.length > MAX_VALUES && (
        <FindDesigner
          aria-controls={listId}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          mb="2"
        />
      )}
      <chakra.ul id={listId} css={styles.values}>
        {shown.map((entry) => (
          <FilterValue key={entry.value} code={code} entry={entry} listing={listing} />
        ))}
      </chakra.ul>
      {found.length === 0 && (
        <Text mt="2" fontSize="xs" color="fg.muted">
          None found
        </Text>
      )}
      {(hidden > 0 || isWhole) && (
        <Button
          variant="plain"
          css={styles.more}
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show ${hidden} more`}
        </Button>
      )}
    </Group>
  );
}

interface FilterValueProps {
  readonly code: string;
  readonly entry: Facet['values'][number];
  readonly listing: ListingView;
}

/** One value with its item count; a value without items is disabled but remains focusable. */
function FilterValue({ code, entry, listing }: FilterValueProps) {
  const isApplied = hasValue(listing.params, code, entry.value);
  const isDisabled = entry.isDisabled && !isApplied;
  const swatch = code === 'color' ? toSwatch(entry.value) : null;
  return (
    <li>
      <label data-disabled={isDisabled || undefined}>
        <input
          type="checkbox"
          name={code}
          value={formatValues([entry.value])}
          checked={isApplied}
          aria-disabled={isDisabled || undefined}
          onChange={() => {
            if (!isDisabled)
              listing.change((latest) => withValueToggled(latest, code, entry.value));
          }}
        />
        {swatch && <span className="swatch" style={{ background: swatch }} />}
        <span data-part="name">{entry.value}</span>
        <span data-part="count">
          {formatCount(entry.count)}
          <span> items</span>
        </span>
      </label>
    </li>
  );
}
