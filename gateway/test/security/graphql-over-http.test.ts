import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTrusted } from '../../src/graphql/documents.ts';
import { createSchema } from '../../src/graphql/schema.ts';
import { fakeDeps } from '../helpers/run-operation.ts';
import { createTestServer } from '../helpers/serve.ts';

const DECISION = new URL(
  '../../../docs/decisions/0014-production-runs-trusted-documents-only.md',
  import.meta.url,
);

/** The ids of the audits that the decision record lists as deviations. */
function explained(): string[] {
  return [...readFileSync(DECISION, 'utf8').matchAll(/`([0-9A-Z]{4})`/g)].map(([, id]) => id ?? '');
}

async function serve(playground: boolean): Promise<FastifyInstance> {
  return createTestServer(fakeDeps({}).deps, {
    schema: createSchema(() => {
      throw new Error('The audits ask no back end');
    }),
    webOrigins: [],
    playground,
    ...(playground ? {} : { documents: readTrusted(undefined) }),
  });
}

describe.each([
  { profile: 'development', playground: true, deviations: [] as readonly string[] },
  { profile: 'production', playground: false, deviations: explained() },
])('GraphQL over HTTP in the $profile profile', ({ playground, deviations }) => {
  let server: FastifyInstance;
  let url = '';

  beforeAll(async () => {
    server = await serve(playground);
    url = `${await server.listen({ host: '127.0.0.1', port: 0 })}/graphql`;
  });
  afterAll(() => server.close());

  test('passes 61 audits except for documented deviations', async () => {
    const audits = serverAudits({ url: () => url, fetchFn: fetch });
    expect(audits).toHaveLength(61);
    const results = await Promise.all(audits.map((audit) => audit.fn()));
    const deviating = results.filter(({ status }) => status !== 'ok');
    const reported = deviating.map((result) => `${result.id} ${result.name}`);
    expect(deviating.map(({ id }) => id).sort(), reported.join('\n')).toEqual(
      [...deviations].sort(),
    );
  });
});
