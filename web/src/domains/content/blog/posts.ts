/** A post of the blog: a content page whose path begins with /blog/. */
export interface BlogPost {
  readonly path: string;
  readonly title: string;
  /** The first words of its text; may be empty. */
  readonly excerpt: string;
}

const FOLDER = '/blog/';

/** The posts among content pages, in the order of the search service. */
export const toPosts = (pages: readonly BlogPost[]): BlogPost[] =>
  pages.filter(({ path }) => path.startsWith(FOLDER) && path !== FOLDER);

/** The blog for search engines. `site` is the shop's address without a slash at the end. */
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

/** The way to a content page: a post stands below the blog. */
export const toBreadcrumbs = (title: string, path: string | null) => [
  ...(path?.startsWith(FOLDER.slice(1)) ? [{ name: 'Journal', path: '/blog' }] : []),
  { name: title, path: null },
];
