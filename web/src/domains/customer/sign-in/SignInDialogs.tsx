import type { SignInDialogName } from '#lib/session/session.ts';
import { session, useSession } from '#lib/session/useSession.ts';
import { useStoreName } from '#lib/site/useSite.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { ProviderButtons } from '../social/ProviderButtons.tsx';
import { CreateForm } from './CreateForm.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import './signIn.css';

const TITLES: Readonly<Record<SignInDialogName, string>> = {
  'sign-in': 'Sign In',
  create: 'Create an Account',
  forgot: 'Forgot Password',
};

/** Sign In, Create an Account and Forgot Password: one dialog that changes its contents. Only Esc and ✕ close it. */
export function SignInDialogs({ dialog }: { dialog: SignInDialogName | null }) {
  const name = dialog ?? 'sign-in';
  const close = () => session.showDialog(null);
  return (
    <Dialog isOpen={dialog !== null} onClose={close} title={TITLES[name]} closesOutside={false}>
      <div className="e-sign-in">
        {name === 'forgot' ? <ForgotForm /> : <Entrance mode={name} />}
      </div>
    </Dialog>
  );
}

function Entrance({ mode }: { mode: 'sign-in' | 'create' }) {
  const { notice } = useSession();
  return (
    <>
      <FormAlert tone="good">{notice}</FormAlert>
      {mode === 'create' ? <CreateForm /> : <SignInForm />}
      <ProviderButtons />
      <Switch mode={mode} />
    </>
  );
}

function Switch({ mode }: { mode: 'sign-in' | 'create' }) {
  const isNew = mode === 'create';
  const store = useStoreName();
  return (
    <p className="e-sign-in-switch">
      <span>{isNew ? 'Already have an account?' : `New to ${store}?`}</span>
      <button type="button" onClick={() => session.showDialog(isNew ? 'sign-in' : 'create')}>
        {isNew ? 'Sign In' : 'Create an Account'}
      </button>
    </p>
  );
}
