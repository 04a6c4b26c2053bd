import type { ApolloClient } from '@apollo/client';
import { Container, Heading } from '@chakra-ui/react';
import { browserClient } from '#apollo/browserClient.ts';
import { serverClient } from '#apollo/serverClient.server.ts';
import { useSite } from '#lib/site/useSite.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { PageHead, StructuredData } from '#ui/PageHead.tsx';
import { DesignerIndex } from '../designers/DesignerIndex.tsx';
import { breadcrumbJsonLd } from '../seo/jsonLd.ts';
import type { Route } from './+types/OurDesignersRoute.ts';
import {
  OurDesignersRoute as Document,
  useOurDesignersRouteQuery,
} from './OurDesignersRoute.generated.ts';

const steps = [{ name: 'Our designers', path: '/our-designers' }];

/** Fills the client's cache: the page's on the server, the browser's own afterwards. */
async function readDesigners(client: ApolloClient) {
  const { data } = await client.query({ query: Document });
  if (!data) throw new Error('The gateway sent no designers.');
  return null;
}

export const loader = ({ context }: Route.LoaderArgs) => readDesigners(serverClient(context));
export const clientLoader = () => readDesigners(browserClient());

export default function OurDesignersRoute() {
  const { url: site } = useSite();
  const { data } = useOurDesignersRouteQuery();
  const { totalCount = 0, categories = [] } = data?.categorySearch ?? {};
  return (
    <Container>
      <PageHead
        title="Our designers"
        description={`Pre-owned pieces by ${totalCount} designers, from A to Z.`}
        canonical={`${site}/our-designers`}
      />
      <StructuredData value={breadcrumbJsonLd(steps, site)} />
      <Breadcrumbs crumbs={steps} />
      <Heading as="h1" size="2xl">
        Our designers
      </Heading>
      <DesignerIndex designers={categories} />
    </Container>
  );
}
