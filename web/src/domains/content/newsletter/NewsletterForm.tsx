import { chakra, Field, Flex, Input } from '@chakra-ui/react';
import { useHydrated } from '#lib/browser/hydration.ts';
import { checkEmail } from '#lib/forms/checks.ts';
import { sendInput, useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { Caption } from '#ui/Caption.tsx';
import { SubmitButton } from '#ui/form/Form.tsx';
import { useNewsletterSignUpMutation } from './Newsletter.generated.ts';

/** Subscribes an email address; the result is shown below the field. */
export function NewsletterForm() {
  const [signUp, { data }] = useNewsletterSignUpMutation();
  const { isSubscribed, message } = data?.newsletterSubscribe ?? {};
  const isHydrated = useHydrated();
  const { field, reset, submit, isSubmitting } = useSubmitForm({
    defaultValues: { email: '' },
    mode: 'onSubmit',
    send: async ({ email }) => {
      const rejection = await sendInput(signUp, { email: email.trim() });
      return rejection && { ...rejection, field: 'email' };
    },
    onDone: () => reset(),
  });
  const { error, ...input } = field('email', checkEmail);
  return (
    <chakra.form noValidate aria-labelledby="newsletter" onSubmit={submit}>
      <Field.Root invalid={Boolean(error)} ids={{ errorText: 'newsletter-error' }}>
        <Field.Label>Email</Field.Label>
        <Flex wrap="wrap" gap="3">
          <Input
            flex="1 1 9.5rem"
            minWidth="0"
            maxWidth="dialog"
            type="email"
            inputMode="email"
            autoComplete="email"
            readOnly={!isHydrated}
            {...(error && { 'aria-describedby': 'newsletter-error' })}
            {...input}
          />
          <SubmitButton
            variant="outline"
            disabled={!isHydrated}
            isBusy={isSubmitting}
            busyText="Signing up…"
          >
            Sign up
          </SubmitButton>
        </Flex>
        <Field.ErrorText id="newsletter-error">{error}</Field.ErrorText>
      </Field.Root>
      <Caption role="status" mt="1.5" _empty={{ mt: '0' }}>
        {isSubscribed && message}
      </Caption>
    </chakra.form>
  );
}
