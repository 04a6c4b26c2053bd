import { Box, Grid, Heading, Text } from '@chakra-ui/react';
import { lazy, Suspense, useRef } from 'react';
import { useIsNear } from '#lib/browser/useIsNear.ts';

const NewsletterForm = lazy(() =>
  import('./NewsletterForm.tsx').then((m) => ({ default: m.NewsletterForm })),
);

/** The newsletter section. Its form, which every page contains, is loaded when it approaches the viewport. */
export function Newsletter() {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref);
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
      borderBottom="hairline"
      borderColor="border"
    >
      <div>
        <Heading id="newsletter" textStyle="subheading" fontSize="6xl">
          Sign up for Updates
        </Heading>
        <Text color="fg.muted">New arrivals, before they are gone.</Text>
      </div>
      <Box minHeight="26">
        <Suspense>{isNear && <NewsletterForm />}</Suspense>
      </Box>
    </Grid>
  );
}
