import { Button, type ButtonProps, Flex, Stack } from '@chakra-ui/react';
import { type ChangeEvent, useState } from 'react';
import { createPath, useLocation, useNavigate, useNavigationType } from 'react-router';
import { type SignInDialogName, session, useSession } from '#apollo/session/session.ts';
import { focusOnMount } from '#lib/browser/focusOnMount.ts';
import { useOnPageChange } from '#lib/browser/useOnPageChange.ts';
import { checkEmail } from '#lib/forms/checks.ts';
import { useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { withoutSignInParams } from '#lib/session/sessionUrls.ts';
import { useStoreName } from '#lib/site/useSite.ts';
import { Caption } from '#ui/Caption.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Form, FormAlert, Pair, SubmitButton } from '#ui/form/Form.tsx';
import { Checkbox, EmailField, FormField, PasswordField } from '#ui/form/FormField.tsx';
import { NewPasswordField } from '../password/NewPasswordField.tsx';
import { useRequestPasswordResetMutation } from '../password/Password.generated.ts';
import { checkPassword } from '../password/passwordRules.ts';
import { ProviderButtons } from '../social/ProviderButtons.tsx';
import { useCreateAccount } from './useCreateAccount.ts';
import { useSignIn } from './useSignIn.ts';

const TITLES: Readonly<Record<SignInDialogName, string>> = {
  SIGN_IN: 'Sign In',
  CREATE_ACCOUNT: 'Create an Account',
  FORGOT_PASSWORD: 'Forgot Password',
};

/** The same text for every failure, as responses are the same for known and unknown email addresses. */
const FORGOT_FAILURE = { field: null, message: 'Email was incorrect. Please try again.' };

/**
 * Sign In, Create an Account and Forgot Password in one dialog. Only Esc and ✕ close it, and Back and Forward, as they
 * leave the page that it belongs to.
 */
export function SignInDialogs({ dialog }: { dialog: SignInDialogName | null }) {
  const name = dialog ?? 'SIGN_IN';
  const place = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  useOnPageChange(() => {
    if (navigationType === 'POP' && dialog !== null) session.closeDialog();
  });
  const close = () => {
    session.closeDialog();
    const clean = withoutSignInParams(place);
    if (clean === createPath(place)) return;
    void navigate(clean, { replace: true, preventScrollReset: true });
  };
  return (
    <Dialog isOpen={dialog !== null} onClose={close} title={TITLES[name]} closesOutside={false}>
      <Forms name={name} />
    </Dialog>
  );
}

interface EmailProps {
  /** The email typed in another form since the dialog was opened. */
  readonly email: string;
}

function Forms({ name }: { name: SignInDialogName }) {
  const [email, setEmail] = useState('');
  const rememberEmail = ({ target }: ChangeEvent<HTMLDivElement>) => {
    if (target instanceof HTMLInputElement && target.name === 'email') setEmail(target.value);
  };
  return (
    <Stack gap="5" onChange={rememberEmail}>
      {name === 'FORGOT_PASSWORD' ? (
        <ForgotForm email={email} />
      ) : (
        <SignInOrCreate isNew={name !== 'SIGN_IN'} email={email} />
      )}
    </Stack>
  );
}

function SignInOrCreate({ isNew, email }: { isNew: boolean } & EmailProps) {
  const { notice } = useSession();
  return (
    <>
      <FormAlert tone="good">{notice}</FormAlert>
      {isNew ? <CreateAccountForm email={email} /> : <SignInForm email={email} />}
    </>
  );
}

/** The other ways to sign in, and the way to the other form. */
function OtherWays({ isNew }: { isNew: boolean }) {
  const store = useStoreName();
  return (
    <>
      <ProviderButtons />
      <Flex
        wrap="wrap"
        justify="center"
        align="center"
        rowGap="1"
        columnGap="2"
        pt="4.5"
        borderTop="line"
        textStyle="caption"
        color="fg.muted"
      >
        <span>{isNew ? 'Already have an account?' : `New to ${store}?`}</span>
        <DialogLink to={isNew ? 'SIGN_IN' : 'CREATE_ACCOUNT'} />
      </Flex>
    </>
  );
}

function DialogLink(props: { to: SignInDialogName; text?: string } & ButtonProps) {
  const { to, text = TITLES[to], ...rest } = props;
  return (
    <Button variant="plain" size="xs" color="fg" onClick={() => session.switchDialog(to)} {...rest}>
      {text}
    </Button>
  );
}

function SignInForm({ email }: EmailProps) {
  const { field, ...form } = useSubmitForm({
    defaultValues: { email, password: '' },
    send: useSignIn(),
    failureFocus: 'password',
  });
  return (
    <>
      <Form form={form}>
        <EmailField autoFocus {...field('email', checkEmail)} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...field('password', checkPassword)}
        />
        <Flex justify="flex-end" mt="-2">
          <DialogLink
            to="FORGOT_PASSWORD"
            text="Forgot your password?"
            fontSize="sm"
            color="fg.muted"
          />
        </Flex>
        <SubmitButton width="full" busyText="Signing In ...">
          Sign In
        </SubmitButton>
      </Form>
      <OtherWays isNew={false} />
    </>
  );
}

function CreateAccountForm({ email }: EmailProps) {
  const store = useStoreName();
  const form = useSubmitForm({
    defaultValues: { firstName: '', lastName: '', email, password: '', isSubscribed: false },
    send: useCreateAccount(),
  });
  if (form.isDone) {
    return (
      <Stack ref={focusOnMount} tabIndex={-1} outline="0" gap="4">
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
    <>
      <Form form={form}>
        <Pair>
          <FormField
            autoFocus
            autoComplete="given-name"
            {...form.required('firstName', 'First name')}
          />
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
      <OtherWays isNew />
    </>
  );
}

function ForgotForm({ email }: EmailProps) {
  const [requestReset] = useRequestPasswordResetMutation();
  const [sentTo, setSentTo] = useState('');
  const form = useSubmitForm({
    defaultValues: { email },
    send: async (values) => {
      const address = values.email.trim();
      const variables = { input: { email: address } };
      const result = await requestReset({ variables }).catch(() => null);
      setSentTo(address);
      return result?.data?.customerPasswordResetRequest.isDone ? null : FORGOT_FAILURE;
    },
  });
  const success =
    form.isDone &&
    `If there is an account associated with ${sentTo} you will receive an email with a link to reset your password.`;
  return (
    <>
      <Caption>Enter your account’s email and we’ll send you a link.</Caption>
      <Form form={form} success={success}>
        <EmailField autoFocus {...form.field('email', checkEmail)} />
        <SubmitButton width="full" busyText="Sending…">
          Send link
        </SubmitButton>
      </Form>
      <Flex justify="center" pt="4.5" borderTop="line">
        <DialogLink to="SIGN_IN" text="Back to Sign In" />
      </Flex>
    </>
  );
}
