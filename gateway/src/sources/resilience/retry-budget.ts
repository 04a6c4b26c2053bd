/** How many more calls a service may be sent because earlier ones failed. */
export interface RetryBudget {
  /** Counts a first try. */
  earn(): void;
  /** True when one more call may be sent. */
  spend(): boolean;
}

const MOST = 10;

/** Allows one retry at once, and then `share` of the calls (0.1 is one in ten). */
export const createRetryBudget = (share: number): RetryBudget => {
  let saved = 1;
  return {
    earn: () => {
      saved = Math.min(saved + share, MOST);
    },
    spend: () => {
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
  };
};
