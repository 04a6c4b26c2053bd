import { expect, it } from 'vitest';
import { withoutClosedLinks } from './closedLinks.ts';

const CLOSED = ['GIFT_CARDS'] as const;

it('leaves everything alone while all areas are open', () => {
  const html = '<p>Ready? <a href="/sell/new">Offer a piece</a></p>';
  expect(withoutClosedLinks(html, ['SELL_TO_US'])).toBe(html);
});

it('takes out a column of links with its heading, and keeps its neighbours', () => {
  const html = `<div>
<p class="e-eyebrow">Sell</p>
<ul>
<li><a href="/selling-consignment">How selling works</a></li>
<li><a href="/sell/items?status=paid">Your quotes</a></li>
</ul>
</div>
<div><p class="e-eyebrow">Help</p><ul><li><a href="/returns">Returns</a></li></ul></div>`;
  expect(withoutClosedLinks(html, CLOSED).trim()).toBe(
    '<div><p class="e-eyebrow">Help</p><ul><li><a href="/returns">Returns</a></li></ul></div>',
  );
});

it('takes out a question with its answer, at the end of a page and amid it', () => {
  const answer = '<h3>How?</h3><p>Through <a href="/sell/new">our form</a>.</p>';
  expect(withoutClosedLinks(`<h2>A</h2><p>a</p><h2>Selling</h2>${answer}`, CLOSED)).toBe(
    '<h2>A</h2><p>a</p>',
  );
  expect(withoutClosedLinks(`<h2>A</h2>${answer}<h3>b</h3><p>b</p>`, CLOSED)).toBe(
    '<h2>A</h2><h3>b</h3><p>b</p>',
  );
});

it('takes out a picture that leads there, and a list item alone', () => {
  const tiles =
    '<a href="/sell/new"><img src="a.webp" alt="x"></a><a href="/shoes"><span>Shoes</span></a>';
  expect(withoutClosedLinks(tiles, CLOSED)).toBe('<a href="/shoes"><span>Shoes</span></a>');
  const list =
    '<ul><li>Sell: <a href="/selling-consignment">here</a></li><li><a href="/b">b</a></li></ul>';
  expect(withoutClosedLinks(list, CLOSED)).toBe('<ul><li><a href="/b">b</a></li></ul>');
});
