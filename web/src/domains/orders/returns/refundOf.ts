import { centsOf, fromCents } from '#lib/format/money.ts';

interface Amount {
  readonly amount: string;
}

interface Line {
  readonly rowTotal: Amount;
  readonly tax: Amount;
}

/** What a return of these lines brings: what was paid for them with tax, and that less the fee, never below nothing. */
export function refundOf(lines: readonly Line[], fee: Amount | null) {
  const paid = lines.reduce((sum, { rowTotal, tax }) => sum + centsOf(rowTotal) + centsOf(tax), 0);
  const kept = fee ? centsOf(fee) : 0;
  return { items: fromCents(paid), refund: fromCents(Math.max(0, paid - kept)) };
}
