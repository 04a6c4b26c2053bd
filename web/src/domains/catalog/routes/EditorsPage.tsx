import { type QueryRef, useReadQuery } from '@apollo/client/react';
import type { CatchAllRoutePageQuery } from '../../../generated/documents.ts';
import { ContentPage } from '../../content/index.ts';

/** A content page found by its address. */
export function EditorsPage({ page }: { page: QueryRef<CatchAllRoutePageQuery> }) {
  const { data } = useReadQuery(page);
  return data.cmsPage && <ContentPage page={data.cmsPage} />;
}
