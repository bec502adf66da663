import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './address.ts';

describe('isPublicAddress', () => {
  it.each([
    ['0.0.0.0', 'this host'],
    ['0.1.2.3', 'this network'],
    ['10.20.30.40', 'private'],
    ['100.64.0.1', 'carrier NAT'],
    ['100.127.255.255', 'carrier NAT, end'],
    ['127.0.0.53', 'loopback'],
    ['169.254.169.254', 'link local, metadata'],
    ['168.63.129.16', 'services of a cloud for its own machines'],
    ['172.16.5.5', 'private'],
    ['172.31.255.254', 'private, end'],
    ['192.0.0.8', 'protocol assignments'],
    ['192.0.2.44', 'documentation'],
    ['192.88.99.7', '6to4 relays'],
    ['192.168.1.1', 'private'],
    ['198.19.255.255', 'benchmarks'],
    ['198.51.100.9', 'documentation'],
    ['203.0.113.77', 'documentation'],
    ['224.0.0.251', 'multicast'],
    ['240.1.1.1', 'reserved'],
    ['255.255.255.255', 'broadcast'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['::ffff:10.0.0.1', 'IPv4-mapped'],
    ['::ffff:8.8.8.8', 'IPv4-mapped, even of a public one'],
    ['::7f00:1', 'IPv4-compatible'],
    ['64:ff9b::808:808', 'NAT64'],
    ['64:ff9b:1::1', 'local NAT64'],
    ['100::1', 'discard'],
    ['2001::1', 'Teredo'],
    ['2001:20::1', 'ORCHID'],
    ['2001:db8::1', 'documentation'],
    ['2002:7f00:1::', '6to4'],
    ['3fff:123::1', 'documentation'],
    ['4000::1', 'not allocated'],
    ['5f00::1', 'segment routing'],
    ['2001:470::200:5efe:192.168.0.1', 'ISATAP'],
    ['fc00::1', 'unique local'],
    ['fd12:3456::1', 'unique local'],
    ['fe80::1', 'link local'],
    ['fe80::1%eth0', 'link local with a zone'],
    ['fec0::1', 'site local'],
    ['ff02::1', 'multicast'],
    ['not an address', 'nonsense'],
    ['', 'nothing'],
  ])('§7 %s is not public (%s)', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    '8.8.4.4',
    '100.63.255.254',
    '100.128.0.1',
    '168.63.129.17',
    '172.15.0.1',
    '172.32.0.1',
    '192.167.1.1',
    '198.20.0.1',
    '223.255.255.1',
    '2606:4700::1111',
    '2a02:26f0::1',
    '2001:4860::8844',
  ])('§7 %s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});
