/** Formats milliseconds as Magento does: 'YYYY-MM-DD hh:mm:ss' in UTC. */
export const moment = (ms: number): string =>
  new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

/** The current time in Magento's format. */
export const now = (): string => moment(Date.now());

/** The milliseconds since 1970 of a time in Magento's format. */
export const momentMs = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`);
