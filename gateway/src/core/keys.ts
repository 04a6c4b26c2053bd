import { createHash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/** An IPv6 line has a /64 of its own, and a customer of a provider often a /56. */
type PrefixBits = 56 | 64;

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;

function toGroups(text: string): string[] {
  return text === '' ? [] : text.split(':');
}

/** The first four 16-bit groups of an IPv6 address, which may be shortened with `::`. */
function firstGroups(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const [before, after] = [toGroups(head), toGroups(tail ?? '')];
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16));
}

/**
 * The network that limits count an address under: an IPv4 address itself, and the /64 (or /56) of an IPv6 address,
 * whose owner may send from any address in it. What is no address is returned as it is.
 */
export function toNetwork(address: string, bits: PrefixBits = 64): string {
  const plain = address.replace(/%.*$/, '');
  const mapped = MAPPED.exec(plain)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(plain) || plain.includes('.')) return address;
  const groups = firstGroups(plain);
  if (bits === 56) groups[3] = (groups[3] ?? 0) & 0xff00;
  return `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

/** What stands for a text that must not be written down, such as a token or a mail address: 32 characters. */
export function toDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}
