import { expect, test } from 'vitest';
import { readEnv } from '../../gateway/src/env.ts';
import { startEmbeddedBackEnd } from '../../gateway/test/helpers/embedded-back-end.ts';
import { runChecks } from '../src/check.ts';
import { createChecks } from '../src/main.ts';

test('reports no failure and no warning for the embedded back end', async () => {
  await using backEnd = await startEmbeddedBackEnd();
  const env = readEnv({ ...backEnd.env, MAGENTO_BASE_URLS: 'http://localhost:5000' });
  const findings = await runChecks(createChecks(env));
  expect(findings.filter(({ state }) => state === 'failed' || state === 'warning')).toEqual([]);
});
