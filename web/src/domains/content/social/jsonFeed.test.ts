import { expect, it } from 'vitest';
import { toPosts } from './jsonFeed.ts';

const image = 'https://pictures.test/1.jpg';

it('takes items that have an address and a picture, and shortens their text', () => {
  const items = [
    { id: '1', url: 'https://social.test/1', image, content_text: `${'word '.repeat(40)}end` },
    { id: '2', url: 'https://social.test/2', content_text: 'no picture' },
    { id: '3', url: 'javascript:alert(1)', image, title: 'bad' },
    { id: '4', url: 'https://social.test/4', banner_image: image, title: 'Title' },
  ];
  const posts = toPosts({ version: 'https://jsonfeed.org/version/1.1', title: 'Days', items });
  expect(posts.map(({ url }) => url)).toEqual(['https://social.test/1', 'https://social.test/4']);
  expect(posts[0]?.text).toMatch(/word …$/);
  expect(posts[1]).toEqual({ url: 'https://social.test/4', image, text: 'Title' });
});

it('throws for JSON that is no feed', () => {
  expect(() => toPosts({ posts: [] })).toThrow();
});
