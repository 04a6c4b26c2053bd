import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createReader,
  deleteRows,
  insertIfNew,
  insertRow,
  selectValue,
  updateRows,
} from './rows.ts';

interface Item {
  readonly id: number;
  readonly madeMs: number;
  readonly isNew: boolean;
  readonly tags: readonly string[] | null;
}

let db: DatabaseSync;
const createItems = () => createReader<Item>(db, 'item', { json: ['tags'], flags: ['isNew'] });

beforeEach(() => {
  db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE item (id INTEGER PRIMARY KEY, made_ms INTEGER, is_new INTEGER, tags TEXT)');
  insertRow(db, 'item', { madeMs: 10, isNew: true, tags: ['a', 'b'] });
  insertRow(db, 'item', { madeMs: 10, isNew: false, tags: null });
  insertRow(db, 'item', { madeMs: 30, isNew: true, tags: [] });
});

describe('createReader', () => {
  it('converts names, JSON and flags', () => {
    expect(createItems().find({ id: 1 })).toEqual({
      id: 1,
      madeMs: 10,
      isNew: true,
      tags: ['a', 'b'],
    });
    expect(createItems().get({ id: 2 })).toMatchObject({ isNew: false, tags: null });
  });

  it('returns undefined for a missing row and throws where it must exist', () => {
    expect(createItems().find({ id: 9 })).toBeUndefined();
    expect(() => createItems().get({ id: 9 })).toThrow('No row of item has {"id":9}.');
  });

  it('lists rows by equal columns in order and pages them with the total', () => {
    const ids = (items: readonly Item[]) => items.map(({ id }) => id);
    expect(ids(createItems().list({ madeMs: 10 }, 'id DESC'))).toEqual([2, 1]);
    const page = createItems().page({
      where: [{ sql: 'is_new = ?', values: [1] }],
      orderBy: 'id',
      limit: 1,
      offset: 1,
    });
    expect([ids(page.items), page.total]).toEqual([[3], 2]);
  });

  it('completes each object with the given function', () => {
    const labels = createReader(db, 'item', { complete: ({ id }: Item) => `#${id}` });
    expect([...labels.iterate('ORDER BY id')]).toEqual(['#1', '#2', '#3']);
  });
});

it('updates and deletes the rows with equal columns, and counts them', () => {
  expect(updateRows(db, 'item', { madeMs: 10 }, { isNew: false, tags: ['c'] })).toBe(2);
  expect(createItems().get({ id: 2 }).tags).toEqual(['c']);
  expect(deleteRows(db, 'item', { madeMs: 10, isNew: false })).toBe(2);
  expect(selectValue(db, 'SELECT count(*) FROM item')).toBe(1);
});

it('inserts a row only once', () => {
  expect(insertIfNew(db, 'item', { id: 3, madeMs: 1 })).toBe(false);
  expect(insertIfNew(db, 'item', { id: 4, madeMs: 1 })).toBe(true);
});
