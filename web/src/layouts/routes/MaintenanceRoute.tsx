import { Link as ChakraLink, Heading } from '@chakra-ui/react';
import { data } from 'react-router';
import { NO_SCRIPTS } from '#lib/server/pageContext.ts';
import { telHref } from '#lib/site/contact.ts';
import { useSite } from '#lib/site/useSite.ts';

const SECONDS_TO_WAIT = '300';

export const handle = NO_SCRIPTS;

/** Responds with 503 and Retry-After, for crawlers and proxies. */
export const loader = () =>
  data(null, { status: 503, headers: { 'Retry-After': SECONDS_TO_WAIT } });

export default function MaintenanceRoute() {
  const { phone, chatUrl } = useSite();
  return (
    <>
      <title>Down for maintenance</title>
      <meta name="robots" content="noindex" />
      <Heading as="h1" size="2xl">
        Sorry! We're down for maintenance.
      </Heading>
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
    </>
  );
}
