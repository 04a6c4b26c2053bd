import { Link, data as response } from 'react-router';
import { serverClient } from '#apollo/serverClient.server.ts';
import { useSite } from '#lib/site/useSite.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { Html } from '#ui/Html.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { StructuredData } from '#ui/StructuredData.tsx';
import { type BlogPost, blogJsonLd, postsAmong } from '../blog/posts.ts';
import { BlogRoute as Document } from './BlogRoute.generated.ts';
import '../blog/blog.css';
import type { Route } from './+types/BlogRoute.ts';

/**
 * The editors' own introduction may be missing; the list stands without it.
 * @throws 503 when the list cannot be read
 */
export async function loader({ request }: Route.LoaderArgs) {
  const { data } = await serverClient(request).query({ query: Document, errorPolicy: 'all' });
  if (!data) throw response(null, { status: 503 });
  return data;
}

/** The blog: the editors' introduction, and every content page below /blog (spec §2). */
export default function BlogRoute({ loaderData: data }: Route.ComponentProps) {
  const { url, name } = useSite();
  const page = data.cmsPage;
  const title = page?.contentHeading || page?.title || 'Journal';
  const posts = postsAmong(data.pageSearch.pages);
  return (
    <div className="e-wrap e-blog">
      <PageHead
        title={title}
        description={page?.metaDescription || `Notes by the people of ${name}.`}
        canonical={`${url}/blog`}
      />
      <StructuredData value={blogJsonLd({ title, site: url, posts })} />
      <Breadcrumbs crumbs={[{ name: title, path: null }]} />
      <h1 className="e-title">{title}</h1>
      {page?.content && <Html html={page.content} />}
      <Posts posts={posts} />
    </div>
  );
}

function Posts({ posts }: { posts: readonly BlogPost[] }) {
  if (posts.length === 0) return <p className="e-blog-none">Nothing has been written yet.</p>;
  return (
    <ul className="e-blog-posts">
      {posts.map(({ path, title, excerpt }) => (
        <li key={path}>
          <article>
            <h2>
              <Link to={path}>{title}</Link>
            </h2>
            {excerpt && <p>{excerpt}</p>}
          </article>
        </li>
      ))}
    </ul>
  );
}
