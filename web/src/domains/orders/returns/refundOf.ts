interface Amount {
  readonly amount: string;
}

interface Line {
  readonly rowTotal: Amount;
  readonly tax: Amount;
}

const centsOf = ({ amount }: Amount): number => Math.round(Number(amount) * 100);
const dollars = (cents: number): Amount => ({ amount: (cents / 100).toFixed(2) });

/** What a return of these lines brings: what was paid for them with tax, and that less the fee, never below nothing. */
export function refundOf(lines: readonly Line[], fee: Amount | null) {
  const paid = lines.reduce((sum, { rowTotal, tax }) => sum + centsOf(rowTotal) + centsOf(tax), 0);
  const kept = fee ? centsOf(fee) : 0;
  return { items: dollars(paid), refund: dollars(Math.max(0, paid - kept)) };
}
