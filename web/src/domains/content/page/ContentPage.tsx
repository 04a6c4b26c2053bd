import { Container, VisuallyHidden } from '@chakra-ui/react';
import { useSite } from '#lib/site/useSite.ts';
import { contentPage as styles } from '#theme/recipes/editorial.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { Html } from '#ui/Html.tsx';
import { PageHead, PageTitle } from '#ui/PageHead.tsx';
import { toBreadcrumbs } from '../blog/posts.ts';
import type { ContentPage_PageFragment } from './ContentPage.generated.ts';

/** The page layout: one column, heading and text side by side, full width, or text only. */
type Layout = 'column' | 'left' | 'right' | 'wide' | 'empty';

const LAYOUTS = new Map<string | null, Layout>([
  ['empty', 'empty'],
  ['2columns-left', 'left'],
  ['2columns-right', 'right'],
  ['3columns', 'left'],
  ['cms-full-width', 'wide'],
  ['page-full-width', 'wide'],
]);

/** A CMS page in its configured layout; one column if the layout is unknown. */
export function ContentPage({ page }: { page: ContentPage_PageFragment }) {
  const { url, name } = useSite();
  const title = page.title ?? page.contentHeading ?? name;
  const heading = page.contentHeading || title;
  const path = page.urlKey ?? page.identifier;
  const layout = LAYOUTS.get(page.pageLayout) ?? 'column';
  return (
    <Container asChild pb="16" css={styles[layout]}>
      <article>
        <PageHead
          title={page.metaTitle || title}
          description={page.metaDescription}
          keywords={page.metaKeywords}
          canonical={path ? `${url}/${path}` : null}
          type="article"
        />
        {layout === 'empty' ? (
          <VisuallyHidden asChild>
            <h1>{heading}</h1>
          </VisuallyHidden>
        ) : (
          <header>
            <Breadcrumbs crumbs={toBreadcrumbs(title, path)} />
            <PageTitle pt="3" pb="8">
              {heading}
            </PageTitle>
          </header>
        )}
        {page.content && (
          <Html
            html={page.content}
            css={{ textStyle: 'prose', maxWidth: 'prose', '& > :first-child': { mt: '0' } }}
          />
        )}
      </article>
    </Container>
  );
}
