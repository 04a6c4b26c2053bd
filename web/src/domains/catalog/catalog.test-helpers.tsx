import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import {
  createMemoryRouter,
  type LoaderFunctionArgs,
  Outlet,
  RouterProvider,
  useLoaderData,
  useRouteError,
} from 'react-router';
import { createCache } from '#apollo/cache.ts';
import { createSchemaLink, type Resolvers, RootData } from '#apollo/schema.test-helpers.tsx';
import { CartProvider } from '#domains/cart/index.ts';
import { ThemeProvider } from '#ui/render.test-helpers.tsx';
import { loadWholeShop, readListing } from './listing/loader/loadListing.ts';
import { CategoryPage, WholeShopPage } from './listing/screen/ListingPages.tsx';
import { usualDefaults } from './listing/url/listingChanges.ts';
import { ProductScreen } from './product/ProductScreen.tsx';
import { loadPath } from './routes/loadPath.ts';
import { SearchPopup } from './search-popup/SearchPopup.tsx';

const dollars = (amount: string) => ({ amount, currency: 'USD' });

export const aProduct = (number: number) => ({
  sku: `SKU-${number}`,
  id: String(number),
  name: `Chanel Flap ${number}`,
  designer: 'Chanel',
  designerPath: '/chanel',
  designerPagePath: '/designers/chanel',
  path: `/flap-${number}.html`,
  availability: 'AVAILABLE',
  isSalable: true,
  isOneOfAKind: true,
  isExoticMaterial: false,
  price: {
    current: dollars('1250.00'),
    former: null,
    msrp: null,
    discountPercent: null,
    isLowest: false,
  },
  condition: { code: 'excellent', label: 'Excellent', exterior: null, interior: null },
  details: [{ code: 'color', label: 'Color', value: 'Black' }],
  topCategories: ['Handbags'],
  subcategories: ['Shoulder Bags'],
  image: { url: `/card-${number}.jpg`, alt: 'Flap' },
  images: ['front', 'back', 'corner'].map((view, position) => ({
    url: `/${number}-${view}.jpg`,
    alt: `Chanel Flap ${number}, ${view}`,
    position,
  })),
  related: [],
  variantOptions: [] as string[],
  variants: [],
});

/** A facet from labels with counts; `isApplied` is set by the gateway. */
export const aFacet = (code: string, label: string, counts: Readonly<Record<string, number>>) => ({
  code,
  label,
  position: 0,
  values: Object.entries(counts).map(([value, count]) => ({
    value,
    count,
    isApplied: false,
    isDisabled: count === 0,
  })),
});

/** One page of a product search. */
export const aResult = (changes: object = {}) => ({
  page: 1,
  pageSize: 60,
  pageCount: 3,
  totalCount: 150,
  sort: 'NAME_ASC',
  priceBounds: { min: dollars('100.00'), max: dollars('10000.00') },
  facets: [],
  products: [aProduct(1), aProduct(2)],
  ...changes,
});

export const nothing = aResult({ pageCount: 0, totalCount: 0, products: [], priceBounds: null });

/** Renders listings, products and search over the real schema; `calls` are the sent operations. */
export function renderCatalog(path: string, resolvers: Resolvers, features: [] | null = null) {
  const { link, calls } = createSchemaLink({
    filterableAttributes: () => [{ code: 'color' }, { code: 'manufacturer' }],
    urlResolver: () => null,
    categorySearch: () => ({ totalCount: 0, categories: [] }),
    ...resolvers,
  });
  const cache = createCache();
  const client = new ApolloClient({ link, cache });
  const list = { path: '/search', defaults: usualDefaults };

  async function loadSearch({ request }: LoaderFunctionArgs) {
    return loadWholeShop(client, { ...list, params: await readListing(client, request.url) });
  }
  function Search() {
    const data = useLoaderData<typeof loadSearch>();
    return <WholeShopPage {...list} {...data} title="All items" crumb="All" description={null} />;
  }
  const loadOther = ({ request }: LoaderFunctionArgs) => loadPath(client, request.url);
  function Other() {
    const data = useLoaderData<typeof loadOther>();
    if (data.kind === 'PRODUCT') return <ProductScreen {...data} />;
    return data.kind === 'CATEGORY' ? <CategoryPage {...data} /> : null;
  }
  const router = createMemoryRouter(
    [
      {
        element: (
          <RootData features={features}>
            <CartProvider>
              <SearchPopup />
              <Outlet />
            </CartProvider>
          </RootData>
        ),
        children: [
          { path: '/', element: <p>Home</p> },
          { path: '/search', loader: loadSearch, Component: Search, ErrorBoundary: Failure },
          { path: '*', loader: loadOther, Component: Other, ErrorBoundary: Failure },
        ],
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: [path] },
  );
  const view = render(
    <ApolloProvider client={client}>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </ApolloProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, cache, client, calls, router, address };
}

function Failure() {
  const error = useRouteError();
  const status = typeof error === 'object' && error && 'status' in error ? error.status : 'none';
  return <p>Failed: {String(status)}</p>;
}
