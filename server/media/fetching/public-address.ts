/**
 * Network addresses that a URL of a user may lead to: public machines only. Sources: IANA special-purpose registries.
 */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

const special4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Inside of 2000::/3, the only public part of IPv6: Teredo and other tunnels, documentation, 6to4. */
const special6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const blocked = new BlockList();
for (const [net, prefix] of special4) blocked.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of special6) blocked.addSubnet(net, prefix, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** False also for what is no address. IPv4 inside of IPv6 (mapped, NAT64) lies outside of 2000::/3 and so is refused. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked.check(address, 'ipv4');
  return isIPv6(address) && global6.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}
