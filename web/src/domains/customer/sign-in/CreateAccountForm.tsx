import { Button, Stack } from '@chakra-ui/react';
import { session } from '#apollo/session/session.ts';
import { checkEmail, checkFilled } from '#lib/forms/checks.ts';
import { useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { useStoreName } from '#lib/site/useSite.ts';
import { Form, FormAlert, Pair, SubmitButton } from '#ui/form/Form.tsx';
import { Checkbox, EmailField, FormField } from '#ui/form/FormField.tsx';
import { NewPasswordField } from '../password/NewPasswordField.tsx';
import { checkNewPassword } from '../password/passwordRules.ts';
import { useCreateAccount } from './useCreateAccount.ts';

const EMPTY = { firstName: '', lastName: '', email: '', password: '', isSubscribed: false };

export function CreateAccountForm() {
  const store = useStoreName();
  const { field, register, watch, ...form } = useSubmitForm({
    defaultValues: EMPTY,
    send: useCreateAccount(),
  });
  if (form.isDone) {
    return (
      <Stack gap="4">
        <FormAlert tone="good">
          Thank you for creating an account with {store}. Please sign in to continue.
        </FormAlert>
        <Button width="full" onClick={() => session.switchDialog('SIGN_IN')}>
          Sign In
        </Button>
      </Stack>
    );
  }
  return (
    <Form failure={form.failure} onSubmit={form.submit}>
      <Pair>
        <FormField
          label="First name"
          autoComplete="given-name"
          {...field('firstName', checkFilled('First name'))}
        />
        <FormField
          label="Last name"
          autoComplete="family-name"
          {...field('lastName', checkFilled('Last name'))}
        />
      </Pair>
      <EmailField {...field('email', checkEmail)} />
      <NewPasswordField
        label="Password"
        password={watch('password')}
        {...field('password', checkNewPassword)}
      />
      <Checkbox
        label="Email me updates about trends, new arrivals and promotions."
        {...register('isSubscribed')}
      />
      <SubmitButton width="full" isBusy={form.isSubmitting} busyText="Creating Account ...">
        Create an Account
      </SubmitButton>
    </Form>
  );
}
