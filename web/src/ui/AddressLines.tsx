import { chakra } from '@chakra-ui/react';
import { lazily } from '#lib/format/lazily.ts';

/** A postal address, as far as it is known. */
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

function countryName(code: string): string {
  try {
    return countryNames().of(code) ?? code;
  } catch {
    return code;
  }
}

/** The lines of an address as they stand on a letter; what is not known leaves no line. */
function linesOf(address: PostalAddress): string[] {
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
  return lines.filter((line): line is string => Boolean(line));
}

/** A postal address, line by line. */
export function AddressLines({ address }: { address: PostalAddress }) {
  return (
    <chakra.address display="grid" fontStyle="normal" fontSize="lg">
      {linesOf(address).map((line) => (
        // The reset sets it on every element, so that it is not inherited.
        <chakra.span key={line} overflowWrap="anywhere">
          {line}
        </chakra.span>
      ))}
    </chakra.address>
  );
}
