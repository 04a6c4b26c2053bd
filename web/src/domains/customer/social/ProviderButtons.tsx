import { Box, Button, HStack, Separator, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormAlert } from '#ui/form/Form.tsx';
import { useSignInSettingsQuery } from '../sign-in/SignIn.generated.ts';
import facebook from './facebook.svg';
import google from './google.svg';
import { type Provider, useProviderSignIn } from './useProviderSignIn.ts';

const PROVIDERS: Readonly<Record<Provider['name'], { label: string; logo: string }>> = {
  FACEBOOK: { label: 'Facebook', logo: facebook },
  GOOGLE: { label: 'Google', logo: google },
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
            <img src={PROVIDERS[provider.name].logo} width={18} height={18} alt="" />
            Continue with {PROVIDERS[provider.name].label}
          </Button>
        ))}
      </Stack>
    </>
  );
}
