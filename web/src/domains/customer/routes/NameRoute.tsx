import { session } from '#apollo/session/session.ts';
import { useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import type { Profile_CustomerFragment } from '../profile/Profile.generated.ts';
import { ProfilePage, useUpdateProfile } from '../profile/ProfilePage.tsx';

export default function NameRoute() {
  return (
    <ProfilePage title="Change name">{(customer) => <NameForm customer={customer} />}</ProfilePage>
  );
}

function NameForm({ customer }: { customer: Profile_CustomerFragment }) {
  const updateProfile = useUpdateProfile();
  const { required, ...form } = useSubmitForm({
    defaultValues: { firstName: customer.firstName, lastName: customer.lastName },
    send: async (values) => {
      const name = { firstName: values.firstName.trim(), lastName: values.lastName.trim() };
      const problem = await updateProfile(name);
      if (problem === null) session.rename(name.firstName);
      return problem;
    },
  });
  return (
    <Form form={form} success={form.isDone && 'Your name has been changed.'}>
      <FormField autoComplete="given-name" {...required('firstName', 'First name')} />
      <FormField autoComplete="family-name" {...required('lastName', 'Last name')} />
      <SubmitButton busyText="Saving…">Save name</SubmitButton>
    </Form>
  );
}
