import { chakra } from '@chakra-ui/react';
import { lazily } from '#lib/format/lazily.ts';
import { tryTo } from '#lib/tryTo.ts';

export interface PostalAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string | null;
  readonly line1?: string | null;
  readonly line2?: string | null;
  readonly city: string;
  readonly region?: string | null;
  readonly regionCode?: string | null;
  readonly postalCode?: string | null;
  readonly country: string;
  readonly phone?: string | null;
}

const countryNames = lazily(() => new Intl.DisplayNames(['en'], { type: 'region' }));

const countryName = (code: string): string => tryTo(() => countryNames().of(code)) ?? code;

/** Without repeated lines, such as a company with the customer's name. */
function toLines(address: PostalAddress): string[] {
  const { city, region, regionCode, postalCode } = address;
  const state = [regionCode ?? region, postalCode].filter(Boolean).join(' ');
  const lines = [
    `${address.firstName} ${address.lastName}`.trim(),
    address.company,
    address.line1,
    address.line2,
    [city, state].filter(Boolean).join(', '),
    countryName(address.country),
    address.phone,
  ];
  return [...new Set(lines)].filter((line): line is string => Boolean(line));
}

export function AddressLines({ address }: { address: PostalAddress }) {
  return (
    <chakra.address display="grid" fontStyle="normal" fontSize="lg">
      {toLines(address).map((line) => (
        // The reset sets overflow-wrap on every element, so it is not inherited.
        <chakra.span key={line} overflowWrap="anywhere">
          {line}
        </chakra.span>
      ))}
    </chakra.address>
  );
}
