import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test.each([
  ['1250', '$1,250'],
  ['1250.00', '$1,250'],
  ['1250.5', '$1,250.50'],
  ['1250.50', '$1,250.50'],
  ['0', '$0'],
  ['0.05', '$0.05'],
  ['999', '$999'],
  ['1234567', '$1,234,567'],
  ['-35.10', '−$35.10'],
  ['-0.00', '$0'],
  ['0099.9', '$99.90'],
  ['19.995', '$20'],
  ['19.994', '$19.99'],
  ['12345678901234567890.12', '$12,345,678,901,234,567,890.12'],
])('formats %s as %s with two decimals or none', (amount, text) => {
  expect(formatMoney({ amount })).toBe(text);
});

test('shows a value that is not a number unchanged, never as NaN', () => {
  expect(formatMoney({ amount: 'soon' })).toBe('soon');
  expect(formatMoney({ amount: '' })).toBe('');
});

test('names other currencies', () => {
  expect(formatMoney({ amount: '10', currency: 'EUR' })).toBe('EUR 10');
});
