import { Button, Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router';
import { serverClient } from '#apollo/serverClient.server.ts';
import { useSite } from '#lib/site/useSite.ts';
import { Html } from '#ui/Html.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { AcceptedDesigners } from '../landing/AcceptedDesigners.tsx';
import { Estimator } from '../landing/Estimator.tsx';
import { PayoutTable } from '../landing/PayoutTable.tsx';
import { SellLandingPage } from '../landing/SellLandingPage.generated.ts';
import { Steps } from '../landing/Steps.tsx';
import { SellWords } from '../submission/SellWords.generated.ts';
import '../landing/landing.css';
import '../shared/sell.css';
import type { Route } from './+types/SellingRoute.ts';

/** A shop without a consignment desk of its own still tells what its editors wrote. */
export async function loader({ request }: Route.LoaderArgs) {
  const client = serverClient(request);
  const [words, page] = await Promise.all([
    client.query({ query: SellWords, errorPolicy: 'all' }),
    client.query({ query: SellLandingPage, errorPolicy: 'all' }),
  ]);
  return { words: words.data ?? null, page: page.data?.cmsPage ?? null };
}

/** How selling to the shop works, and what a piece may bring (spec §2: /selling-consignment). */
export default function SellingRoute({ loaderData }: Route.ComponentProps) {
  const { url, name } = useSite();
  const title = `Sell or consign with ${name}`;
  const { words, page } = loaderData;
  const isOpen = Boolean(words?.sellTerms && words.sellDesigners);
  return (
    <div className="e-selling">
      <PageHead
        title={page?.metaTitle || title}
        description={page?.metaDescription ?? null}
        canonical={`${url}/selling-consignment`}
      />
      <div className="e-selling-head">
        <div className="e-wrap">
          <div className="e-selling-lead">
            <p className="e-eyebrow">Sell to us</p>
            <h1 className="e-title">{page?.contentHeading || title}</h1>
            <p>
              The piece you no longer carry may be the one somebody has been looking for. Photos
              first, an offer within two working days, free shipping, and three ways to be paid.
            </p>
            <div className="e-sell-actions">
              <Button asChild size="lg">
                <Link to="/sell/new">Sell an Item</Link>
              </Button>
            </div>
            <p className="e-fact">
              Offered something already?{' '}
              <ChakraLink asChild>
                <Link to="/sell/items">See your items</Link>
              </ChakraLink>
            </p>
          </div>
          {isOpen && words && <Estimator words={words} />}
        </div>
      </div>
      <Steps terms={words?.sellTerms ?? null} />
      {isOpen && words && <PayoutTable terms={words.sellTerms} />}
      {isOpen && words && <AcceptedDesigners designers={words.sellDesigners} />}
      {page?.content && (
        <section className="e-wrap e-selling-part e-selling-more">
          <Html html={page.content} />
        </section>
      )}
    </div>
  );
}
