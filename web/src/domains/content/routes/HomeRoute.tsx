import type { ApolloClient } from '@apollo/client';
import { browserClient } from '#apollo/browserClient.ts';
import { loadPage } from '#apollo/loadPage.ts';
import { serverClient } from '#apollo/serverClient.server.ts';
import { useFeatures, useRootData, useSite } from '#lib/site/useSite.ts';
import { PageHead, StructuredData } from '#ui/PageHead.tsx';
import { CategoryStrip, Hero, SellBand, TrustBand } from '../home/HomeBands.tsx';
import { Arrivals, DesignerStrip, ShopByPrice } from '../home/HomeSections.tsx';
import { SocialStrip } from '../social/SocialStrip.tsx';
import type { Route } from './+types/HomeRoute.ts';
import { HomeCategories, useHomeCategoriesQuery } from './HomeCategories.generated.ts';
import { HomeRoute as Document, useHomeRouteQuery } from './HomeRoute.generated.ts';

const RAIL_CATEGORY = 'Handbags';

const DESCRIPTION =
  'Pre-owned designer handbags, jewelry, watches and shoes. Every piece is authenticated and graded by specialists.';

/** The text of content HTML, with the only entities that Magento's editor writes in it. */
const toText = (html: string): string =>
  html
    .replace(/(<[^>]*>|&nbsp;|\s)+/g, ' ')
    .replaceAll('&amp;', '&')
    .trim();

const UNREAD = { data: null, partial: null };

/**
 * Two queries: one for the search service's data, one for data available without it. The page renders without either.
 */
async function loadHome(client: ApolloClient) {
  const found = await loadPage(client, { query: HomeCategories, variables: {} }).catch(
    () => UNREAD,
  );
  const categories = found.data?.categorySearch?.categories ?? [];
  const rail = categories.find(({ name, level }) => level === 1 && name === RAIL_CATEGORY);
  const variables = { newIn: rail?.id ?? null };
  const home = await loadPage(client, { query: Document, variables }).catch(() => UNREAD);
  return { variables, partial: home.partial, partialCategories: found.partial };
}

export const loader = ({ context }: Route.LoaderArgs) => loadHome(serverClient(context));
export const clientLoader = () => loadHome(browserClient());

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { url, name } = useSite();
  const features = useFeatures();
  const { variables, partial, partialCategories } = loaderData;
  const found = useHomeCategoriesQuery({ skip: partialCategories !== null }).data;
  const { categorySearch, designers } = partialCategories ?? found ?? {};
  const { data } = useHomeRouteQuery({ variables, skip: partial !== null });
  const { hero, arrivals, cmsBlocks } = partial ?? data ?? {};
  // A shop without bags shows its newest item.
  const piece = hero?.products[0] ?? arrivals?.products[0] ?? null;
  const getBlock = (identifier: string) =>
    cmsBlocks?.items?.find((block) => block?.identifier === identifier) ?? null;
  const heading = getBlock('home-heading');
  const trust = getBlock('home-trust')?.content;
  return (
    <>
      <PageHead
        title={`${name}: ${heading?.title ?? 'pre-owned designer goods, authenticated and graded'}`}
        description={heading ? toText(heading.content ?? '') : DESCRIPTION}
        canonical={`${url}/`}
        image={piece?.image?.url ?? null}
      />
      <HomeStructuredData />
      <Hero product={piece} heading={heading} />
      <CategoryStrip categories={categorySearch?.categories ?? []} />
      <Arrivals products={arrivals?.products ?? []} />
      <DesignerStrip categories={designers?.categories ?? []} />
      <ShopByPrice />
      {trust && <TrustBand html={trust} />}
      <SocialStrip html={getBlock('home-social')?.content ?? null} />
      {features.has('SELL_TO_US') && <SellBand />}
    </>
  );
}

function HomeStructuredData() {
  const { url, name, phone } = useSite();
  const logo = useRootData().content?.storeConfig?.headerLogoSrc ?? '/favicon.svg';
  return (
    <StructuredData
      value={{
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name,
        url: `${url}/`,
        logo: new URL(logo, url).href,
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          telephone: phone,
        },
      }}
    />
  );
}
