import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { createContentRepository } from './repository.ts';
import { libraryBlocks, libraryPages, seedContent } from './seed.ts';

const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

describe('seedContent', () => {
  it('writes pages, blocks and addresses once', () => {
    const db = openDatabase(':memory:');
    expect(seedContent(db)).toBe(true);
    expect(seedContent(db)).toBe(false);
    const content = createContentRepository(db);
    expect(content.pages()).toEqual(libraryPages());
    expect(content.blocks()).toEqual(libraryBlocks());
    const addresses = db.prepare("SELECT * FROM url_rewrite WHERE entity_type = 'CMS_PAGE'").all();
    expect(addresses).toHaveLength(libraryPages().length);
    db.close();
  });

  it('writes changed texts and removes those that are no longer in the release', () => {
    const db = openDatabase(':memory:');
    seedContent(db);
    const [first] = libraryPages();
    const pages = first ? [{ ...first, content: '<p>New</p>' }] : [];
    expect(seedContent(db, { pages, blocks: [] })).toBe(true);
    const content = createContentRepository(db);
    expect(content.pageByIdentifier('about-us')?.content).toBe('<p>New</p>');
    expect(content.pageByIdentifier('terms')).toBeUndefined();
    expect(content.blocks()).toEqual([]);
    db.close();
  });

  it('takes the address of a designer of the same name', () => {
    const db = openDatabase(':memory:');
    db.exec("INSERT INTO url_rewrite VALUES ('terms', 'designers/terms', 301, 'CATEGORY', 7)");
    seedContent(db);
    const row = db.prepare("SELECT * FROM url_rewrite WHERE request_path = 'terms'").get();
    expect(row).toMatchObject({ entity_type: 'CMS_PAGE', redirect_code: 0 });
    db.close();
  });
});

describe('the texts', () => {
  it.each(libraryPages())(
    'keeps the text of $identifier between 120 and 400 words',
    ({ content }) => {
      expect(words(content)).toBeGreaterThanOrEqual(120);
      expect(words(content)).toBeLessThanOrEqual(400);
    },
  );

  it.each([...libraryPages(), ...libraryBlocks()])(
    'closes every element in $identifier',
    ({ content }) => {
      const open: string[] = [];
      for (const [, slash, name = ''] of content.matchAll(/<(\/?)(?!img)([a-z][a-z0-9]*)[^>]*>/g)) {
        if (slash) expect(open.pop()).toBe(name);
        else open.push(name);
      }
      expect(open).toEqual([]);
    },
  );

  it('states the rules of returns', () => {
    const returns = libraryPages().find(({ identifier }) => identifier === 'returns');
    expect(returns?.content).toMatch(
      /15 days of shipping.*seal must still be on.*label fee of \$15/s,
    );
  });

  it('defines the five grades for each category', () => {
    const blocks = libraryBlocks().filter(({ identifier }) => /_condition_/.test(identifier));
    expect(blocks).toHaveLength(6);
    for (const { content } of blocks) {
      const grades = [...content.matchAll(/<th scope="row">([^<]+)/g)].map(([, grade]) => grade);
      expect(grades).toEqual(['New', 'Excellent', 'Very Good', 'Good', 'Fair']);
    }
  });

  it.each(libraryPages().filter(({ identifier }) => identifier !== 'selling-consignment'))(
    'speaks in $identifier of offers to the shop only beside a link to that area, which a shop may lack',
    (page) => {
      const withoutLinked = page.content.replace(
        /<(p|tr|li)\b(?:(?!<\/\1>)[\s\S])*href="\/sell[\s\S]*?<\/\1>/g,
        '',
      );
      const texts = [page.title, page.metaDescription, withoutLinked].join(' ');
      expect(texts).not.toMatch(/\bquotes?\b|make an offer|changes the offer|that sell/i);
    },
  );
});
