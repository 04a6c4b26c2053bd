import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReviewBadge } from './Footer.tsx';

const badge = {
  url: 'https://r.test/encore',
  image: null,
  score: null,
  count: null,
  name: 'Encore',
};

it('shows score and count with a link to the reviews', () => {
  const shown = renderToStaticMarkup(
    <ReviewBadge {...badge} image="https://r.test/badge.svg" score={4.8} count={1284} />,
  );
  expect(shown).toContain('href="https://r.test/encore"');
  expect(shown).toContain('src="https://r.test/badge.svg"');
  expect(shown).toContain('4.8 out of 5 · 1,284 reviews');
});

it('names the shop without a configured score, and shows nothing without a URL', () => {
  expect(renderToStaticMarkup(<ReviewBadge {...badge} />)).toContain('Encore reviews');
  expect(renderToStaticMarkup(<ReviewBadge {...badge} url={null} score={5} />)).toBe('');
});
