export interface TestUser {
  readonly sub: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly givenName: string;
  readonly familyName: string;
}

/** The test accounts; the last one has not confirmed its email address. */
export const identityTestUsers: readonly TestUser[] = [
  {
    sub: '100000000000000001',
    email: 'dana.whitman@example.test',
    emailVerified: true,
    givenName: 'Dana',
    familyName: 'Whitman',
  },
  {
    sub: '100000000000000002',
    email: 'marcus.okafor@example.test',
    emailVerified: true,
    givenName: 'Marcus',
    familyName: 'Okafor',
  },
  {
    sub: '100000000000000003',
    email: 'lena.brandt@example.test',
    emailVerified: false,
    givenName: 'Lena',
    familyName: 'Brandt',
  },
];

/** The clients that may sign users in, by id: which button of the login dialog each stands for. */
export const clients: Readonly<Record<string, string>> = {
  'encore-facebook': 'Facebook',
  'encore-google': 'Google',
};
