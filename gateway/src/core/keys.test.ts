import { expect, test } from 'vitest';
import { toNetwork } from './keys.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2ab:3:4:5:6', '2001:db8:1:2ab::/64', '2001:db8:1:200::/56'],
  ['2001:DB8:1:2ab::1', '2001:db8:1:2ab::/64', '2001:db8:1:200::/56'],
  ['2001:db8::1', '2001:db8::/64', '2001:db8::/56'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/56'],
  ['::1', '::/64', '::/56'],
  ['', '', ''],
])('counts %s under its network', (address, fine, coarse) => {
  expect([toNetwork(address), toNetwork(address, 56)]).toEqual([fine, coarse]);
});
