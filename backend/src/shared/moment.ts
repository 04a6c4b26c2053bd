/** Formats milliseconds as Magento does: 'YYYY-MM-DD hh:mm:ss' in UTC. */
export const moment = (ms: number): string =>
  new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
