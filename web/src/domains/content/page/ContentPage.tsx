import { useSite } from '#lib/site/useSite.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { Html } from '#ui/Html.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { crumbsTo } from '../blog/posts.ts';
import type { ContentPage_PageFragment } from './ContentPage.generated.ts';
import { layoutOf } from './layoutOf.ts';
import './contentPage.css';

/** A page that the shop's editors write, in the layout that they have chosen. */
export function ContentPage({ page }: { page: ContentPage_PageFragment }) {
  const { url, name } = useSite();
  const title = page.title ?? page.contentHeading ?? name;
  const path = page.urlKey ?? page.identifier;
  const layout = layoutOf(page.pageLayout);
  return (
    <article className="e-wrap e-content-page" data-layout={layout}>
      <PageHead
        title={page.metaTitle || title}
        description={page.metaDescription}
        keywords={page.metaKeywords}
        canonical={path ? `${url}/${path}` : null}
        type="article"
      />
      {layout === 'empty' ? (
        <h1 className="e-hidden">{page.contentHeading || title}</h1>
      ) : (
        <header>
          <Breadcrumbs crumbs={crumbsTo(title, path)} />
          <h1 className="e-title">{page.contentHeading || title}</h1>
        </header>
      )}
      {page.content && <Html html={page.content} />}
    </article>
  );
}
