import type { ApolloClient } from '@apollo/client';
import { Container, chakra, Text } from '@chakra-ui/react';
import { data as response } from 'react-router';
import { browserClient } from '#apollo/browserClient.ts';
import { loadPage } from '#apollo/loadPage.ts';
import { serverClient } from '#apollo/serverClient.server.ts';
import { useSite } from '#lib/site/useSite.ts';
import { blog as styles } from '#theme/recipes/editorial.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { Html } from '#ui/Html.tsx';
import { TextLink } from '#ui/Links.tsx';
import { PageHead, PageTitle } from '#ui/PageHead.tsx';
import { type BlogPost, toPosts } from '../blog/posts.ts';
import type { Route } from './+types/BlogRoute.ts';
import { BlogRoute as Document, useBlogRouteQuery } from './BlogRoute.generated.ts';

const page = {
  query: Document,
  variables: {},
  isUsable: ({ pageSearch }: { pageSearch: unknown }) => pageSearch !== null,
};

/** The introduction may be missing; throws 503 if the posts cannot be read. */
async function loadBlog(client: ApolloClient) {
  try {
    const { partial } = await loadPage(client, page);
    return { partial };
  } catch {
    throw response(null, { status: 503 });
  }
}

export const loader = ({ context }: Route.LoaderArgs) => loadBlog(serverClient(context));
export const clientLoader = () => loadBlog(browserClient());

export default function BlogRoute({ loaderData: { partial } }: Route.ComponentProps) {
  const { url, name } = useSite();
  const { data } = useBlogRouteQuery({ skip: partial !== null });
  const { cmsPage, pageSearch } = partial ?? data ?? {};
  if (!pageSearch) return null;
  const title = cmsPage?.contentHeading || cmsPage?.title || 'Journal';
  const posts = toPosts(pageSearch.pages);
  return (
    <Container pb="16">
      <PageHead
        title={title}
        description={cmsPage?.metaDescription || `Notes from the people at ${name}.`}
        canonical={`${url}/blog`}
      />
      <Breadcrumbs crumbs={[{ name: title, path: null }]} />
      <PageTitle pt="3" pb="8">
        {title}
      </PageTitle>
      {cmsPage?.content && (
        <Html html={cmsPage.content} css={{ textStyle: 'prose', maxWidth: 'prose' }} />
      )}
      <Posts posts={posts} />
    </Container>
  );
}

function Posts({ posts }: { posts: readonly BlogPost[] }) {
  if (posts.length === 0) return <chakra.p py="10">No posts yet. Check back soon.</chakra.p>;
  return (
    <chakra.ul css={styles.posts}>
      {posts.map(({ path, title, excerpt }) => (
        <chakra.li key={path} pt="7" pb="9" borderTop="line">
          <article>
            <chakra.h2 css={styles.postTitle}>
              <TextLink variant="plain" to={path}>
                {title}
              </TextLink>
            </chakra.h2>
            {excerpt && (
              <Text maxWidth="56ch" mt="3" color="fg.muted">
                {excerpt}
              </Text>
            )}
          </article>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
