import { Box, Grid, Heading, Text } from '@chakra-ui/react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { loadWhenOnline } from '#lib/browser/connection.ts';
import { lazyComponent } from '#lib/browser/lazyComponent.ts';
import { useTrustedHtml } from '#lib/browser/trustedTypes.ts';
import { useIsNear } from '#lib/browser/useIsNear.ts';

/** How long a page rests before its form becomes active even if nobody scrolls to it, in milliseconds. */
const IDLE_MS = 5000;

const loadForm = () => import('./NewsletterForm.tsx');
const ServerForm = /* @__PURE__ */ lazyComponent(loadForm, 'NewsletterForm');

/**
 * The newsletter sign-up at the end of every page. Its form is rendered on the server; the code for it is loaded when
 * it approaches the viewport, or when the page has rested.
 */
export function Newsletter() {
  return (
    <Grid
      as="section"
      data-scripted
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
      {import.meta.env.SSR ? (
        <Box minHeight="26">
          <ServerForm />
        </Box>
      ) : (
        <BrowserForm />
      )}
    </Grid>
  );
}

/**
 * Shows the server's markup until the code of the form is loaded. A Suspense boundary would not do: React replaces it
 * with its fallback as soon as a context above it changes, such as that of the cart.
 */
function BrowserForm() {
  const serverHtml = useTrustedHtml('');
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const [Form, setForm] = useState<ComponentType | null>(null);
  const [hadFocus, setHadFocus] = useState(false);
  useEffect(() => {
    const load = async () => {
      const { NewsletterForm } = await loadWhenOnline(loadForm);
      setHadFocus(box.current?.contains(document.activeElement) ?? false);
      setForm(() => NewsletterForm);
    };
    const timer = setTimeout(load, isNear ? 0 : IDLE_MS);
    return () => clearTimeout(timer);
  }, [isNear]);
  useEffect(() => {
    if (hadFocus) box.current?.querySelector('input')?.focus();
  }, [hadFocus]);
  return Form ? (
    <Box key="form" ref={box} minHeight="26">
      <Form />
    </Box>
  ) : (
    <Box
      ref={box}
      minHeight="26"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; when hydrating, React keeps the server's HTML in it.
      dangerouslySetInnerHTML={serverHtml}
    />
  );
}
