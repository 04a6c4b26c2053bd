import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, validate } from 'graphql';
import { afterAll, expect, test } from 'vitest';
import { serve } from '../../test/helpers/serve.ts';
import { DocumentError, findInvalidDocuments, readTrusted, toDocumentId } from './documents.ts';
import { createSchema } from './schema.ts';

const folder = mkdtempSync(join(tmpdir(), 'encore-documents-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PARTNER = 'query Partner { countries { id } }';
const WRITE = 'mutation Out { customerSignOut { isSignedOut } }';
writeFileSync(join(folder, 'partner.graphql'), `${PARTNER}\n`);
writeFileSync(join(folder, 'out.graphql'), WRITE);
const rest = { 'GET /V1/directory/countries': [] };

const schema = createSchema(() => {
  throw new Error('asks nobody');
});

test("registers the shop's valid operations under the SHA-256 of their text", () => {
  const documents = readTrusted();
  expect(documents.operationNames.has('HomeRoute')).toBe(true);
  const file = join(import.meta.dirname, '../../../schema/trusted-documents.json');
  const texts: string[] = Object.values(JSON.parse(readFileSync(file, 'utf8')));
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) {
    expect(documents.byId(toDocumentId(text))).toBe(text);
    expect(validate(schema, parse(text))).toEqual([]);
  }
});

test('runs only registered operations in production, by text or by id', async () => {
  await using gateway = await serve({ rest }, { documents: readTrusted(folder) });
  expect(await (await gateway.post(PARTNER)).json()).toEqual({ data: { countries: [] } });
  const extensions = { persistedQuery: { version: 1, sha256Hash: toDocumentId(PARTNER) } };
  const documentId = `sha256:${toDocumentId(PARTNER)}`;
  for (const body of [{ documentId }, { documentId, query: null }, { extensions }]) {
    expect(await (await gateway.post(body)).json()).toEqual({ data: { countries: [] } });
  }
  for (const body of [[PARTNER], 1]) {
    const response = await gateway.post(body);
    expect([response.status, (await response.json()).errors[0].extensions.code]).toEqual([
      400,
      'BAD_REQUEST',
    ]);
  }
  for (const body of ['{ countries { name } }', '{ __schema { types { name } } }']) {
    const response = await gateway.post(body);
    expect([response.status, (await response.json()).errors[0].extensions.code]).toEqual([
      403,
      'FORBIDDEN',
    ]);
  }
  const unknown = await gateway.post({ documentId: toDocumentId('{ unknown }') });
  expect([unknown.status, (await unknown.json()).errors[0].extensions.code]).toEqual([
    404,
    'PERSISTED_QUERY_NOT_FOUND',
  ]);
});

test('rejects mutations over GET', async () => {
  await using gateway = await serve({ rest }, { documents: readTrusted(folder) });
  const byId = (text: string) => fetch(`${gateway.url}/graphql?documentId=${toDocumentId(text)}`);
  expect((await byId(PARTNER)).status).toBe(200);
  expect((await byId(WRITE)).status).toBe(405);
  expect((await fetch(`${gateway.url}/graphql?query=${encodeURIComponent(PARTNER)}`)).status).toBe(
    405,
  );
});

test('rejects a folder with other files and names the file', () => {
  const broken = mkdtempSync(join(tmpdir(), 'encore-documents-'));
  writeFileSync(join(broken, 'half.graphql'), 'query {');
  expect(() => readTrusted(broken)).toThrow(DocumentError);
  expect(() => readTrusted(broken)).toThrow('half.graphql');
  rmSync(join(broken, 'half.graphql'));
  writeFileSync(join(broken, 'wrong.json'), JSON.stringify({ abc: PARTNER }));
  expect(() => readTrusted(broken)).toThrow('abc is not the id of its text');
  for (const text of ['{"a": ', '[]', JSON.stringify({ [toDocumentId('query {')]: 'query {' })]) {
    writeFileSync(join(broken, 'wrong.json'), text);
    expect(() => readTrusted(broken)).toThrow(DocumentError);
    expect(() => readTrusted(broken)).toThrow('wrong.json');
  }
  rmSync(broken, { recursive: true });
});

test('names the file and the first error of an invalid operation', () => {
  const old = mkdtempSync(join(tmpdir(), 'encore-documents-'));
  const gone = 'query Old { countries { flag } gone }';
  writeFileSync(join(old, 'old.json'), JSON.stringify({ [toDocumentId(gone)]: gone }));
  writeFileSync(join(old, 'partner.graphql'), PARTNER);
  expect(findInvalidDocuments(old, schema)).toEqual([
    `${join(old, 'old.json')}: Cannot query field "flag" on type "Country".`,
  ]);
  rmSync(old, { recursive: true });
});
