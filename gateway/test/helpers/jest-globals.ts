import { test, vi, afterEach as vitestAfterEach, beforeEach as vitestBeforeEach } from 'vitest';

export { afterAll, beforeAll, describe, expect } from 'vitest';

/** The suite expects the server to have its own version, for which no release exists. */
const OF_THE_SUITE_ITSELF =
  'lockstep versioning of @apollo/server and @apollo/server-integration-testsuite';

type Body = (done: () => void) => unknown;

/** Jest passes a `done` callback to tests with a parameter; Vitest passes a context. */
function bare(body: Body) {
  return (): Promise<unknown> =>
    body.length > 0 ? new Promise<void>(body) : Promise.resolve(body(() => undefined));
}

/** Jest's function, which supports `done` callbacks. */
export function beforeEach(body: Body): void {
  vitestBeforeEach(bare(body));
}

/** Jest's function, which supports `done` callbacks. */
export function afterEach(body: Body): void {
  vitestAfterEach(bare(body));
}

/** Provides the Jest globals of Apollo's integration test suite with Vitest. Its version check is expected to fail. */
const it = new Proxy(test, {
  apply: (_test, _this, [name, body]: [string, Body]) =>
    name === OF_THE_SUITE_ITSELF ? test.fails(name, bare(body)) : test(name, bare(body)),
});

export { it, it as test, vi as jest };
