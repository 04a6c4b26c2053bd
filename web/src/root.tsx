import cormorant from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useNavigation,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { PageState } from './apollo/PageState.tsx';
import { serverClient } from './apollo/serverClient.server.ts';
import { CartProvider } from './domains/cart/index.ts';
import { SessionStart, SignInGate } from './domains/customer/index.ts';
import { AppErrorPage } from './layouts/errors/ErrorPage.tsx';
import { AfterHydration } from './layouts/navigation/AfterHydration.tsx';
import { SCROLL_POSITIONS } from './lib/browser/scrollPositions.ts';
import { NO_SCRIPTS } from './lib/server/pageContext.ts';
import { site } from './lib/server/site.server.ts';
import { RootDataContext } from './lib/site/useSite.ts';
import { RootContent, RootMenu } from './root.generated.ts';
import { noScrollbar } from './theme/noScrollbar.ts';
import { LoadingBar } from './ui/LoadingBar.tsx';
import './theme/base.css';

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

/** Preloads the fonts of the first lines and the logo. */
export const links: Route.LinksFunction = () => [
  { ...font, href: figtree },
  { ...font, href: cormorant },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

/** The data of every page. Menu and content are separate queries, so that the shop works if one of them fails. */
export async function loader({ context }: Route.LoaderArgs) {
  const client = serverClient(context);
  const options = { errorPolicy: 'all', fetchPolicy: 'no-cache' } as const;
  const [menu, content] = await Promise.all([
    client.query({ query: RootMenu, ...options }),
    client.query({ query: RootContent, ...options }),
  ]);
  // If the gateway is unavailable, the last known features apply.
  const features = content.data?.shop?.features ?? context.page?.features ?? null;
  return { menu: menu.data ?? null, content: content.data ?? null, site: { ...site, features } };
}

/** The root data does not change during a visit. */
export const shouldRevalidate = () => false;

/** The document around every page, including the error page. */
export function Layout({ children }: { children: ReactNode }) {
  const rootData = useRouteLoaderData<typeof loader>('root');
  const hasScripts = !useMatches().some(({ handle }) => handle === NO_SCRIPTS);
  return (
    <html lang="en" style={noScrollbar}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f4" />
        <Meta />
        <Links />
      </head>
      <body>
        <NavigationBar />
        <RootDataContext value={rootData}>
          <CartProvider>{children}</CartProvider>
        </RootDataContext>
        <ScrollRestoration storageKey={SCROLL_POSITIONS} />
        <PageState />
        {hasScripts && <Scripts />}
      </body>
    </html>
  );
}

/** The providers and invisible components around every page. */
export default function App() {
  return (
    <>
      <SessionStart />
      <AfterHydration />
      <Outlet />
      <SignInGate />
    </>
  );
}

/** The outer error boundary: the frame itself failed, so nothing here depends on data. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AppErrorPage error={error} />;
}

function NavigationBar() {
  return <LoadingBar isWaiting={useNavigation().state !== 'idle'} />;
}
