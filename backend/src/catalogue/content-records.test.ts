import { describe, expect, it } from 'vitest';
import type { CmsPage } from '../domains/content/types.ts';
import { blockRecords, pageRecords, plainText } from './content-records.ts';

const aPage = (identifier: string): CmsPage => ({
  ...{ id: 1, identifier, title: 'About us', contentHeading: '', pageLayout: '1column' },
  ...{ metaTitle: '', metaDescription: '', metaKeywords: '', isActive: true },
  content: '<h1>About&nbsp;us</h1>\n<p>Ours &amp; yours.</p>',
});

describe('the records of content', () => {
  it('hold what a reader of the page sees', () => {
    expect(pageRecords([aPage('about-us')])).toEqual([
      {
        ...{ objectID: 'about-us', slug: 'about-us', name: 'About us', url: '/about-us' },
        content: 'About us. Ours & yours.',
      },
    ]);
    expect(plainText('<style>p { color: red }</style>a<br>b &#8217; &unknown;')).toBe(
      'a b ’ &unknown;',
    );
  });

  it('know the home page, and leave out the page for lost ways', () => {
    expect(pageRecords([aPage('home'), aPage('no-route')]).map(({ url }) => url)).toEqual(['/']);
  });

  it('keep a block as it is shown', () => {
    const block = { id: 1, identifier: 'hero', title: 'Hero', content: '<p>New</p>' };
    expect(blockRecords([{ ...block, headerContent: null, isActive: true }])).toEqual([
      { objectID: 'hero', identifier: 'hero', title: 'Hero', content: '<p>New</p>' },
    ]);
  });
});
