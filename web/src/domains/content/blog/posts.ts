import type { BlogRouteQuery } from '../routes/BlogRoute.generated.ts';

/** A blog post: a content page whose path starts with /blog/. */
export type BlogPost = NonNullable<BlogRouteQuery['pageSearch']>['pages'][number];

const FOLDER = '/blog/';

/** The blog posts among content pages, in the search service's order. */
export const toPosts = (pages: readonly BlogPost[]): BlogPost[] =>
  pages.filter(({ path }) => path.startsWith(FOLDER) && path !== FOLDER);

/** The breadcrumbs of a content page; the parent of a post is the blog. */
export const toBreadcrumbs = (title: string, path: string | null) => [
  ...(path?.startsWith(FOLDER.slice(1)) ? [{ name: 'Journal', path: '/blog' }] : []),
  { name: title, path: null },
];
