import { ask } from './runner/ask.ts';
import type { Target } from './runner/target.ts';

type Shop = Pick<Target, 'commerce' | 'restPath' | 'patienceSeconds' | 'admin'>;

/** What an error says, its parameters filled in. */
function messageIn(text: string): string {
  try {
    const { message, parameters = {} } = JSON.parse(text);
    return String(message).replaceAll(/%(\w+)/g, (all, name: string) => parameters[name] ?? all);
  } catch {
    return text.slice(0, 200);
  }
}

/** @throws when the staff's account is not let in. */
export async function createAdminClient({ commerce, restPath, patienceSeconds, admin }: Shop) {
  const request = async (
    method: string,
    path: string,
    { body, token }: { body?: unknown; token?: string },
  ) => {
    const { response, text } = await ask(`${commerce}${restPath}${path}`, patienceSeconds, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.ok) return JSON.parse(text) as unknown;
    throw new Error(
      `${method} ${path.split('?')[0]} returned ${response.status}: ${messageIn(text)}`,
    );
  };
  const token = String(
    await request('POST', '/V1/integration/admin/token', { body: admin }).catch((error: Error) => {
      throw new Error(
        `The account of --admin is not let in. ${error.message} (With two-factor authentication on, Magento gives no token for a password: use an account of a test shop.)`,
      );
    }),
  );
  return {
    /** @throws with what Magento said */
    send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
      request(method, path, { body, token }),
  };
}
