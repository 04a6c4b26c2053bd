import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ThemeProvider } from '#ui/render.test-helpers.tsx';
import { PriceText } from './ProductCard.tsx';

const price = {
  current: { amount: '300.00' },
  former: null,
  msrp: null,
  discountPercent: null,
  isLowest: false,
};
const markup = (shown: Parameters<typeof PriceText>[0]['price']) =>
  renderToStaticMarkup(
    <ThemeProvider>
      <PriceText price={shown} />
    </ThemeProvider>,
  );

it('strikes through the former price and labels it for screen readers', () => {
  const shown = markup({ ...price, former: { amount: '400.00' } });
  expect(shown).toContain('Former price </span>$400</s>');
});

it('shows only the price of a product that is not reduced', () => {
  expect(markup(price)).toMatch(/\$300$/);
});

it('shows the lowest of several prices with "From"', () => {
  expect(markup({ ...price, isLowest: true })).toMatch(/From \$300$/);
});

it('shows the retail price and the saving', () => {
  const shown = markup({ ...price, msrp: { amount: '600.00' }, discountPercent: 50 });
  expect(shown).toContain('Est. retail $600 <b>50% off</b>');
});
