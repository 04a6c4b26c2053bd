import { Button, Stack } from '@chakra-ui/react';
import { session } from '#apollo/session/session.ts';
import { checkEmail } from '#lib/forms/checks.ts';
import { useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { useStoreName } from '#lib/site/useSite.ts';
import { Form, FormAlert, Pair, SubmitButton } from '#ui/form/Form.tsx';
import { Checkbox, EmailField, FormField } from '#ui/form/FormField.tsx';
import { NewPasswordField } from '../password/NewPasswordField.tsx';
import { useCreateAccount } from './useCreateAccount.ts';

const EMPTY = { firstName: '', lastName: '', email: '', password: '', isSubscribed: false };

export function CreateAccountForm() {
  const store = useStoreName();
  const form = useSubmitForm({
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
    <Form form={form}>
      <Pair>
        <FormField autoComplete="given-name" {...form.required('firstName', 'First name')} />
        <FormField autoComplete="family-name" {...form.required('lastName', 'Last name')} />
      </Pair>
      <EmailField {...form.field('email', checkEmail)} />
      <NewPasswordField form={form} name="password" />
      <Checkbox
        label="Email me updates about trends, new arrivals and promotions."
        {...form.register('isSubscribed')}
      />
      <SubmitButton width="full" busyText="Creating Account ...">
        Create an Account
      </SubmitButton>
    </Form>
  );
}
