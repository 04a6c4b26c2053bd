import { expect, it } from 'vitest';
import { aProduct } from '../../../test/helpers/shop.ts';
import { fillCommerce } from '../../catalogue/store/commerce.ts';
import { openDatabase } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import { acceptedDesigners, loadSellFacts } from './facts.ts';

it('accepts the designers of the catalogue with their known models', () => {
  const db = openDatabase(':memory:');
  const product = (id: number, manufacturer: string) =>
    aProduct({ id, sku: `BAG-${id}`, attributes: { manufacturer } });
  const products = [
    product(1, 'Tiffany & Co.'),
    { ...product(2, 'Chanel'), qty: 0 },
    product(3, 'Chanel'),
    product(4, 'Nobody Yet'),
    { ...product(5, 'Hidden'), enabled: false },
  ];
  inTransaction(db, () => fillCommerce(db, { categories: [], products }));
  const found = acceptedDesigners(db, loadSellFacts());
  expect(found.map(({ name, slug }) => [name, slug])).toEqual([
    ['Chanel', 'chanel'],
    ['Nobody Yet', 'nobody-yet'],
    ['Tiffany & Co.', 'tiffany--co-'],
  ]);
  expect(found.map(({ models }) => models.length > 0)).toEqual([true, false, true]);
  db.close();
});
