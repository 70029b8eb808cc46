import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CONTACT } from '../functions/publishing/security.ts';
import { isOfOurYears, parseDay, parseInstant, YEARS } from '../shared/calendar/moment.ts';
import { instantOf } from '../shared/calendar/zone.ts';
import type { Instant } from '../shared/vocabulary/vocabulary.ts';
import { DATA } from './data-folder.ts';
import { ZONE } from './demo/season.ts';
import { firstSentence, Trouble } from './trouble.ts';
import { STORES, type StoreName } from './where.ts';

const USAGE = `npm start -- [options]

  --port PORT   where to serve, on 127.0.0.1 (4000; 0 takes any free one)
  --clock TIME  set the laptop's clock, such as 2026-11-20T20:05, or 2026-11-20T20:05+01:00; it runs on from there,
                also after a restart. Without an offset the time is that of the demo club, in ${ZONE}.
  --clock real  go back to the real time
  --fresh       start over: everything recorded on this laptop is deleted
  --data DIR    where to keep everything (.data)
  --store NAME  what a new data folder is kept by: sqlite, unless emulator is said (of DynamoDB; there is one for Linux
                on x64)
  --contact URI whom people tell who find a hole, such as mailto:security@example.org, for security.txt
  --dev         for work on the code: the scripts of the pages as they were written, with source maps
  --help        this text`;

/** How the laptop is to run. */
export interface Options {
  readonly port: number;
  /** What the clock is to be set to; left as it was where nothing is said. */
  readonly clock?: Instant | 'real';
  readonly fresh: boolean;
  readonly data: string;
  readonly store?: StoreName;
  readonly contact?: string;
  readonly dev: boolean;
  readonly help: boolean;
}

/** Reads the command line; throws trouble where it makes no sense. */
export function readOptions(args: readonly string[]): Options {
  const { clock, port, fresh, data, store, contact, dev, help } = parsed(args);
  return {
    port: readPort(port),
    fresh,
    data: data === undefined ? DATA : resolve(data),
    dev,
    help,
    ...(store !== undefined && { store: readStore(store) }),
    ...(contact !== undefined && { contact: readContact(contact) }),
    ...(clock !== undefined && { clock: readClock(clock) }),
  };
}

export const usage = (): string => USAGE;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        clock: { type: 'string' },
        port: { type: 'string', default: '4000' },
        fresh: { type: 'boolean', default: false },
        dev: { type: 'boolean', default: false },
        data: { type: 'string' },
        store: { type: 'string' },
        contact: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new Trouble(`${firstSentence(error)}.\n\n${USAGE}`);
  }
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 0 && port <= 65_535) return port;
  throw new Trouble(`--port ${text}: a port is a whole number up to 65535.`);
}

function readStore(text: string): StoreName {
  const name = STORES.find((each) => each === text);
  if (name) return name;
  throw new Trouble(`--store ${text}: there are ${STORES.join(' and ')}.`);
}

function readContact(text: string): string {
  if (CONTACT.test(text)) return text;
  throw new Trouble(`--contact ${text}: a contact is an address such as mailto:security@example.org or https://….`);
}

function readClock(text: string): Instant | 'real' {
  if (text === 'real') return text;
  const at = parseInstant(text) ?? localTime(text);
  if (at !== undefined && isOfOurYears(text)) return at;
  const years = YEARS.join(' to ');
  throw new Trouble(`--clock ${text}: a time is written as 2026-11-20T20:05 (${years}), and "real" is the real time.`);
}

function localTime(text: string): Instant | undefined {
  const [date = '', time = ''] = text.split('T');
  const [day, sinceMidnight] = [parseDay(date), parseInstant(`1970-01-01T${time}Z`)];
  return day && sinceMidnight !== undefined ? instantOf(ZONE, day, sinceMidnight) : undefined;
}
