/** Nothing came back at all; the message names the server and why. */
export class NoResponse extends Error {
  override readonly name = 'NoResponse';
}

/** The reason in a failed fetch, in words for the person who runs the suite. */
function toReason(error: unknown, seconds: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no response within ${seconds} s`;
  return error.cause instanceof Error ? error.cause.message || String(Object(error.cause).code) : error.message;
}

/**
 * Fetches text with a limit of `seconds` for the whole answer.
 * @throws {NoResponse} naming the server when nothing comes
 */
export async function ask(url: string, seconds: number, init: RequestInit = {}): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(seconds * 1000) });
    return { response, text: await response.text() };
  } catch (error) {
    throw new NoResponse(`${URL.parse(url)?.origin ?? url} does not respond: ${toReason(error, seconds)}`);
  }
}
