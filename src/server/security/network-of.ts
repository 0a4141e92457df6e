import ipaddr from 'ipaddr.js';

/** The prefix of an IPv6 network: who has one address of it has them all. */
const NETWORK_BYTES = 8;

/** By what an address is counted: itself, or for IPv6 the first 64 bits of it. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address that came over IPv6 is the same address.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${Buffer.from(parsed.toByteArray().slice(0, NETWORK_BYTES)).toString('hex')}/64`;
}
