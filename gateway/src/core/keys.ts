import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The network by which limits count an address: an IPv4 address itself, or the /64 (or /56) of an IPv6 address, whose
 * owner controls all its addresses. Other text is returned unchanged.
 *
 * @param bits An IPv6 line has its own /64, and a provider's customer often a /56.
 */
export function toNetwork(address: string, bits: 56 | 64 = 64): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  const ip = ipaddr.process(plain);
  if (ip.kind() === 'ipv4') return ip.toString();
  const cidr = `${plain}/${bits}`;
  return `${ipaddr.IPv6.networkAddressFromCIDR(cidr)}/${bits}`;
}

/** A 32-character digest for text that must not be stored, such as a token or an email address. */
export function toDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}
