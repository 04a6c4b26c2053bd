import { Box, Button, HStack, Separator, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormAlert } from '#ui/form/Form.tsx';
import { useSignInSettingsQuery } from '../sign-in/SignIn.generated.ts';
import type { Provider } from './openProvider.ts';
import { useProviderSignIn } from './useProviderSignIn.ts';

const NAMES: Readonly<Record<Provider['name'], string>> = {
  FACEBOOK: 'Facebook',
  GOOGLE: 'Google',
};

/** Renders nothing if no provider is configured or the settings cannot be loaded. */
export function ProviderButtons() {
  const { data, loading } = useSignInSettingsQuery();
  const signIn = useProviderSignIn();
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState<Provider['name'] | null>(null);
  const providers = data?.signInSettings.providers ?? [];
  if (loading) return <Box minHeight="40" aria-hidden />;
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
      <HStack gap="3.5" fontSize="sm" color="fg.muted">
        <Separator flex="1" />
        <Text>or</Text>
        <Separator flex="1" />
      </HStack>
      <FormAlert>{failure}</FormAlert>
      <Stack gap="2.5">
        {providers.map((provider) => (
          <Button
            key={provider.name}
            variant="outline"
            gap="3"
            px="3"
            bg="bg.panel"
            borderColor="border.control"
            _hover={{ bg: 'bg.panel', color: 'fg', borderColor: 'fg' }}
            aria-busy={busy === provider.name}
            onClick={() => choose(provider)}
          >
            <ProviderLogo name={provider.name} />
            Continue with {NAMES[provider.name]}
          </Button>
        ))}
      </Stack>
    </>
  );
}

const FACEBOOK =
  'M24 12a12 12 0 1 0-13.9 11.9v-8.4H7.1V12h3V9.4c0-3 1.8-4.7 4.5-4.7 1.3 0 2.7.2 2.7.2v3h-1.5c-1.5 0-2 .9-2 1.9V12h3.4l-.5 3.5h-2.8v8.4A12 12 0 0 0 24 12Z';

function ProviderLogo({ name }: { name: Provider['name'] }) {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
      {name === 'FACEBOOK' ? <path fill="#1877f2" d={FACEBOOK} /> : <GoogleLogo />}
    </svg>
  );
}

function GoogleLogo() {
  return (
    <>
      <path
        fill="#4285f4"
        d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.2-2.1 3.5-5.2 3.5-8.8Z"
      />
      <path
        fill="#34a853"
        d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3a7.2 7.2 0 0 1-10.7-3.8h-4v3.1A12 12 0 0 0 12 24Z"
      />
      <path
        fill="#fbbc05"
        d="M5.4 14.3a7.200 7.200 0 0 1 0-4.600V6.600h-4a12 12 0 0 0 0 10.800l4-3.100Z"
      />
      <path
        fill="#ea4335"
        d="M12 4.800c1.800 0 3.300.600 4.600 1.800l3.400-3.400A12 12 0 0 0 1.400 6.600l4 3.100A7.200 7.200 0 0 1 12 4.800Z"
      />
    </>
  );
}
