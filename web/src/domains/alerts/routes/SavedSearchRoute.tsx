import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router';
import {
  type SavedSearchRow_SearchFragment,
  SavedSearchTakeBack,
} from '../../../generated/documents.ts';
import { useSavedSearchesQuery } from '../../../generated/hooks/SavedSearches.ts';
import { formatDay } from '../../../shared/dates.ts';
import { problemOf } from '../../../shared/forms/refusal.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyNote } from '../../../ui/EmptyNote.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { Loadable } from '../../../ui/Loadable.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { useRemoval } from '../useRemoval.ts';

type Search = SavedSearchRow_SearchFragment;

/** The customer's saved searches: what has come in since, and each to be run again or taken back. */
export default function SavedSearchRoute() {
  const question = useSavedSearchesQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHead title="Saved Searches" canonical={null} />
      <h1 className="e-heading">Saved Searches</h1>
      <p className="e-fact">We write to you when something new fits one of them.</p>
      <Loadable question={question}>
        {({ savedSearches }) =>
          savedSearches.length > 0 ? <Searches searches={savedSearches} /> : <NoSearches />
        }
      </Loadable>
    </>
  );
}

function Searches({ searches }: { searches: readonly Search[] }) {
  const client = useApolloClient();
  const removal = useRemoval((id) =>
    problemOf(async () => {
      const { data } = await client.mutate({
        mutation: SavedSearchTakeBack,
        variables: { input: { id } },
        refetchQueries: ['SavedSearches'],
        awaitRefetchQueries: true,
      });
      return data?.savedSearchRemove.userErrors;
    }),
  );
  return (
    <>
      <FormAlert>{removal.failure}</FormAlert>
      <ul className="e-records">
        {searches.map((search) => (
          <SearchRow
            key={search.id}
            search={search}
            isRemoving={removal.removing.includes(search.id)}
            onRemove={() => void removal.start(search.id)}
          />
        ))}
      </ul>
    </>
  );
}

function SearchRow(props: { search: Search; isRemoving: boolean; onRemove: () => void }) {
  const { search, isRemoving, onRemove } = props;
  const { name, query, newCount } = search;
  const day = formatDay(search.createdAt);
  return (
    <li className="e-record" data-plain="" aria-busy={isRemoving}>
      <div className="e-record-text">
        <Link className="e-record-name" to={query}>
          {name}
        </Link>
        {day && <p className="e-fact">Saved on {day}</p>}
        <p className="e-tags">
          <span className="e-tag" data-tone={newCount > 0 ? 'good' : undefined}>
            {newCount > 0 ? `${newCount} new since` : 'Nothing new since'}
          </span>
        </p>
      </div>
      <div className="e-record-actions">
        <ButtonLink size="sm" variant="outline" to={query} aria-label={`Run search: ${name}`}>
          Run search
        </ButtonLink>
        <button
          type="button"
          className="e-text-button"
          aria-disabled={isRemoving}
          aria-label={`Remove saved search: ${name}`}
          onClick={onRemove}
        >
          {isRemoving ? 'Removing …' : 'Remove'}
        </button>
      </div>
    </li>
  );
}

function NoSearches() {
  return (
    <EmptyNote
      title="No saved searches yet"
      action={<ButtonLink to="/search">Browse everything on sale</ButtonLink>}
    >
      Choose filters on any list and save it there: we tell you when a piece comes in that fits.
    </EmptyNote>
  );
}
