import { createHash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

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
 * The network by which limits count an address: an IPv4 address itself, or the /64 (or /56) of an IPv6 address, whose
 * owner controls all its addresses. Other text is returned unchanged.
 *
 * @param bits An IPv6 line has its own /64, and a provider's customer often a /56.
 */
export function toNetwork(address: string, bits: 56 | 64 = 64): string {
  const plain = address.replace(/%.*$/, '');
  const mapped = MAPPED.exec(plain)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(plain) || plain.includes('.')) return address;
  const groups = firstGroups(plain);
  if (bits === 56) groups[3] = (groups[3] ?? 0) & 0xff00;
  return `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

/** A 32-character digest for text that must not be stored, such as a token or an email address. */
export function toDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}
