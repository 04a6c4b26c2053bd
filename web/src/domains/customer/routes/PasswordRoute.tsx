import { sendInput, useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { useFeatures } from '#lib/site/useSite.ts';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { PasswordField } from '#ui/form/FormField.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { NewPasswordField } from '../password/NewPasswordField.tsx';
import { useChangePasswordMutation } from '../password/Password.generated.ts';
import { checkPassword, toPasswordRejection } from '../password/passwordRules.ts';

/** Changes the password. This session stays signed in; all others end. */
export default function PasswordRoute() {
  const features = useFeatures();
  const [changePassword] = useChangePasswordMutation();
  const form = useSubmitForm({
    defaultValues: { currentPassword: '', newPassword: '' },
    send: async (input) =>
      toPasswordRejection(await sendInput(changePassword, input), input.newPassword),
    onDone: () => form.reset(),
  });
  return (
    <>
      <PageHeading
        title="Change password"
        back={{ to: '/account/profile', text: 'Profile' }}
        lead="Changing your password signs you out on all other devices."
      />
      <Form
        maxWidth="dialog"
        py="5"
        form={form}
        success={form.isDone && 'Your password has been changed.'}
      >
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          hint={
            features.has('SOCIAL_SIGN_IN') &&
            'If you signed up with Google or Facebook, sign out and choose “Forgot your password?” to set one.'
          }
          {...form.field('currentPassword', checkPassword)}
        />
        <NewPasswordField form={form} name="newPassword" label="New password" />
        <SubmitButton busyText="Saving…">Save password</SubmitButton>
      </Form>
    </>
  );
}
