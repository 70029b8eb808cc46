import { describe, expect, test } from 'vitest';
import { isPublicAddress, parseReceiver } from '#functions/notifying/webhook-address.ts';

describe('an address that anybody could reach', () => {
  const V4 = '1.1.1.1 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 172.15.255.255 172.32.0.0';
  const V6 = '2606:4700:4700::1111 2a00:1450::1 2001:200::1 2000::1 3ffe::1';
  test.each(`${V4} ${V6}`.split(' '))('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));
});

const SET_APART = {
  'this network': '0.0.0.0 0.255.255.255',
  private: '10.0.0.0 10.255.255.255 172.16.0.0 172.31.255.255 192.168.0.0 192.168.255.255',
  'carrier NAT': '100.64.0.0 100.127.255.255',
  loopback: '127.0.0.1 127.255.255.254 ::1',
  'metadata of an instance or a task': '169.254.169.254 169.254.170.2',
  'protocol assignments': '192.0.0.1',
  documentation: '192.0.2.1 198.51.100.1 203.0.113.1 2001:db8::1 3fff::1',
  '6to4 relays': '192.88.99.1',
  benchmarks: '198.18.0.1 198.19.255.255',
  multicast: '224.0.0.1 239.255.255.255 ff02::1',
  'reserved or broadcast': '240.0.0.1 255.255.255.255',
  unspecified: '::',
  'IPv4 mapped or compatible': '::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:10.0.0.1 ::127.0.0.1',
  'IPv4 translated or tunnelled': '64:ff9b::7f00:1 64:ff9b:1::7f00:1 2002:7f00:1::1',
  'discard, Teredo or ORCHID': '100::1 2001::1 2001:20::1 2001:1ff:ffff::1',
  'unique local': 'fc00::1 fd00:ec2::254',
  'link-local, also with a zone': 'fe80::1 fe80::1%eth0',
};

describe('an address inside somebody’s network, or set apart', () => {
  const all = Object.entries(SET_APART).flatMap(([what, list]) => list.split(' ').map((address) => [what, address]));
  const NONE = ['localhost', '', '127.1'].map((address) => ['no address', address]);
  test.each([...all, ...NONE])('is refused: %s, %s', (_, address) => expect(isPublicAddress(address)).toBe(false));
});

const faultOf = (text: string): string => {
  const receiver = parseReceiver(text);
  return typeof receiver === 'string' ? receiver : `accepted as ${receiver.host}`;
};

describe('a webhook’s address', () => {
  test.each([
    ['https://chat.example.org/hooks/1?token=a%2Fb', 'chat.example.org', 443],
    ['https://chat.example.org:8443/', 'chat.example.org', 8443],
    ['https://CHAT.Example.ORG', 'chat.example.org', 443],
    ['https://schäch.example/haken', 'xn--schch-ira.example', 443],
    ['https://1.1.1.1/', '1.1.1.1', 443],
    ['https://[2606:4700:4700::1111]/', '2606:4700:4700::1111', 443],
  ])('may be %s', (text, host, port) => expect(parseReceiver(text)).toMatchObject({ host, port }));

  const OUTSIDE = /private network/;
  const NO_HOST = /a host on the internet/;
  test.each([
    ['in the clear', 'http://chat.example.org/', /https/],
    ['a file', 'file:///etc/passwd', /https/],
    ['of another scheme', 'gopher://chat.example.org/', /https/],
    ['no address at all', 'chat.example.org', /such as https/],
    ['empty', '', /such as https/],
    ['with a password', 'https://me:secret@chat.example.org/', /password/],
    ['with a user that looks like a host', 'https://chat.example.org@127.0.0.1/', /user name/],
    ['with a backslash for the user', 'https://chat.example.org\\@127.0.0.1/', /accepted as chat\.example\.org/],
    ['on the port of SSH', 'https://chat.example.org:22/', /port 443/],
    ['on port 0', 'https://chat.example.org:0/', /port 443/],
    ['on the port of the emulator', 'https://chat.example.org:8000/', /port 443/],
    ['with a fragment', 'https://chat.example.org/#secret', /“#”/],
    ['far too long', `https://chat.example.org/${'a'.repeat(2000)}`, /2000/],
    ['this computer by name', 'https://localhost/', NO_HOST],
    ['this computer by name, with a full stop', 'https://localhost./', NO_HOST],
    ['this computer under another name', 'https://ladder.localhost/', NO_HOST],
    ['a host with a full stop behind it', 'https://chat.example.org./', NO_HOST],
    ['a host of one word', 'https://intranet/', NO_HOST],
    ['loopback', 'https://127.0.0.1/', OUTSIDE],
    ['loopback with a full stop', 'https://127.0.0.1./', OUTSIDE],
    ['loopback as one decimal number', 'https://2130706433/', OUTSIDE],
    ['loopback in octal', 'https://0177.0.0.1/', OUTSIDE],
    ['loopback in hexadecimal', 'https://0x7f000001/', OUTSIDE],
    ['loopback in short', 'https://127.1/', OUTSIDE],
    ['loopback in full-width digits', 'https://１２７.０.０.１/', OUTSIDE],
    ['loopback in enclosed digits', 'https://①②⑦.⓪.⓪.①/', OUTSIDE],
    ['loopback behind percent signs', 'https://%31%32%37.0.0.1/', OUTSIDE],
    ['loopback of IPv6', 'https://[::1]/', OUTSIDE],
    ['loopback mapped', 'https://[::ffff:127.0.0.1]/', OUTSIDE],
    ['loopback of 6to4', 'https://[2002:7f00:1::]/', OUTSIDE],
    ['nowhere', 'https://0.0.0.0/', OUTSIDE],
    ['nowhere in short', 'https://0/', OUTSIDE],
    ['instance metadata', 'https://169.254.169.254/latest/meta-data/', OUTSIDE],
    ['instance metadata as a number', 'https://2852039166/', OUTSIDE],
    ['instance metadata of IPv6', 'https://[fd00:ec2::254]/', OUTSIDE],
    ['a home router', 'https://192.168.1.1/', OUTSIDE],
  ])('that is %s is judged rightly: %s', (_, text, fault) => expect(faultOf(text)).toMatch(fault));
});
