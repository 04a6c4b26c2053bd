import { Box, Grid, Heading, Text } from '@chakra-ui/react';
import { lazy, memo, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useIsNear } from '#lib/browser/useIsNear.ts';

/** How long a page rests before its form becomes active even if nobody scrolls to it, in milliseconds. */
const REST_MS = 5000;

const needed = Promise.withResolvers<void>();

/** On the server at once; in the browser, which has the server's markup, when it is needed. */
const NewsletterForm = lazy(async () => {
  if (!import.meta.env.SSR) await needed.promise;
  const { NewsletterForm } = await import('./NewsletterForm.tsx');
  return { default: NewsletterForm };
});

/**
 * The newsletter sign-up at the end of every page. Its form is rendered on the server; the code for it is loaded when
 * it approaches the viewport, or when the page has rested. Without props, it is never updated before it is hydrated.
 */
export const Newsletter = memo(function Newsletter() {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <Grid
      ref={ref}
      as="section"
      aria-labelledby="newsletter"
      templateColumns={{ lg: '1fr 1.4fr' }}
      alignItems="center"
      columnGap="columns"
      rowGap="5"
      py={{ base: '9', lg: '14' }}
      borderBottom="line"
    >
      <div>
        <Heading id="newsletter" textStyle="subheading" fontSize="6xl">
          Sign up for Updates
        </Heading>
        <Text color="fg.muted">New arrivals, before they are gone.</Text>
      </div>
      <Box minHeight="26">
        <Suspense>
          <NewsletterForm />
        </Suspense>
      </Box>
      <FormLoader section={ref} />
    </Grid>
  );
});

/** A component of its own, so that its state does not update the form's boundary. */
function FormLoader({ section }: { section: RefObject<HTMLElement | null> }) {
  const isNear = useIsNear(section);
  useEffect(() => {
    const timer = setTimeout(needed.resolve, isNear ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [isNear]);
  return null;
}
