import { useFormDraft } from '#apollo/session/formDraft.ts';
import { session } from '#apollo/session/session.ts';
import { trimmed } from '#lib/format/plainText.ts';
import { sendInput, useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import {
  type Profile_CustomerFragment,
  useUpdateProfileMutation,
} from '../profile/Profile.generated.ts';
import { ProfilePage } from '../profile/ProfilePage.tsx';

export default function NameRoute() {
  return (
    <ProfilePage title="Change name">{(customer) => <NameForm customer={customer} />}</ProfilePage>
  );
}

function NameForm({ customer }: { customer: Profile_CustomerFragment }) {
  const [updateProfile] = useUpdateProfileMutation();
  const { required, ...form } = useSubmitForm({
    defaultValues: { firstName: customer.firstName, lastName: customer.lastName },
    send: (values) => sendInput(updateProfile, trimmed(values)),
    onDone: ({ firstName }) => session.rename(firstName.trim()),
  });
  useFormDraft(form);
  return (
    <Form form={form} success={form.isDone && 'Your name has been changed.'}>
      <FormField autoComplete="given-name" {...required('firstName', 'First name')} />
      <FormField autoComplete="family-name" {...required('lastName', 'Last name')} />
      <SubmitButton busyText="Saving…">Save name</SubmitButton>
    </Form>
  );
}
