import { serverClient } from '../../../apollo/loader.server.ts';
import { OurDesignersRoute as Document } from '../../../generated/documents.ts';
import { useSite } from '../../../shared/useSite.ts';
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { StructuredData } from '../../../ui/StructuredData.tsx';
import { DesignerIndex } from '../designers/DesignerIndex.tsx';
import { breadcrumbJsonLd } from '../seo/jsonLd.ts';
import type { Route } from './+types/OurDesignersRoute.ts';

const steps = [{ name: 'Our designers', path: '/our-designers' }];

/** All designers, read with the page. */
export async function loader({ request }: Route.LoaderArgs) {
  const { data } = await serverClient(request).query({ query: Document });
  if (!data) throw new Error('The gateway answered nothing');
  return data.categorySearch;
}

/** Every designer from A to Z (spec §2). */
export default function OurDesignersRoute({ loaderData }: Route.ComponentProps) {
  const { url: site } = useSite();
  return (
    <div className="e-wrap">
      <PageHead
        title="Our designers"
        description={`Pre-owned pieces of ${loaderData.totalCount} designers, from A to Z.`}
        canonical={`${site}/our-designers`}
      />
      <StructuredData value={breadcrumbJsonLd(steps, site)} />
      <Breadcrumbs crumbs={steps} />
      <h1 className="e-title">Our designers</h1>
      <DesignerIndex designers={loaderData.categories} />
    </div>
  );
}
