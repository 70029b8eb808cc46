import { BlockList, isIP } from 'node:net';
import { LONGEST } from '#shared/vocabulary/size-limits.ts';

export interface Receiver {
  readonly url: URL;
  /** A name, or an address without brackets. */
  readonly host: string;
  readonly port: number;
}

const PORTS = [443, 8443];

/** What is wrong with an address, after the name of its field: for programs, in English alone. */
const FAULTS = {
  tooLong: `must have ${LONGEST.url} characters at most`,
  unreadable: 'must be an address such as https://chat.example.org/hooks/1',
  notSecure: 'must begin with https://',
  credentials: 'must hold no user name and no password',
  fragment: 'must not contain “#”: anything after it is never sent',
  port: 'must be on port 443 or 8443',
  inside: 'must not name an address inside a private network',
  noHost: 'must name a host on the internet, such as chat.example.org',
};

/** Reads a receiver's address, or says why nothing may be sent there. What a name stands for is seen on sending. */
export function parseReceiver(text: string): Receiver | string {
  if (text.length > LONGEST.url) return FAULTS.tooLong;
  if (!URL.canParse(text)) return FAULTS.unreadable;
  const url = new URL(text);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const port = url.port === '' ? 443 : Number(url.port);
  const fault = faultOf(url, host, port);
  return fault ?? { url, host, port };
}

function faultOf({ protocol, username, password, hash }: URL, host: string, port: number): string | undefined {
  if (protocol !== 'https:') return FAULTS.notSecure;
  if (username !== '' || password !== '') return FAULTS.credentials;
  if (hash !== '') return FAULTS.fragment;
  if (!PORTS.includes(port)) return FAULTS.port;
  if (isIP(host) !== 0) return isPublicAddress(host) ? undefined : FAULTS.inside;
  const named = host.includes('.') && !host.endsWith('.') && !host.endsWith('.localhost');
  return named ? undefined : FAULTS.noHost;
}

/** All that is not a globally routable unicast address (IANA special-purpose registries; RFC 6890 and its successors). */
const V4: readonly (readonly [network: string, prefix: number])[] = [
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

/** Of IPv6 only this is routed at all … */
const GLOBAL_V6 = listOf('ipv6', [['2000::', 3]]);
/** … without the parts set apart, or addresses that carry an IPv4 address which would have to be checked too. */
const NOT_V6 = listOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);
const NOT_V4 = listOf('ipv4', V4);

function listOf(family: 'ipv4' | 'ipv6', networks: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}

/** Whether a text is an IP address that can be reached from anywhere on the internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !NOT_V4.check(address, 'ipv4');
    case 6:
      return GLOBAL_V6.check(address, 'ipv6') && !NOT_V6.check(address, 'ipv6');
    default:
      return false;
  }
}
