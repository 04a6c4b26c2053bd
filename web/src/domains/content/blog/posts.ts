import type { BlogRouteQuery } from '../routes/BlogRoute.generated.ts';

/** A blog post: a content page whose path starts with /blog/. */
export type BlogPost = NonNullable<BlogRouteQuery['pageSearch']>['pages'][number];

const FOLDER = '/blog/';

/** The blog posts among content pages, in the search service's order. */
export const toPosts = (pages: readonly BlogPost[]): BlogPost[] =>
  pages.filter(({ path }) => path.startsWith(FOLDER) && path !== FOLDER);

/** The blog as structured data. `site` is the shop's origin without a trailing slash. */
export function blogJsonLd(blog: {
  readonly title: string;
  readonly site: string;
  readonly posts: readonly BlogPost[];
}) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    name: blog.title,
    url: `${blog.site}/blog`,
    blogPost: blog.posts.map(({ path, title }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: blog.site + path,
    })),
  };
}

/** The breadcrumbs of a content page; the parent of a post is the blog. */
export const toBreadcrumbs = (title: string, path: string | null) => [
  ...(path?.startsWith(FOLDER.slice(1)) ? [{ name: 'Journal', path: '/blog' }] : []),
  { name: title, path: null },
];
