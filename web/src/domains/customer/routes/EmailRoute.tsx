import { useFormDraft } from '#apollo/session/formDraft.ts';
import { type Check, checkEmail } from '#lib/forms/checks.ts';
import { sendInput, useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { Caption } from '#ui/Caption.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { EmailField, PasswordField } from '#ui/form/FormField.tsx';
import { checkPassword } from '../password/passwordRules.ts';
import { useUpdateProfileMutation } from '../profile/Profile.generated.ts';
import { ProfilePage } from '../profile/ProfilePage.tsx';

/** Changes the email address, which is also the login; requires the current password. */
export default function EmailRoute() {
  return (
    <ProfilePage title="Change email">{({ email }) => <EmailForm email={email} />}</ProfilePage>
  );
}

function EmailForm({ email }: { email: string }) {
  const [updateProfile] = useUpdateProfileMutation();
  const checkNew: Check = (text) =>
    text.trim().toLowerCase() === email.toLowerCase()
      ? 'This is already your email.'
      : checkEmail(text);
  const { field, ...form } = useSubmitForm({
    defaultValues: { email: '', currentPassword: '' },
    send: (values) => sendInput(updateProfile, { ...values, email: values.email.trim() }),
    onDone: () => form.reset(),
  });
  useFormDraft(form);
  return (
    <>
      <Caption overflowWrap="anywhere">You currently sign in with {email}.</Caption>
      <Form
        form={form}
        success={form.isDone && `Your email is updated. Sign in with ${email} from now on.`}
      >
        <EmailField label="New email" autoComplete="email" {...field('email', checkNew)} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...field('currentPassword', checkPassword)}
        />
        <SubmitButton busyText="Saving…">Save email</SubmitButton>
      </Form>
    </>
  );
}
