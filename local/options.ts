import { CONTACT } from '#functions/publishing/security.ts';
import { isOfOurYears, parseDay, parseInstant, YEARS } from '#shared/calendar/moment.ts';
import { instantOf } from '#shared/calendar/zone.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { folderOf, parseCommandLine } from './commands/command-line.ts';
import { ZONE } from './demo/lavers.ts';
import { UserError } from './user-error.ts';

export const USAGE = `npm start -- [options]

  --port PORT   the port on 127.0.0.1 (4000; 0 for any free one)
  --clock TIME  set the laptop's clock, such as 2026-11-20T20:05 or 2026-11-20T20:05+01:00; it keeps running from
                there, also after a restart. Without an offset, it’s the demo club's time (${ZONE}).
  --clock real  go back to the real time
  --fresh       start again: deletes everything recorded on this laptop, but not its backups (DIR/backups)
  --data DIR    the data folder (.data)
  --contact URI where to report security problems, such as mailto:security@example.org, for security.txt
  --no-sign-up  let nobody start a club on the front page
  --push-to PORT send push messages to a port of this computer instead of the browsers’ push services
  --help        show this text`;

const OPTIONS = {
  clock: { type: 'string' },
  port: { type: 'string', default: '4000' },
  fresh: { type: 'boolean', default: false },
  dev: { type: 'boolean', default: false },
  'no-sign-up': { type: 'boolean', default: false },
  'push-to': { type: 'string' },
  data: { type: 'string' },
  contact: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export type Options = ReturnType<typeof readOptions>;

/** Reads the command line; a `UserError` says what is wrong with it. */
export function readOptions(args: readonly string[]) {
  const { values } = parseCommandLine({ args: [...args], options: OPTIONS }, USAGE);
  const { clock, port, fresh, dev, help, data, contact, 'push-to': pushTo, 'no-sign-up': noSignUp } = values;
  return {
    port: readPort('port', port),
    /** What to set the clock to; undefined leaves it unchanged. */
    clock: clock === undefined ? undefined : readClock(clock),
    fresh,
    data: folderOf(data),
    contact: contact === undefined ? undefined : readContact(contact),
    /** Whether `npm run dev` has started it. */
    dev,
    signUp: !noSignUp,
    /** The port that stands for all push services; those of the browsers if undefined. */
    pushTo: pushTo === undefined ? undefined : readPort('push-to', pushTo),
    help,
  };
}

function readPort(option: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 0 && port <= 65_535) return port;
  throw new UserError(`--${option} ${text}: a port is a whole number from 0 to 65535.`);
}

function readContact(text: string): string {
  if (CONTACT.test(text)) return text;
  throw new UserError(`--contact ${text}: use an address such as mailto:security@example.org or https://….`);
}

function readClock(text: string): Instant | 'real' {
  if (text === 'real') return text;
  const at = parseInstant(text) ?? localTime(text);
  if (at !== undefined && isOfOurYears(text)) return at;
  const years = YEARS.join(' to ');
  throw new UserError(
    `--clock ${text}: write a time such as 2026-11-20T20:05 (years ${years}), or "real" for the real time.`,
  );
}

function localTime(text: string): Instant | undefined {
  const [date = '', time = ''] = text.split('T');
  const [day, sinceMidnight] = [parseDay(date), parseInstant(`1970-01-01T${time}Z`)];
  return day && sinceMidnight !== undefined ? instantOf(ZONE, day, sinceMidnight) : undefined;
}
