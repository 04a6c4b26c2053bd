import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSearchEngine } from '../engine.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-engine-'));
  file = join(folder, 'search.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const settings = { searchableAttributes: ['name'], attributesForFaceting: ['name'] };
const toRecords = (name: string) => [{ objectID: '1', name }];

describe('a search file', () => {
  it('retains records and settings after it is reopened', () => {
    const first = openSearchEngine(file);
    first.replaceIndex('p', {
      settings,
      records: toRecords('flap'),
      replicas: { p_asc: { ranking: ['asc(name)'] } },
    });
    first.batch('p', [{ action: 'addObject', body: { objectID: '2', name: 'birkin' } }]);
    first.close();
    const second = openSearchEngine(file);
    expect(second.search('p_asc', {})).toMatchObject({
      nbHits: 2,
      hits: [{ objectID: '2' }, { objectID: '1' }],
    });
    expect(second.search('p', { query: 'birkn' })).toMatchObject({ nbHits: 1 });
    second.close();
  });

  it('shows what another process writes with the next search', () => {
    const reader = openSearchEngine(file);
    const writer = openSearchEngine(file);
    writer.replaceIndex('p', { settings, records: toRecords('flap') });
    expect(reader.search('p', { query: 'flap' }).nbHits).toBe(1);
    writer.replaceIndex('p', { settings, records: toRecords('birkin') });
    expect(reader.search('p', { query: 'flap' }).nbHits).toBe(0);
    writer.batch('p', [{ action: 'addObject', body: { objectID: '2', name: 'flap', price: 3 } }]);
    expect(reader.search('p', { query: 'flap', numericFilters: ['price=3'] }).nbHits).toBe(1);
    reader.close();
    writer.close();
  });

  it("publishes synonyms with an index and its replicas, and keeps an index's own when it is given none", () => {
    const reader = openSearchEngine(file);
    const writer = openSearchEngine(file);
    const ysl = {
      objectID: 'ysl',
      type: 'oneWaySynonym',
      input: 'ysl',
      synonyms: ['saint laurent'],
    };
    const contents = { settings, records: toRecords('Saint Laurent Kate') };
    const replicas = { p_asc: { ranking: ['asc(name)'] } };
    writer.replaceIndex('p', { ...contents, replicas, synonyms: [ysl] });
    expect(reader.search('p', { query: 'ysl' }).nbHits).toBe(1);
    expect(reader.search('p_asc', { query: 'ysl' }).nbHits).toBe(1);
    writer.replaceIndex('p', contents);
    expect(reader.search('p', { query: 'ysl' }).nbHits).toBe(1);
    writer.replaceIndex('p', { ...contents, synonyms: [] });
    expect(reader.search('p', { query: 'ysl' }).nbHits).toBe(0);
    reader.close();
    writer.close();
  });

  it('loads a staged version in a running service and shows it once published', async () => {
    const service = openSearchEngine(file);
    const writer = openSearchEngine(file);
    writer.replaceIndex('p', { settings, records: toRecords('flap') });
    const replicas = { p_desc: { ranking: ['desc(name)'] } };
    const records = [...toRecords('birkin'), { objectID: '2', name: 'kelly' }];
    writer.stageIndex('v2', 'p', { settings, records, replicas });
    let isReady = false;
    const waiting = writer.awaitPreload('v2', { noticeMs: 5000, loadMs: 5000 }).then(() => {
      isReady = true;
    });
    expect(isReady).toBe(false);
    await service.preload();
    expect(service.search('p', {}).nbHits).toBe(1);
    await waiting;
    expect(writer.publish('v2')).toBe(true);
    expect(service.search('p_desc', {}).hits).toMatchObject([{ objectID: '2' }, { objectID: '1' }]);
    expect(service.search('p', { query: 'kelly' }).nbHits).toBe(1);
    service.close();
    writer.close();
  });

  it('publishes a version without a service after a short wait', async () => {
    const writer = openSearchEngine(file);
    writer.stageIndex('v1', 'p', { settings, records: toRecords('flap') });
    await writer.awaitPreload('v1', { noticeMs: 10, loadMs: 5000 });
    expect(writer.publish('v1')).toBe(true);
    expect(writer.publish('v1')).toBe(true);
    expect(writer.publish('v0')).toBe(false);
    writer.close();
  });

  it('retains the old index when writing the new records fails', () => {
    const engine = openSearchEngine(file);
    engine.replaceIndex('p', { settings, records: toRecords('flap') });
    function* broken() {
      yield* toRecords('birkin');
      throw new Error('line 7');
    }
    expect(() => engine.replaceIndex('p', { settings, records: broken() })).toThrow('line 7');
    expect(engine.search('p', { query: 'flap' }).nbHits).toBe(1);
    engine.close();
  });

  it('finds the right records after many changes of words', () => {
    const engine = openSearchEngine(file);
    engine.replaceIndex('p', { settings, records: [] });
    expect(engine.search('p', {}).nbHits).toBe(0);
    for (let round = 0; round < 2500; round++)
      engine.batch('p', [
        {
          action: 'addObject',
          body: { objectID: String(round % 50), name: `word${round}` },
        },
      ]);
    expect(engine.search('p', { query: 'word', hitsPerPage: 0 }).nbHits).toBe(50);
    expect(engine.search('p', { query: 'word2499', typoTolerance: false }).nbHits).toBe(1);
    expect(engine.search('p', { query: 'word2449', typoTolerance: false }).nbHits).toBe(0);
    engine.close();
  });
});
