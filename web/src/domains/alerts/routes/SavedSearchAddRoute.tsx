import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { SavedSearchSave } from '../../../generated/documents.ts';
import { checkFilled } from '../../../shared/forms/checks.ts';
import { problemOf } from '../../../shared/forms/refusal.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { EmptyNote } from '../../../ui/EmptyNote.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { showToast } from '../../../ui/Toast.tsx';

/** Longest name the shop keeps, in characters. */
const LONGEST_NAME = 100;

/** Saving the list that the address names by `query`, under the name it proposes by `name`. */
export default function SavedSearchAddRoute() {
  const [search] = useSearchParams();
  const query = search.get('query') ?? '';
  const isPath = query.startsWith('/') && !query.startsWith('//');
  return (
    <>
      <PageHead title="Save search" canonical={null} />
      <Link className="e-back" to="/account/saved-search">
        Saved Searches
      </Link>
      <h1 className="e-heading">Save this search</h1>
      {isPath ? <SaveForm query={query} name={search.get('name') ?? ''} /> : <NothingToSave />}
    </>
  );
}

function SaveForm({ query, name }: { query: string; name: string }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState, setError } = useForm({
    mode: 'onTouched',
    defaultValues: { name: name.slice(0, LONGEST_NAME) },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setFailure('');
    const input = { name: values.name.trim(), query };
    const problem = await problemOf(async () => {
      const { data } = await client.mutate({ mutation: SavedSearchSave, variables: { input } });
      return data?.savedSearchAdd.userErrors;
    });
    if (problem === null) {
      showToast({ text: 'The search was saved. We tell you what comes in.' });
      void navigate('/account/saved-search', { replace: true });
    } else if (problem.field === 'name') setError('name', problem, { shouldFocus: true });
    else setFailure(problem.message);
  });
  return (
    <form className="e-form e-account-form" onSubmit={submit} noValidate>
      <FormAlert>{failure}</FormAlert>
      <Field
        label="Name of the search"
        autoComplete="off"
        maxLength={LONGEST_NAME}
        error={errors.name?.message}
        hint="You find it under this name, and our mails use it."
        {...register('name', { validate: checkFilled('Name of the search') })}
      />
      <div className="e-account-actions">
        <Button type="submit" aria-busy={isSubmitting} disabled={isSubmitting}>
          {isSubmitting ? 'Saving ...' : 'Save Search'}
        </Button>
        <ButtonLink variant="outline" to={query}>
          Back to the list
        </ButtonLink>
      </div>
    </form>
  );
}

function NothingToSave() {
  return (
    <EmptyNote
      title="There is no list to save yet"
      action={<ButtonLink to="/search">Browse everything on sale</ButtonLink>}
    >
      Choose words or filters on any list, then save it from there.
    </EmptyNote>
  );
}
