/** The middle value; the mean of the two in the middle for an even number of values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** The value above `share` of the others, such as 0.99. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * The two-sample Kolmogorov-Smirnov test: how likely samples of one distribution differ as much as these. Below 0.05,
 * the distributions are taken to be different.
 */
export function kolmogorovSmirnov(a: readonly number[], b: readonly number[]): number {
  const share = (values: readonly number[], limit: number) =>
    values.filter((value) => value <= limit).length / values.length;
  const distance = Math.max(...[...a, ...b].map((at) => Math.abs(share(a, at) - share(b, at))));
  const size = Math.sqrt((a.length * b.length) / (a.length + b.length));
  const scaled = (size + 0.12 + 0.11 / size) * distance;
  // The series converges too slowly near 0, where the probability is 1.
  if (scaled < 0.3) return 1;
  const terms = Array.from(
    { length: 20 },
    (_, k) => (-1) ** k * Math.exp(-2 * ((k + 1) * scaled) ** 2),
  );
  return 2 * terms.reduce((sum, term) => sum + term, 0);
}
