import { useApolloClient } from '@apollo/client/react';
import { Button, chakra, Flex, Grid, Heading, Text, useRecipe } from '@chakra-ui/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useHydrated } from '#lib/browser/useHydrated.ts';

const load = () => import('./signUp.ts');

/** Signs a mail address up for the shop's news, and says in the shop's words what came of it (spec §1, §5). */
export function NewsletterForm() {
  const client = useApolloClient();
  // Chakra's Input brings all of Field along, which no page needs before it shows a form.
  const input = useRecipe({ key: 'input' });
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState({ isDone: false, message: '' });
  const [isBusy, setIsBusy] = useState(false);
  const isAlive = useHydrated();
  const isWrong = !outcome.isDone && outcome.message !== '';

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    setIsBusy(true);
    const { signUp } = await load();
    const email = String(new FormData(form).get('email') ?? '');
    const answer = await signUp(client, email);
    setIsBusy(false);
    setOutcome(answer);
    if (answer.isDone) form.reset();
    else field.current?.focus();
  }
  return (
    <Grid
      asChild
      templateColumns={{ lg: '1fr 1.4fr' }}
      alignItems="center"
      columnGap="columns"
      rowGap="5"
      py={{ base: '9', lg: '14' }}
      borderBottom="hairline"
      borderColor="border"
    >
      <form noValidate aria-labelledby="newsletter" onSubmit={handleSubmit}>
        <div>
          <Heading id="newsletter" textStyle="subheading" fontSize="6xl">
            Sign up for Updates
          </Heading>
          <Text color="fg.muted">New arrivals, before they are gone.</Text>
        </div>
        <div>
          <chakra.label htmlFor="newsletter-email" display="block" mb="1.5" fontSize="md">
            Email
          </chakra.label>
          <Flex wrap="wrap" gap="3">
            <chakra.input
              css={input()}
              ref={field}
              id="newsletter-email"
              flex="1 1 9.5rem"
              minWidth="0"
              maxWidth="dialog"
              type="email"
              name="email"
              autoComplete="email"
              inputMode="email"
              aria-invalid={isWrong || undefined}
              aria-describedby="newsletter-said"
              onFocus={() => void load()}
            />
            {/* It looks the same before the page answers to a hand. */}
            <Button
              type="submit"
              variant="outline"
              aria-busy={isBusy}
              disabled={!isAlive}
              {...(!isBusy && { opacity: '1' })}
            >
              {isBusy ? 'Signing up …' : 'Sign up'}
            </Button>
          </Flex>
          <Text
            id="newsletter-said"
            role="status"
            minHeight="6"
            mt="1.5"
            textStyle="caption"
            color={isWrong ? 'fg.error' : 'fg.muted'}
          >
            {outcome.message}
          </Text>
        </div>
      </form>
    </Grid>
  );
}
