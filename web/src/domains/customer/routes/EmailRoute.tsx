import { Text } from '@chakra-ui/react';
import { checkEmail } from '#lib/forms/checks.ts';
import { useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { EmailField } from '#ui/form/FormField.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { checkPassword } from '../password/passwordRules.ts';
import { ProfilePage, useUpdateProfile } from '../profile/ProfilePage.tsx';

const EMPTY = { email: '', currentPassword: '' };

/** Changes the email address, which is also the login; requires the current password. */
export default function EmailRoute() {
  return (
    <ProfilePage title="Change email">{({ email }) => <EmailForm email={email} />}</ProfilePage>
  );
}

function EmailForm({ email }: { email: string }) {
  const updateProfile = useUpdateProfile();
  const { register, formState, reset, ...form } = useSubmitForm({
    defaultValues: EMPTY,
    send: async (values) => {
      const problem = await updateProfile({ ...values, email: values.email.trim() });
      if (problem === null) reset(EMPTY);
      return problem;
    },
  });
  const { errors } = formState;
  return (
    <>
      <Text textStyle="caption" color="fg.muted" overflowWrap="anywhere">
        You currently sign in with {email}.
      </Text>
      <Form
        failure={form.failure}
        success={form.isDone && `Your email is updated. Sign in with ${email} from now on.`}
        onSubmit={form.submit}
      >
        <EmailField
          label="New email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', { validate: checkEmail })}
        />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword', { validate: checkPassword })}
        />
        <SubmitButton isBusy={form.isSubmitting} busyText="Saving…">
          Save email
        </SubmitButton>
      </Form>
    </>
  );
}
