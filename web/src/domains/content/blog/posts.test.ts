import { expect, it } from 'vitest';
import { toBreadcrumbs, toPosts } from './posts.ts';

const page = (path: string) => ({ path, title: path, excerpt: '' });

it('treats pages below /blog as posts', () => {
  const pages = [page('/blog'), page('/blog/care'), page('/blogger'), page('/terms')];
  expect(toPosts(pages)).toEqual([page('/blog/care')]);
});

it('links a post below /blog and any other page directly', () => {
  expect(toBreadcrumbs('Care', 'blog/care').map(({ name }) => name)).toEqual(['Journal', 'Care']);
  expect(toBreadcrumbs('Terms', 'terms').map(({ name }) => name)).toEqual(['Terms']);
});
