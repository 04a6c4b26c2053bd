import { EmptyState, Heading, Wrap } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFeatures } from '#lib/site/useSite.ts';
import { TextLink } from '#ui/Links.tsx';
import type { EmptyStateSuggestions } from '../loader/loadListing.ts';
import { saveHref, toChips, withoutFilters, withSold } from '../url/listingChanges.ts';
import { emptyParams, listingHref } from '../url/listingParams.ts';
import type { ListingView } from './useListing.ts';

interface EmptyListingProps {
  readonly title: string;
  readonly listing: ListingView;
  readonly suggestions: EmptyStateSuggestions | null;
}

/** What a shopper can do without results, such as removing one of the filters. */
export function EmptyListing({ title, listing: { params, path }, suggestions }: EmptyListingProps) {
  const { designers = [], term: suggestion = null } = suggestions ?? {};
  const { term } = params;
  const features = useFeatures();
  const save = features.has('SAVED_SEARCHES') ? saveHref(path, title, params) : null;
  const offers = toChips(params).filter((chip) => chip.offer !== null);
  return (
    <>
      <EmptyState.Root mt="0">
        <EmptyState.Content>
          <EmptyState.Title asChild>
            <h2>{term ? `No results for “${term}”` : 'No items here right now'}</h2>
          </EmptyState.Title>
          {suggestion && (
            <p>
              Did you mean{' '}
              <TextLink to={listingHref(path, { ...params, term: suggestion, page: 1 })}>
                {suggestion}
              </TextLink>
              ?
            </p>
          )}
          <EmptyState.Description>
            {offers.length > 0
              ? 'No items match all of these filters. Try removing one:'
              : `Our selection changes daily. ${term ? 'Try different words' : 'Check back soon'}${designers.length > 0 ? ', or browse by designer' : ''}.`}
          </EmptyState.Description>
          {offers.length > 0 && (
            <Links
              links={[
                ...offers.map(({ offer, without }) => [offer, listingHref(path, without)] as const),
                ['Clear all', listingHref(path, withoutFilters(params))],
              ]}
            />
          )}
          {!term && !params.includeSold && (
            <TextLink to={listingHref(path, withSold(params, true))}>
              See recently sold items
            </TextLink>
          )}
          {term && path !== '/search' && (
            <TextLink to={listingHref('/search', { ...emptyParams, term })}>
              Search the whole shop for “{term}”
            </TextLink>
          )}
          {save && (
            <p>
              <TextLink to={save} rel="nofollow">
                Save this search
              </TextLink>{' '}
              and we’ll email you when something arrives.
            </p>
          )}
        </EmptyState.Content>
      </EmptyState.Root>
      {designers.length > 0 && (
        <>
          <Heading as="h3" size="sm" mt="10" mb="2">
            Popular designers
          </Heading>
          <Links links={designers.map(({ name, path: to }) => [name, to])} />
        </>
      )}
    </>
  );
}

function Links({ links }: { links: readonly (readonly [ReactNode, string])[] }) {
  return (
    <Wrap as="ul" gap="{spacing.1.5} {spacing.6}">
      {links.map(([text, to]) => (
        <li key={to}>
          <TextLink
            display="inline-flex"
            alignItems="center"
            minHeight={{ base: 'target', lg: '8' }}
            to={to}
          >
            {text}
          </TextLink>
        </li>
      ))}
    </Wrap>
  );
}
