import type { ApolloClient } from '@apollo/client';
import { Box, Container, chakra, Grid, Text } from '@chakra-ui/react';
import { browserClient } from '#apollo/browserClient.ts';
import { serverClient } from '#apollo/serverClient.server.ts';
import { useSite } from '#lib/site/useSite.ts';
import { sellLanding as styles } from '#theme/recipes/sellLanding.ts';
import { Caption, Eyebrow } from '#ui/Caption.tsx';
import { Html } from '#ui/Html.tsx';
import { ButtonLink, TextLink } from '#ui/Links.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Estimator } from '../landing/Estimator.tsx';
import { AcceptedDesigners, HowItWorks, PayoutMethods } from '../landing/LandingSections.tsx';
import { SellLandingPage, useSellLandingPageQuery } from '../landing/SellLanding.generated.ts';
import { SellOptions, useSellOptionsQuery } from '../submission/SellOptions.generated.ts';
import type { Route } from './+types/SellingRoute.ts';

/** Two queries, so that the content block is shown even if the shop has no selling features. */
async function load(client: ApolloClient) {
  await Promise.all([
    client.query({ query: SellOptions, errorPolicy: 'all' }),
    client.query({ query: SellLandingPage, errorPolicy: 'all' }),
  ]);
  return null;
}

export const loader = ({ context }: Route.LoaderArgs) => load(serverClient(context));
export const clientLoader = () => load(browserClient());

export default function SellingRoute() {
  const { url, name } = useSite();
  const { sellDesigners, sellTerms } = useSellOptionsQuery().data ?? {};
  const page = useSellLandingPageQuery().data?.cmsPage;
  const title = `Sell or consign with ${name}`;
  return (
    <Box pb="24">
      <PageHead
        title={page?.metaTitle || title}
        description={page?.metaDescription ?? null}
        canonical={`${url}/selling-consignment`}
      />
      <Box bg="bg.subtle">
        <Container css={styles.head}>
          <Grid gap="5" alignContent="start" justifyItems="start">
            <Eyebrow>Sell to us</Eyebrow>
            <chakra.h1 css={styles.title}>{page?.contentHeading || title}</chakra.h1>
            <Text maxWidth="46ch" fontSize="2xl" color="fg.muted">
              The piece you no longer carry may be the one someone else has been looking for. Send
              photos, get an offer within two business days, ship free, and choose from three ways
              to get paid.
            </Text>
            <ButtonLink size="lg" width={{ base: 'full', sm: 'auto' }} to="/sell/new">
              Sell an item
            </ButtonLink>
            <Caption>
              Already submitted an item? <TextLink to="/sell/items">See your items</TextLink>
            </Caption>
          </Grid>
          {sellDesigners && sellTerms && (
            <Estimator sellDesigners={sellDesigners} sellTerms={sellTerms} />
          )}
        </Container>
      </Box>
      <HowItWorks terms={sellTerms} />
      {sellTerms && <PayoutMethods terms={sellTerms} />}
      {sellDesigners && <AcceptedDesigners designers={sellDesigners} />}
      {page?.content && (
        <Container pt="section">
          <Html html={page.content} css={styles.content} />
        </Container>
      )}
    </Box>
  );
}
