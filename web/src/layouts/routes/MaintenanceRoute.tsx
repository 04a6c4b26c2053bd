import { Link as ChakraLink, Text } from '@chakra-ui/react';
import { data } from 'react-router';
import { NO_SCRIPTS } from '#lib/server/pageContext.ts';
import { telHref } from '#lib/site/contact.ts';
import { useSite } from '#lib/site/useSite.ts';
import { PageTitle } from '#ui/PageHead.tsx';
import { ErrorFrame } from '../errors/ErrorPage.tsx';
import type { Route } from './+types/MaintenanceRoute.ts';

const SECONDS_TO_WAIT = '300';

export const handle = NO_SCRIPTS;

/** Responds with 503 and Retry-After, for crawlers and proxies. */
export const loader = () =>
  data(null, { status: 503, headers: { 'Retry-After': SECONDS_TO_WAIT } });

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** The page has no menu, no cart and nothing else that requires the gateway. */
export default function MaintenanceRoute() {
  const { name, phone, chatUrl } = useSite();
  return (
    <ErrorFrame as="main">
      <title>Down for maintenance</title>
      <meta name="robots" content="noindex" />
      <Text textStyle="wordmark" fontSize="2.75rem" mb="8">
        {name}
      </Text>
      <PageTitle maxWidth="18em">Sorry! We're down for maintenance.</PageTitle>
      <p>
        We’ll be back shortly. Until then, call{' '}
        <ChakraLink href={telHref(phone)}>{phone}</ChakraLink>
        {chatUrl && (
          <>
            {' '}
            or use the <ChakraLink href={chatUrl}>live chat</ChakraLink>
          </>
        )}
        .
      </p>
    </ErrorFrame>
  );
}
