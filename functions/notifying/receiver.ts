import { isIP } from 'node:net';
import { LONGEST } from '../../shared/log/limits.ts';
import { RECEIVER } from '../texts.ts';
import { isPublicAddress } from './public-address.ts';

/** Where notices may be sent to. */
export interface Receiver {
  readonly url: URL;
  /** A name, or an address without brackets. */
  readonly host: string;
  readonly port: number;
}

const PORTS = [443, 8443];

/**
 * Reads the address of a receiver; a sentence where nothing may be sent there. URLs write numbers of IPv4 in many ways,
 * all of which the parser makes one. What a name stands for is seen only when something is sent.
 */
export function parseReceiver(text: string): Receiver | string {
  if (text.length > LONGEST.url) return RECEIVER.tooLong(String(LONGEST.url));
  if (!URL.canParse(text)) return RECEIVER.unreadable;
  const url = new URL(text);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const port = url.port === '' ? 443 : Number(url.port);
  const fault = faultOf(url, host, port);
  return fault ?? { url, host, port };
}

function faultOf({ protocol, username, password, hash }: URL, host: string, port: number): string | undefined {
  if (protocol !== 'https:') return RECEIVER.notSecure;
  if (username !== '' || password !== '') return RECEIVER.credentials;
  if (hash !== '') return RECEIVER.fragment;
  if (!PORTS.includes(port)) return RECEIVER.port;
  if (isIP(host) !== 0) return isPublicAddress(host) ? undefined : RECEIVER.inside;
  const named = host.includes('.') && !host.endsWith('.') && !host.endsWith('.localhost');
  return named ? undefined : RECEIVER.noHost;
}
