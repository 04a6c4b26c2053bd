import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('writes cells that a spreadsheet reads as they were meant', () => {
  const rows = [
    ['Item', 'Amount'],
    ['Bag, "small"', '1250.50'],
    ['=SUM(A1)', '-1'],
  ];
  expect(csvOf(rows)).toBe('Item,Amount\r\n"Bag, ""small""",1250.50\r\n\'=SUM(A1),\'-1');
});
