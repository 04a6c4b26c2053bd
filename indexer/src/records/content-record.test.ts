import { describe, expect, it } from 'vitest';
import { blockRecords, descriptionHtml, pageRecords, plainText } from './settings.ts';

const MEDIA = 'http://pictures.test';

const aPage = (identifier: string) => ({
  identifier,
  title: 'About us',
  content: '<h1>About&nbsp;us</h1>\n<p>Ours &amp; yours.</p>',
});

describe('the records of content', () => {
  it('contains the text that a reader of the page sees', () => {
    expect(pageRecords([aPage('about-us')], MEDIA)).toEqual([
      {
        objectID: 'about-us',
        slug: 'about-us',
        name: 'About us',
        url: '/about-us',
        content: 'About us. Ours & yours.',
      },
    ]);
    expect(plainText('<style>p { color: red }</style>a<br>b &#8217; &unknown;')).toBe(
      'a b ’ &unknown;',
    );
  });

  it('shortens the text of a page to fit the record', () => {
    const long = { ...aPage('terms'), content: `<p>${'Terms and conditions. '.repeat(1000)}</p>` };
    const [record] = pageRecords([long], MEDIA);
    expect(JSON.stringify(record).length).toBeLessThan(10_000);
    expect(record?.content.endsWith('…')).toBe(true);
  });

  it('includes the home page and omits the not-found page', () => {
    expect(pageRecords([aPage('home'), aPage('no-route')], MEDIA).map(({ url }) => url)).toEqual([
      '/',
    ]);
  });

  it('retains the HTML of a block', () => {
    const block = { identifier: 'hero', title: 'Hero', content: '<p>New</p>' };
    expect(blockRecords([block], MEDIA)).toEqual([
      { objectID: 'hero', identifier: 'hero', title: 'Hero', content: '<p>New</p>' },
    ]);
  });

  it('decodes the HTML code of a Page Builder element', () => {
    const content =
      '<div data-content-type="html" data-appearance="default">&lt;p&gt;New &amp;amp; old&lt;/p&gt;</div>';
    const [block] = blockRecords([{ identifier: 'x', title: 'X', content }], MEDIA);
    expect(block?.content).toBe(
      '<div data-content-type="html" data-appearance="default"><p>New &amp; old</p></div>',
    );
    const [page] = pageRecords([{ ...aPage('x'), content }], MEDIA);
    expect(page?.content).toBe('New & old');
  });

  it('reduces a long description of a product to its first words', () => {
    const html = `<p>${'A &amp; B &lt; C. '.repeat(600)}</p>`;
    const short = descriptionHtml(html, MEDIA);
    expect(short).toMatch(/^A &amp; B &lt; C\..*…$/);
    expect(plainText(short)).toHaveLength(5_001);
    const image = '<p><img src="{{media url=wysiwyg/b.png}}"></p>';
    expect(descriptionHtml(image, MEDIA)).toBe(
      '<p><img src="http://pictures.test/media/wysiwyg/b.png"></p>',
    );
  });

  it('resolves directives of links and images and removes others', () => {
    const content =
      '<a href="{{store url="stk-plain"}}">a</a> <a href="{{store url=\'\'}}">b</a>' +
      ' <img src="{{media url=\'wysiwyg/a.png\'}}" alt=""> <img src="{{media url=wysiwyg/b.png}}">' +
      ' {{config path="general/store_information/name"}} {{unknown x=1}}{{var customer.name}}';
    const [block] = blockRecords([{ identifier: 'x', title: 'X', content }], MEDIA);
    expect(block?.content).toBe(
      '<a href="/stk-plain">a</a> <a href="/">b</a>' +
        ' <img src="http://pictures.test/media/wysiwyg/a.png" alt="">' +
        ' <img src="http://pictures.test/media/wysiwyg/b.png">  ',
    );
  });
});
