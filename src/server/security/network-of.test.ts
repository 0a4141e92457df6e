import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['an IPv4 address is itself', '198.51.100.7', '198.51.100.7'],
  ['an IPv4 address over IPv6 is the same', '::ffff:198.51.100.7', '198.51.100.7'],
  ['of an IPv6 address the network counts', '2001:db8:1:2:3:4:5:6', '20010db800010002/64'],
  ['however it is written', '2001:0DB8:1:2::1', '20010db800010002/64'],
  ['the next network is another', '2001:db8:1:3::1', '20010db800010003/64'],
  ['a zone at its end changes nothing', 'fe80::1%eth0', 'fe80000000000000/64'],
  ['what is no address stays as it is', 'unix:', 'unix:'],
])('%s', (_story, address, network) => {
  expect(networkOf(address)).toBe(network);
});
