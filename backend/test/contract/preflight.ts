import { ask } from './runner/ask.ts';
import { consent } from './runner/social-token.ts';
import type { Target } from './runner/target.ts';

const FIRST_SECONDS = 10;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

interface Unexpected {
  readonly target: Pick<Target, 'commerce'>;
  readonly url: string;
  readonly seconds: number;
  readonly status: number;
  readonly text: string;
}

const STOCK_PATH = '/rest';

/** Why the first call did not give a country, in words for the person who runs the suite. */
async function whyNoRest({ target, url, seconds, status, text }: Unexpected): Promise<string> {
  if (status === 503) return `The Magento at ${target.commerce} is in maintenance (503).`;
  const path = '/V1/directory/countries/US';
  const stock = await ask(`${target.commerce}${STOCK_PATH}${path}`, seconds, {
    headers: { accept: 'application/json' },
  });
  if (stock.response.ok && isJson(stock.text)) {
    return `There is no Magento REST at ${url} (${status}), but at ${STOCK_PATH}: this is a stock Magento, or one without a proxy before it. Add --stock, or --rest-path ${STOCK_PATH} --graphql-path /graphql.`;
  }
  const came = isJson(text) ? text.slice(0, 200) : 'a page instead of JSON';
  return `There is no Magento REST at ${url}: it answered ${status} with ${came}. Is the address right, and --rest-path?`;
}

/** Whether the menu's route is missing: a stock Magento has none of the shop's own. */
async function lacksOwnModules(
  { commerce, restPath }: Pick<Target, 'commerce' | 'restPath'>,
  seconds: number,
) {
  const headers = { accept: 'application/json' };
  const { text } = await ask(`${commerce}${restPath}/V1/ves-megamenu/1`, seconds, { headers });
  return text.includes('Request does not match any route.');
}

/**
 * Asks every server of a target one thing, so that one that is dead, slow or another is named before
 * a thousand cases fail. Returns a line for each that answers.
 * @throws with the reason, in words for the person who runs the suite
 */
export async function assertReachable(
  target: Omit<Target, 'products' | 'coupon'>,
  { needsOwnModules = false } = {},
): Promise<string[]> {
  const { commerce, restPath, search, sandbox } = target;
  const seconds = Math.min(FIRST_SECONDS, target.patienceSeconds);
  const lines: string[] = [];
  const timed = async (name: string, url: string, work: () => Promise<void>): Promise<void> => {
    const began = performance.now();
    await work();
    lines.push(`${name} ${url} answers in ${Math.ceil(performance.now() - began)} ms`);
  };
  await timed('commerce', commerce, async () => {
    const url = `${commerce}${restPath}/V1/directory/countries/US`;
    const { response, text } = await ask(url, seconds, { headers: { accept: 'application/json' } });
    if (response.ok && isJson(text)) return;
    throw new Error(await whyNoRest({ target, url, seconds, status: response.status, text }));
  });
  if (needsOwnModules && (await lacksOwnModules(target, seconds))) {
    throw new Error(
      `The Magento at ${commerce} lacks the shop's own modules: with --stock only the calls that every Magento has are tried.`,
    );
  }
  if (search) {
    const url = `${search.url}/1/indexes`;
    await timed('search', search.url, async () => void (await ask(url, seconds)));
  }
  if (sandbox) {
    const look = async () => void (await consent({ sandbox, seconds }, 'encore-google'));
    await timed('sandbox', sandbox.url, look);
  }
  return lines;
}
