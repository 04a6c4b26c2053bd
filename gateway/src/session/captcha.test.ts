import { createHmac } from 'node:crypto';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Challenge, createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, describe, expect, test } from 'vitest';
import { startRedis, testWithRedis } from '../../test/helpers/redis-server.ts';
import { runOperation } from '../../test/helpers/run-operation.ts';
import { createProofOfWork, createRecaptcha } from './captcha.ts';
import type { Secrets } from './encryption.ts';
import { createTtlStore } from './ttl-store.ts';

const SECRET = 'a secret of thirty-two characters';

async function solved(text: string | null): Promise<{ challenge: Challenge; response: string }> {
  const challenge: Challenge = JSON.parse(text ?? 'null');
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, response: encode({ challenge, solution }) };
}
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

describe('the captcha puzzle', () => {
  test('can be solved once', async () => {
    const captcha = createProofOfWork([SECRET]);
    const { response } = await solved(await captcha.challenge());
    expect(await captcha.verify(response)).toBe(true);
    expect(await captcha.verify(response)).toBe(false);
  });

  testWithRedis('is solved once at either of two gateways', async () => {
    await using redis = await startRedis();
    const server = await redis.connect();
    const gateways = [1, 2].map(() => createProofOfWork([SECRET], createTtlStore(server)));
    const [first, second] = gateways;
    const { response } = await solved((await first?.challenge()) ?? null);
    const responses = gateways.map((gateway) => gateway.verify(response));
    expect((await Promise.all(responses)).sort()).toEqual([false, true]);
    expect(await second?.verify(response)).toBe(false);
    server.disconnect();
  });

  test('accepts one of two concurrent solutions', async () => {
    const captcha = createProofOfWork([SECRET]);
    const { response } = await solved(await captcha.challenge());
    const both = await Promise.all([captcha.verify(response), captcha.verify(response)]);
    expect(both.sort()).toEqual([false, true]);
  });

  test('expires after five minutes', async () => {
    let now = Date.now();
    const captcha = createProofOfWork([SECRET], createTtlStore(), () => now);
    const { response } = await solved(await captcha.challenge());
    now += 301_000;
    expect(await captcha.verify(response)).toBe(false);
  });

  test('accepts a solution signed with the previous secret once', async () => {
    const changed: Secrets = [`${SECRET}!`, SECRET];
    const { response } = await solved(await createProofOfWork([SECRET]).challenge());
    const captcha = createProofOfWork(changed);
    expect(await captcha.verify(response)).toBe(true);
    expect(await captcha.verify(response)).toBe(false);
    const fresh = await solved(await captcha.challenge());
    expect(await createProofOfWork([SECRET]).verify(fresh.response)).toBe(false);
    expect(await captcha.verify(fresh.response)).toBe(true);
  });

  test('rejects a puzzle of another shop or an easier one', async () => {
    const captcha = createProofOfWork([SECRET]);
    const foreign = await solved(await createProofOfWork([`${SECRET}!`]).challenge());
    expect(await captcha.verify(foreign.response)).toBe(false);

    const { challenge } = await solved(await captcha.challenge());
    const easy = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } };
    expect(await captcha.verify((await solved(JSON.stringify(easy))).response)).toBe(false);
  });

  test.each([
    [1_000, true],
    [999, false],
    [1, false],
    [1_001, false],
  ])(
    'with a valid signature and a cost of %i iterations is accepted: %s',
    async (cost, isAccepted) => {
      const keyFor = (use: string) =>
        createHmac('sha256', SECRET).update(`captcha ${use}`).digest('hex');
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: 3,
        deriveKey,
        expiresAt: new Date(Date.now() + 60_000),
        hmacSignatureSecret: keyFor('puzzle'),
        hmacKeySignatureSecret: keyFor('answer'),
      });
      const { response } = await solved(JSON.stringify(challenge));
      expect(await createProofOfWork([SECRET]).verify(response)).toBe(isAccepted);
    },
  );

  test.each([
    undefined,
    null,
    '',
    'x',
    encode(null),
    encode({}),
    encode({ challenge: { parameters: {}, signature: 'aa' }, solution: {} }),
    'A'.repeat(100_000),
  ])('rejects malformed solutions (%#)', async (response) => {
    expect(await createProofOfWork([SECRET]).verify(response)).toBe(false);
  });
});

describe('creating an account', () => {
  const CREATE =
    'mutation ($captcha: String) { customerCreate(input: { email: "a@b.test", firstName: "A", lastName: "B", password: "p", captcha: $captcha }) { customer { email } userErrors { message field code } } }';
  const rest = { 'POST /V1/customers': { id: 1, email: 'a@b.test' } };

  test('reaches the back end only with a solution, once for each', async () => {
    const captcha = createProofOfWork([SECRET]);
    const authConfig = { captcha, hidesKnownEmails: false, providers: [] };
    const rejection = {
      message: 'Please tick recaptcha.',
      field: ['captcha'],
      code: 'BAD_USER_INPUT',
    };
    const without = await runOperation(CREATE, { rest, authConfig });
    expect(without.data.customerCreate).toEqual({ customer: null, userErrors: [rejection] });
    expect(without.restCalls).toEqual([]);

    const challenge = await runOperation('{ captchaChallenge signInSettings { captcha } }', {
      authConfig,
    });
    expect(challenge.data.signInSettings).toEqual({ captcha: 'PROOF_OF_WORK' });
    const variables = { captcha: (await solved(challenge.data.captchaChallenge)).response };
    const first = await runOperation(CREATE, { rest, authConfig, variables });
    expect(first.data.customerCreate.customer).toEqual({ email: 'a@b.test' });
    expect(first.restCalls).toHaveLength(1);
    const second = await runOperation(CREATE, { rest, authConfig, variables });
    expect(second.data.customerCreate.userErrors).toEqual([rejection]);
    expect(second.restCalls).toEqual([]);
  });
});

describe('reCAPTCHA', () => {
  const servers: ReturnType<typeof createServer>[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  /**
   * A captcha whose verification service responds with `status` and `body`; `forms` are the requests that it received.
   */
  async function checkedBy(status: number, body: string, headers: OutgoingHttpHeaders = {}) {
    const forms: string[] = [];
    const server = createServer((request, response) => {
      request.setEncoding('utf8').on('data', (form: string) => forms.push(form));
      request.on('end', () => response.writeHead(status, headers).end(body));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const verifyUrl = `http://127.0.0.1:${port}/siteverify`;
    const captcha = createRecaptcha({ siteKey: 'public', secret: 'private', verifyUrl });
    return { forms, captcha, verifyUrl };
  }

  test('gives pages the public key, and sends secret and token to the service', async () => {
    const { forms, captcha } = await checkedBy(200, '{"success":true,"score":0.9}');
    expect(await captcha.verify('token&1')).toBe(true);
    expect(forms).toEqual(['secret=private&response=token%261']);
    const { data } = await runOperation('{ signInSettings { captcha captchaSiteKey } }', {
      authConfig: { captcha, hidesKnownEmails: false, providers: [] },
    });
    expect(data.signInSettings).toEqual({ captcha: 'RECAPTCHA', captchaSiteKey: 'public' });
  });

  test.each([
    [200, '{"success":false}'],
    [200, '{"success":true,"score":0.1}'],
    [200, 'no JSON'],
    [503, '{"success":true}'],
  ])('rejects when the service responds with %i %s', async (status, body) => {
    expect(await (await checkedBy(status, body)).captcha.verify('token')).toBe(false);
  });

  test('sends the secret to no other address when the service redirects', async () => {
    const other = await checkedBy(200, '{"success":true}');
    const location = other.verifyUrl;
    const { captcha, forms } = await checkedBy(307, '', { location });
    expect(await captcha.verify('token')).toBe(false);
    expect([forms.length, other.forms]).toEqual([1, []]);
  });

  test('rejects without a token and when the service is unreachable', async () => {
    const verifyUrl = 'http://127.0.0.1:9/siteverify';
    const captcha = createRecaptcha({ siteKey: 'public', secret: 'private', verifyUrl });
    expect(await captcha.verify('token')).toBe(false);
    expect(await captcha.verify(null)).toBe(false);
  });
});
