interface Line {
  readonly price: { readonly amount: string };
  readonly quantity: number;
}

/** What a line adds to the subtotal, in dollars: before the discount, which the sums of an order show by itself. */
export const lineTotal = ({ price, quantity }: Line): { amount: string } => ({
  amount: ((Math.round(Number(price.amount) * 100) * quantity) / 100).toFixed(2),
});
