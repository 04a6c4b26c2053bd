import type { ApolloClient } from '@apollo/client';
import { Box, Container, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { browserClient } from '#apollo/browserClient.ts';
import { serverClient } from '#apollo/serverClient.server.ts';
import { formatDollars, formatMoney } from '#lib/format/money.ts';
import { matching } from '#lib/format/plainText.ts';
import { useSite } from '#lib/site/useSite.ts';
import { sellLanding as styles } from '#theme/recipes/sellLanding.ts';
import { Caption, Eyebrow } from '#ui/Caption.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Html } from '#ui/Html.tsx';
import { ButtonLink, TextLink } from '#ui/Links.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Section } from '#ui/PageHeading.tsx';
import { Estimator } from '../landing/Estimator.tsx';
import { SellLandingPage, useSellLandingPageQuery } from '../landing/SellLanding.generated.ts';
import { SellTable } from '../shared/SellTable.tsx';
import { SellOptions, useSellOptionsQuery } from '../submission/SellOptions.generated.ts';
import type { SellOptions as Options } from '../submission/useSellOptions.ts';
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

type Terms = Options['sellTerms'];
type Commission = Terms['commission'][number];

function LandingSection(props: { title: string; children: ReactNode }) {
  return (
    <Container>
      <Section size="lg" gap="7" pt="chapter" containerType="inline-size" {...props} />
    </Container>
  );
}

export function HowItWorks({ terms }: { terms: Terms | null | undefined }) {
  const validity = terms ? `The offer is good for ${terms.offerDays} days.` : 'Take your time.';
  const steps = [
    {
      title: 'Show us',
      text: 'Send photos and a few details from your phone or computer. Nothing ships yet.',
    },
    {
      title: 'Choose your offer',
      text: `Our specialists reply within two business days: cash now, consignment or store credit. ${validity}`,
    },
    {
      title: 'Ship free, get paid',
      text: 'Print our prepaid, insured label. We inspect the piece and pay you the way you chose.',
    },
  ];
  return (
    <LandingSection title="How it works">
      <chakra.ol css={styles.steps}>
        {steps.map(({ title, text }) => (
          <chakra.li key={title} css={styles.step}>
            <h3>{title}</h3>
            <p>{text}</p>
          </chakra.li>
        ))}
      </chakra.ol>
    </LandingSection>
  );
}

export function PayoutMethods({ terms }: { terms: Terms }) {
  const { commission, storeCreditBonusPercent } = terms;
  const methods = {
    'Cash now': 'A fixed amount, paid once we’ve inspected the piece. Certain and quick.',
    Consignment: 'We photograph, describe and sell it for you. We pay your share when it sells.',
    'Store credit': `${storeCreditBonusPercent}% more than cash, as a gift card to spend here.`,
  };
  return (
    <LandingSection title="What you’ll earn">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap="{spacing.10} {spacing.wideColumns}"
      >
        <dl>
          {Object.entries(methods).map(([name, text]) => (
            <chakra.div key={name} css={styles.method}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </chakra.div>
          ))}
        </dl>
        <SellTable
          variant="compact"
          caption="On consignment"
          showsCaption
          columns={['Sold for', 'Your share', 'Example']}
          rows={commission.map((row, index) => {
            const from = Number(commission[index - 1]?.below?.amount ?? 0);
            return {
              key: `${row.percent}`,
              cells: [priceText(row, from), `${row.percent}%`, exampleText(row, from)],
            };
          })}
        />
      </Grid>
    </LandingSection>
  );
}

function priceText({ below }: Commission, from: number): string {
  if (!below) return from ? `${formatDollars(from)} and up` : 'Any price';
  return from ? `${formatDollars(from)} to ${formatMoney(below)}` : `Under ${formatMoney(below)}`;
}

/** An example price of this row with the owner's share. */
function exampleText({ below, percent }: Commission, from: number): string {
  const price = below ? (from + Number(below.amount)) / 2 : from * 2;
  return `${formatDollars(price)} earns you ${formatDollars((price * percent) / 100)}`;
}

export function AcceptedDesigners({ designers }: { designers: Options['sellDesigners'] }) {
  const [query, setQuery] = useState('');
  const found = matching(designers, query, ({ name }) => name);
  return (
    <LandingSection title="Designers we accept">
      <Flex data-scripted wrap="wrap" align="flex-end" rowGap="2" columnGap="6">
        <chakra.div flex="0 1 {sizes.90}">
          <FormField
            label="Find a designer"
            type="search"
            autoComplete="off"
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        </chakra.div>
        <Caption role="status" pb="2.5">
          {found.length === 0
            ? `We aren’t accepting “${query.trim()}” right now.`
            : `${found.length} of ${designers.length} designers`}
        </Caption>
      </Flex>
      <chakra.ul columns="8.75rem 5" columnGap="5">
        {found.map(({ name, path }) => (
          <chakra.li key={name} css={styles.designer}>
            <TextLink variant="plain" to={path}>
              {name}
            </TextLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </LandingSection>
  );
}
