import { serverClient } from '#apollo/serverClient.server.ts';
import { useFeatures, useSite } from '#lib/site/useSite.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { Arrivals } from '../home/Arrivals.tsx';
import { CategoryStrip } from '../home/CategoryStrip.tsx';
import { DesignerStrip } from '../home/DesignerStrip.tsx';
import { Hero } from '../home/Hero.tsx';
import { HomeStructuredData } from '../home/HomeStructuredData.tsx';
import { SellBand } from '../home/SellBand.tsx';
import { ShopByPrice } from '../home/ShopByPrice.tsx';
import { TrustBand } from '../home/TrustBand.tsx';
import { SocialStrip } from '../social/SocialStrip.tsx';
import type { Route } from './+types/HomeRoute.ts';
import { HomeCategories, type HomeCategoriesQuery } from './HomeCategories.generated.ts';
import { HomeRoute as HomeRouteDocument, type HomeRouteQuery } from './HomeRoute.generated.ts';

/** The rail of new arrivals shows what this house is known for. */
const RAIL_CATEGORY = 'Handbags';

const DESCRIPTION =
  'Pre-owned designer handbags, jewelry, watches and shoes. Every piece examined by specialists, graded and one of a kind.';

/** Two questions: what the search service alone knows, then what is also to be had while that cannot be asked. */
export async function loader({ request }: Route.LoaderArgs) {
  const client = serverClient(request);
  const found = await client.query({ query: HomeCategories, errorPolicy: 'all' });
  const categories = found.data?.categorySearch.categories ?? [];
  const newIn = categories.find(({ name, level }) => level === 1 && name === RAIL_CATEGORY)?.id;
  const { data: home } = await client.query({
    query: HomeRouteDocument,
    variables: { newIn: newIn ?? null },
    errorPolicy: 'all',
  });
  return { categories: found.data ?? null, home: home ?? null };
}

/** Either may be there in part. */
interface Read {
  readonly home: Partial<HomeRouteQuery> | null;
  readonly categories: Partial<HomeCategoriesQuery> | null;
}

/** The home page. */
export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { url, name } = useSite();
  const features = useFeatures();
  const { home, categories }: Read = loaderData;
  const piece = home?.hero?.products[0] ?? null;
  return (
    <>
      <PageHead
        title={`${name}: pre-owned designer goods, examined and graded`}
        description={DESCRIPTION}
        canonical={`${url}/`}
        image={piece?.image?.url ?? null}
      />
      <HomeStructuredData />
      <Hero product={piece} />
      <CategoryStrip categories={categories?.categorySearch?.categories ?? []} />
      <Arrivals products={home?.arrivals?.products ?? []} />
      <DesignerStrip categories={categories?.designers?.categories ?? []} />
      <ShopByPrice />
      <TrustBand html={blockOf(home, 'home-trust')} />
      <SocialStrip html={blockOf(home, 'home-social')} />
      {features.has('SELL_TO_US') && <SellBand />}
    </>
  );
}

function blockOf(home: Read['home'], identifier: string): string | null {
  const blocks = home?.cmsBlocks?.items ?? [];
  return blocks.find((block) => block?.identifier === identifier)?.content ?? null;
}
