import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FormerPrice } from './FormerPrice.tsx';

it('strikes out the former price and names it for screen readers', () => {
  const shown = renderToStaticMarkup(<FormerPrice former={{ amount: '400.00' }} />);
  expect(shown).toContain('Former price </span>$400</s>');
});

it('shows nothing for a product that is not reduced', () => {
  expect(renderToStaticMarkup(<FormerPrice former={null} />)).toBe('');
});
