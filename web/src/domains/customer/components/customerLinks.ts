/** The signed-in customer's links in the header and in the menu of narrow screens (spec §2). */
export const CUSTOMER_LINKS = [
  { to: '/account', label: 'My Account' },
  { to: '/account/orders', label: 'My Orders' },
  { to: '/sell/items', label: 'My Quotes' },
] as const;
