import { ask } from './suite/ask.ts';
import { consent } from './suite/social-token.ts';
import type { Target } from './suite/target.ts';

const FIRST_SECONDS = 10;

/**
 * Asks every server of a target one thing, so that one that is dead, slow or another is named before
 * a thousand cases fail. Returns a line for each that answers.
 * @throws with the reason, in words for whoever runs the suite
 */
export async function assertAnswers(target: Target): Promise<string[]> {
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
    if (response.ok) return;
    const came = `${response.status} ${text.slice(0, 200)}`;
    throw new Error(`There is no Magento REST at ${url}: it answered ${came}`);
  });
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
