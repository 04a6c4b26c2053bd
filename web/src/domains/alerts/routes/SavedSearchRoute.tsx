import { Badge, Button } from '@chakra-ui/react';
import { formatDay } from '#lib/format/dates.ts';
import { sendInput } from '#lib/forms/useSubmitForm.ts';
import { redirectTarget } from '#lib/session/sessionUrls.ts';
import { useSite } from '#lib/site/useSite.ts';
import { Caption } from '#ui/Caption.tsx';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { FormAlert } from '#ui/form/Form.tsx';
import { LineItem } from '#ui/LineItem.tsx';
import { ButtonLink } from '#ui/Links.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { RecordList } from '#ui/Records.tsx';
import { useRemoval } from '../useRemoval.ts';
import {
  type SavedSearchRow_SearchFragment as Search,
  useRemoveSavedSearchMutation,
  useSavedSearchesQuery,
} from './SavedSearches.generated.ts';

export default function SavedSearchRoute() {
  const query = useSavedSearchesQuery({ fetchPolicy: 'cache-and-network' });
  const [removeSearch] = useRemoveSavedSearchMutation({
    optimisticResponse: ({ input }) => ({
      savedSearchRemove: { removedId: String(input.id), userErrors: [] },
    }),
    // Lists leave out an entry that the cache no longer contains.
    update: (cache, { data }) => {
      const removed = { __typename: 'SavedSearch', id: data?.savedSearchRemove.removedId };
      cache.evict({ id: cache.identify(removed) });
    },
  });
  const { failure, remove } = useRemoval((id) => sendInput(removeSearch, { id }));
  return (
    <>
      <PageHeading title="Saved Searches" lead="We’ll email you when something new matches." />
      <FormAlert scrolls>{failure}</FormAlert>
      <RecordList
        query={query}
        records={query.data?.savedSearches}
        row={(search) => (
          <SearchRow key={search.id} search={search} onRemove={() => remove(search.id)} />
        )}
      >
        <EmptyNote title="No saved searches yet" link={{ to: '/search', text: 'Browse all items' }}>
          Filter any page and save the search. We’ll email you when a match arrives.
        </EmptyNote>
      </RecordList>
    </>
  );
}

function SearchRow({ search, onRemove }: { search: Search; onRemove: () => void }) {
  const { name, newCount } = search;
  const path = redirectTarget(search.query, useSite().url) ?? '/search';
  const day = formatDay(search.createdAt);
  return (
    <LineItem
      name={name}
      to={path}
      actions={
        <>
          <ButtonLink size="sm" variant="outline" to={path} aria-label={`View results: ${name}`}>
            View results
          </ButtonLink>
          <Button variant="plain" aria-label={`Remove saved search: ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </>
      }
    >
      {day && <Caption>Saved on {day}</Caption>}
      <Badge alignSelf="start" {...(newCount > 0 && { 'data-status': 'success' })}>
        {newCount > 0 ? `${newCount} new` : 'No new matches'}
      </Badge>
    </LineItem>
  );
}
