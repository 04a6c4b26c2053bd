import { expect, it } from 'vitest';
import { blogJsonLd, toBreadcrumbs, toPosts } from './posts.ts';

const page = (path: string) => ({ path, title: path, excerpt: '' });

it('takes the pages below /blog for posts', () => {
  const pages = [page('/blog'), page('/blog/care'), page('/blogger'), page('/terms')];
  expect(toPosts(pages)).toEqual([page('/blog/care')]);
});

it('names the posts to search engines', () => {
  const data = blogJsonLd({ title: 'Blog', site: 'https://a.test', posts: [page('/blog/care')] });
  expect(data).toMatchObject({ blogPost: [{ url: 'https://a.test/blog/care' }] });
});

it('leads to a post by the blog, and to any other page straight', () => {
  expect(toBreadcrumbs('Care', 'blog/care').map(({ name }) => name)).toEqual(['Journal', 'Care']);
  expect(toBreadcrumbs('Terms', 'terms').map(({ name }) => name)).toEqual(['Terms']);
});
