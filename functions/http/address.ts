import { isIPv6 } from 'node:net';
import type { HttpEvent } from './event.ts';

/** With this header our own CloudFront says that it passes a request on; the API can also be called past it. */
export const SITE_HEADER = 'club-ladder-site';

/**
 * Where a request comes from, as far as nobody can make it up: an IPv4 address, or the network of an IPv6 address, of
 * which every household has a whole one. Nothing where that is not known, such as on a laptop. `mark` is what our
 * CloudFront sends as its header; only then is what it says of the viewer believed.
 */
export function addressOf({ headers, requestContext: { http } }: HttpEvent, mark: string | undefined) {
  const { sourceIp } = http ?? {};
  if (sourceIp === undefined || mark === undefined || headers[SITE_HEADER] !== mark)
    return sourceIp && networkOf(sourceIp);
  // CloudFront appends the viewer, and the gateway appends CloudFront: what stands before may be anything.
  const passed = (headers['x-forwarded-for'] ?? '').split(',').map((each) => each.trim());
  const viewer = passed.at(-1) === sourceIp ? passed.at(-2) : passed.at(-1);
  return viewer ? networkOf(viewer) : undefined;
}

/** The first 64 bits of an IPv6 address; any other address as it is. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const network = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** The groups of a part of an IPv6 address; one that is written as IPv4 stands for two. */
const groupsOf = (part: string): readonly string[] =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
