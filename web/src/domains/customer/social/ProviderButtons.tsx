import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { SignInSettings } from '../sign-in/SignInSettings.generated.ts';
import type { Provider } from './askProvider.ts';
import { ProviderSign } from './ProviderSign.tsx';
import { useProvider } from './useProvider.ts';

const NAMES: Readonly<Record<Provider['name'], string>> = {
  FACEBOOK: 'Facebook',
  GOOGLE: 'Google',
};

/** Facebook and Google, as far as the shop has them; nothing when it has neither or cannot say. */
export function ProviderButtons() {
  const { data, loading } = useQuery(SignInSettings);
  const signIn = useProvider();
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState<Provider['name'] | null>(null);
  const providers = data?.signInSettings.providers ?? [];
  if (loading) return <div className="e-providers e-providers-loading" aria-hidden="true" />;
  if (providers.length === 0) return null;

  const choose = async (provider: Provider) => {
    setFailure('');
    setBusy(provider.name);
    const problem = await signIn(provider);
    setBusy(null);
    setFailure(problem ?? '');
  };
  return (
    <>
      <p className="e-sign-in-or">or</p>
      <FormAlert>{failure}</FormAlert>
      <div className="e-providers">
        {providers.map((provider) => (
          <button
            key={provider.name}
            type="button"
            className="e-provider"
            aria-busy={busy === provider.name}
            onClick={() => choose(provider)}
          >
            <ProviderSign name={provider.name} />
            Continue with {NAMES[provider.name]}
          </button>
        ))}
      </div>
    </>
  );
}
