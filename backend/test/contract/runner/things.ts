/** An address's lines, without whose it is. */
export const street = {
  street: ['1 Main St', 'Apt 2'],
  city: 'Los Angeles',
  postcode: '90001',
  telephone: '555-0100',
} as const;

/** An address of a cart, as a guest gives it. */
export const cartAddress = {
  firstname: 'Gina',
  lastname: 'Guest',
  ...street,
  region: 'California',
  region_id: 12,
  region_code: 'CA',
  country_id: 'US',
  email: 'gina@contract.example.test',
} as const;

/** An address of an account. */
export const bookAddress = {
  firstname: 'Ann',
  lastname: 'Lee',
  ...street,
  region: { region_id: 12, region: 'California', region_code: 'CA' },
  region_id: 12,
  country_id: 'US',
} as const;

/** An address without some of its fields. */
export const without = (address: object, ...names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(address).filter(([name]) => !names.includes(name)));
