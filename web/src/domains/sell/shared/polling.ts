/** Milliseconds between two looks for news from the shop's staff. */
const EVERY_MS = 15_000;

/** What a query needs to stay up to date while its page can be seen. */
export const polling = {
  fetchPolicy: 'cache-and-network',
  pollInterval: EVERY_MS,
  skipPollAttempt: () => document.hidden,
} as const;
