import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate, openDatabase } from './open.ts';
import { inTransaction } from './transaction.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'encore-db-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);

const tables = (db: DatabaseSync) =>
  db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .all()
    .map((row) => row.name);

describe('migrations', () => {
  it('runs migrations in the order of their names, each once', () => {
    write(
      '020-b.sql',
      'CREATE TABLE b (a_id INTEGER REFERENCES a (id)); INSERT INTO a VALUES (1);',
    );
    write('010-a.sql', 'CREATE TABLE a (id INTEGER PRIMARY KEY);');
    const db = new DatabaseSync(':memory:');
    migrate(db, folder);
    migrate(db, folder);
    expect(tables(db)).toEqual(['a', 'b', 'schema_migration']);
    write('015-late.sql', 'CREATE TABLE late (id INTEGER);');
    migrate(db, folder);
    expect(tables(db)).toContain('late');
  });

  it('leaves the database as it was when a migration fails and names that one', () => {
    write('010-a.sql', 'CREATE TABLE a (id INTEGER);');
    write('020-bad.sql', 'CREATE TABLE b (id INTEGER); CREATE NONSENSE;');
    const db = new DatabaseSync(':memory:');
    expect(() => migrate(db, folder)).toThrow('020-bad.sql');
    expect(tables(db)).toEqual(['schema_migration']);
  });

  it('rejects a database of a newer release', () => {
    const db = openDatabase(':memory:');
    db.exec("INSERT INTO schema_migration (name) VALUES ('990-future.sql')");
    expect(() => migrate(db)).toThrow('990-future.sql');
  });
});

describe('openDatabase', () => {
  it('creates the folder and syncs every commit to a write-ahead log', () => {
    const file = join(folder, 'deep', 'shop.sqlite');
    const db = openDatabase(file);
    const pragma = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
    expect(pragma('journal_mode')).toBe('wal');
    expect(pragma('synchronous')).toBe(2);
    expect(pragma('foreign_keys')).toBe(1);
    db.close();
  });

  it('rolls a failed transaction back', () => {
    const db = openDatabase(':memory:');
    db.exec('CREATE TABLE t (id INTEGER)');
    const fail = () => {
      db.exec('INSERT INTO t VALUES (1)');
      throw new Error('no');
    };
    expect(() => inTransaction(db, fail)).toThrow('no');
    expect(db.prepare('SELECT count(*) AS n FROM t').get()?.n).toBe(0);
  });
});
