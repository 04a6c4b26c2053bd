import { test, vi, afterEach as vitestAfterEach, beforeEach as vitestBeforeEach } from 'vitest';

export { afterAll, beforeAll, describe, expect } from 'vitest';

/** The suite compares its own version with the server's; the registry has no suite of the server's version. */
const OF_THE_SUITE_ITSELF =
  'lockstep versioning of @apollo/server and @apollo/server-integration-testsuite';

type Body = (done: () => void) => unknown;

/** Jest hands a body that has a parameter a callback, and waits for it; Vitest hands every one a context. */
function bare(body: Body) {
  return (): Promise<unknown> =>
    body.length > 0 ? new Promise<void>(body) : Promise.resolve(body(() => undefined));
}

/** Jest's own, for bodies that take a callback. */
export function beforeEach(body: Body): void {
  vitestBeforeEach(bare(body));
}

/** Jest's own, for bodies that take a callback. */
export function afterEach(body: Body): void {
  vitestAfterEach(bare(body));
}

/** What Apollo's suite for HTTP layers takes from Jest, given by Vitest. One test must fail: its version check. */
const it = new Proxy(test, {
  apply: (_test, _this, [name, body]: [string, Body]) =>
    name === OF_THE_SUITE_ITSELF ? test.fails(name, bare(body)) : test(name, bare(body)),
});

export { it, it as test, vi as jest };
