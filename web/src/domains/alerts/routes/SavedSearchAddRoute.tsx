import { Wrap } from '@chakra-ui/react';
import { useNavigate, useSearchParams } from 'react-router';
import { sendInput, useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { redirectTarget } from '#lib/session/sessionUrls.ts';
import { useSite } from '#lib/site/useSite.ts';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { ButtonLink } from '#ui/Links.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { toaster } from '#ui/toaster.ts';
import { useCreateSavedSearchMutation } from './SavedSearches.generated.ts';

const MAX_NAME_LENGTH = 100;

/** Saves the search in the URL parameter `query`; the parameter `name` is the suggested name. */
export default function SavedSearchAddRoute() {
  const [params] = useSearchParams();
  const query = redirectTarget(params.get('query'), useSite().url);
  return (
    <>
      <PageHeading
        title="Save search"
        heading="Save this search"
        back={{ to: '/account/saved-search', text: 'Saved Searches' }}
      />
      {query !== null ? (
        <SaveForm query={query} name={params.get('name') ?? ''} />
      ) : (
        <EmptyNote title="Nothing to save yet" link={{ to: '/search', text: 'Browse all items' }}>
          Search or filter any page, then save it from there.
        </EmptyNote>
      )}
    </>
  );
}

function SaveForm({ query, name }: { query: string; name: string }) {
  const [createSavedSearch] = useCreateSavedSearchMutation();
  const navigate = useNavigate();
  const { required, ...form } = useSubmitForm({
    defaultValues: { name: name.slice(0, MAX_NAME_LENGTH) },
    send: (values) => sendInput(createSavedSearch, { name: values.name.trim(), query }),
    onDone: () => {
      toaster.create({ description: 'Search saved. We’ll email you about new matches.' });
      void navigate('/account/saved-search', { replace: true });
    },
  });
  return (
    <Form form={form} maxWidth="dialog" py="5">
      <FormField
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        hint="We’ll use this name in your account and emails."
        {...required('name', 'Search name')}
      />
      <Wrap gap="3">
        <SubmitButton busyText="Saving…">Save search</SubmitButton>
        <ButtonLink variant="outline" to={query}>
          Back to results
        </ButtonLink>
      </Wrap>
    </Form>
  );
}
