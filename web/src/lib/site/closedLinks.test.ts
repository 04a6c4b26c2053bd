import { expect, it } from 'vitest';
import { withoutClosedLinks } from './closedAreas.ts';

const CLOSED = ['GIFT_CARDS'] as const;

it('changes nothing while all areas are open', () => {
  const html = '<p>Ready? <a href="/sell/new">Offer a piece</a></p>';
  expect(withoutClosedLinks(html, ['SELL_TO_US'])).toBe(html);
});

it('removes a column of links with its heading and keeps its neighbours', () => {
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

it('removes a question with its faq, anywhere on a page', () => {
  const faq = '<h3>How?</h3><p>Through <a href="/sell/new">our form</a>.</p>';
  expect(withoutClosedLinks(`<h2>A</h2><p>a</p><h2>Selling</h2>${faq}`, CLOSED)).toBe(
    '<h2>A</h2><p>a</p>',
  );
  expect(withoutClosedLinks(`<h2>A</h2>${faq}<h3>b</h3><p>b</p>`, CLOSED)).toBe(
    '<h2>A</h2><h3>b</h3><p>b</p>',
  );
});

it('removes a table row', () => {
  const rows = '<tr><td>Orders</td></tr><tr><td><a href="/sell/items">Quotes</a></td></tr>';
  expect(withoutClosedLinks(`<table>${rows}</table>`, CLOSED)).toBe(
    '<table><tr><td>Orders</td></tr></table>',
  );
});

it('removes a linked picture and a single list item', () => {
  const tiles =
    '<a href="/sell/new"><img src="a.webp" alt="x"></a><a href="/shoes"><span>Shoes</span></a>';
  expect(withoutClosedLinks(tiles, CLOSED)).toBe('<a href="/shoes"><span>Shoes</span></a>');
  const list =
    '<ul><li>Sell: <a href="/selling-consignment">here</a></li><li><a href="/b">b</a></li></ul>';
  expect(withoutClosedLinks(list, CLOSED)).toBe('<ul><li><a href="/b">b</a></li></ul>');
});
