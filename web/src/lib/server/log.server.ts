import { pino } from 'pino';

/** Of an error and its causes, only these properties: others may contain a response. */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { type, message, stack } = pino.stdSerializers.err(error);
  return { type, message, stack };
}

/** The web server's log of errors and warnings: one JSON object per line, on standard error. */
export const log = pino({ name: 'web', serializers: { err: describe } }, pino.destination(2));
