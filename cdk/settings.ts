import { existsSync, readFileSync } from 'node:fs';
import type { Node } from 'constructs';
import { CONTACT } from '#functions/publishing/security.ts';
import { parseAddress } from '#shared/words/email-address.ts';

/** The address of a bucket, which says its name and region. */
export const BUCKET = /^([a-z0-9][a-z0-9-]{1,61}[a-z0-9])\.s3\.([a-z0-9-]+)\.amazonaws\.com$/;

/** One setting of a stage. Its words stand in docs/deploy.md and in errors. */
interface Setting<T> {
  /** Returns nothing for a value that it cannot be. */
  read(value: unknown): T | undefined;
  /** What it must be: "an e-mail address". */
  readonly is: string;
  readonly example: T;
  readonly means: string;
  /** What a deployment does where it is not set. */
  readonly without: string;
}

const email = (value: unknown) => (typeof value === 'string' ? parseAddress(value) : undefined);
const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
const like = (pattern: RegExp) => (value: unknown) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;
const whole = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined;

/** Where CloudFront has Origin Shield: the “Amazon CloudFront Developer Guide”, *Choosing the AWS Region for Origin Shield*. */
const SHIELDS = [
  ...(['us-east-1', 'us-east-2', 'us-west-2', 'sa-east-1'] as const),
  ...(['eu-central-1', 'eu-west-1', 'eu-west-2'] as const),
  ...(['ap-northeast-1', 'ap-northeast-2', 'ap-south-1', 'ap-southeast-1', 'ap-southeast-2'] as const),
] as const;

/** All that the file of a stage may say. */
export const SETTINGS = {
  alarms: {
    read: email,
    is: 'an e-mail address',
    example: 'you@example.org',
    means: 'where alarms are sent; confirm the mail that AWS sends there',
    without: 'no one is told',
  },
  securityContact: {
    read: like(CONTACT),
    is: 'a web page, a mail address or a telephone number',
    example: 'mailto:security@example.org',
    means: 'where to report security problems: `mailto:…`, `https://…` or `tel:…`',
    without: 'no `/.well-known/security.txt` is published',
  },
  mailFrom: {
    read: email,
    is: 'an e-mail address',
    example: 'notices@ladder.example',
    means: 'who sends e-mails; with it phones are sent messages too',
    without: 'nothing is sent',
  },
  signUp: {
    read: flag,
    is: 'true or false',
    example: true,
    means: 'clubs may [sign themselves up](operate.md#let-clubs-sign-up); needs `mailFrom`',
    without: 'you make clubs',
  },
  clubsADay: {
    read: whole(1, 10_000),
    is: 'a whole number from 1 to 10,000',
    example: 20,
    means: 'how many clubs may sign up on a day (in UTC)',
    without: '20',
  },
  budget: {
    read: whole(1, 1_000_000),
    is: 'a whole number of dollars',
    example: 50,
    means:
      'dollars a month for the whole account: AWS writes to `alarms` at 80 % of it, at all of it, and where the month looks as if it would come to more',
    without: 'no one is told',
  },
  writesASecond: {
    read: whole(100, 40_000),
    is: 'a whole number from 100 to 40,000',
    example: 4000,
    means: 'the most units that may be written to the table in a second; three times as many may be read',
    without: '4000',
  },
  warmThroughput: {
    read: whole(4000, 40_000),
    is: 'a whole number from 4,000 to 40,000',
    example: 16000,
    means:
      'for how many units a second the table is kept warm, and with it how many pages are published at once: before [10,000 clubs](cost.md#what-comes-to-its-limit-first). AWS takes it once, and for good',
    without: 'as a new table is, 4000, and as its use has made it',
  },
  strangersAtOnce: {
    read: whole(1, 500),
    is: 'a whole number from 1 to 500',
    example: 50,
    means:
      'how many of each function that strangers reach (`not-found`, `whole-files`, `previews`, `sign-up`) run at once at most; they are set aside from the account’s quota, of which 100 must remain for all others',
    without: 'as many as the account has left',
  },
  firewall: {
    read: (value: unknown) =>
      whole(100, 2_000_000_000)(value) ?? like(/^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\//)(value),
    is: 'how many requests in five minutes, from 100, or the ARN of a web ACL in us-east-1',
    example: 20000,
    means:
      'how often one address (a club house has one) may ask in five minutes, before it is kept out by AWS WAF, which costs $6 a month and $0.60 for each million requests. Such rules lie in `us-east-1`: for a deployment elsewhere make a web ACL there, and give its ARN instead',
    without: 'no address is kept out before it reaches a function',
  },
  gradual: {
    read: flag,
    is: 'true or false',
    example: false,
    means:
      'a new version of what records takes over at once: for one that mends what clubs must not wait for. With `tableStream`, or where it goes, each does',
    without:
      'it answers one request in ten for five minutes, and is taken back where it fails (`RecordingFails`), whatever the version before does',
  },
  originShield: {
    read: (value: unknown) => SHIELDS.find((each) => each === value),
    is: `a region in which CloudFront has such shields (${SHIELDS.join(', ')})`,
    example: 'eu-west-1',
    means:
      'a region by the bucket’s, which CloudFront’s others ask first: for clubs that are watched from all over the world',
    without: 'each region of CloudFront’s asks the bucket itself',
  },
  domain: {
    read: like(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/),
    is: 'the name of a host in small letters',
    example: 'ladder.example.org',
    means: 'the site’s [own domain](#own-domain); needs `certificate`',
    without: 'the site has an address of CloudFront’s',
  },
  certificate: {
    read: like(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[0-9a-f-]{36}$/),
    is: 'the ARN of a certificate in us-east-1',
    example: 'arn:aws:acm:us-east-1:123456789012:certificate/12345678-90ab-cdef-1234-567890abcdef',
    means: 'the certificate of `domain`, in the region that CloudFront takes it from',
    without: 'see `domain`',
  },
  removable: {
    read: flag,
    is: 'true or false',
    example: true,
    means: '[removing](#remove) the stage deletes all of it',
    without: 'the stage is protected from deletion',
  },
  backupBucket: {
    read: like(BUCKET),
    is: 'the address of a bucket',
    example: 'ladder-backups.s3.eu-central-1.amazonaws.com',
    means:
      'where the nightly [backups](operate.md#backups) go: a bucket that is there, versioned, in any account or region',
    without: 'the stack makes one',
  },
  backupKey: {
    read: like(/^arn:aws[\w-]*:kms:[\w-]+:\d{12}:key\/[\w-]+$/),
    is: 'the ARN of a key',
    example: 'arn:aws:kms:eu-central-1:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab',
    means: 'the key of KMS by which that bucket encrypts',
    without: 'it encrypts by a key of S3’s own',
  },
  webhookKey: {
    read: whole(2, 1_000_000),
    is: 'a whole number from 2',
    example: 2,
    means:
      'another number than before makes [another key](operate.md#secrets) for the secrets of webhooks, which are to be added again',
    without: 'the key stays',
  },
  tableStream: {
    read: like(/^arn:aws[\w-]*:dynamodb:[\w-]+:\d{12}:table\/[\w.-]+\/stream\/[\w:.-]+$/),
    is: 'the ARN of the stream of a table',
    example: 'arn:aws:dynamodb:eu-west-1:111122223333:table/restored/stream/2026-11-26T20:00:00.000',
    means: 'a table that takes the place of the stack’s own, such as [a restored one](operate.md#restore)',
    without: 'the stack makes its table',
  },
} satisfies Readonly<Record<string, Setting<unknown>>>;

type SettingName = keyof typeof SETTINGS;

type Values = { readonly [Name in SettingName]?: NonNullable<ReturnType<(typeof SETTINGS)[Name]['read']>> };

export interface Settings extends Values {
  /** The file of the stage, from the root of the project, and what it says with `null` or `false` not to have. */
  readonly file: string;
  readonly without: readonly SettingName[];
}

/** Where the settings of a stage are kept, from the root of the project. */
export const settingsFile = (stage = 'default'): string => `cdk/stages/${stage}.json`;

/** Throws where the command says, by `-c NAME=…`, what only the file of its stage keeps for later deployments. */
export function refuseContext(node: Node, stage?: string): void {
  for (const name of Object.keys(SETTINGS))
    if (node.tryGetContext(name) !== undefined)
      throw new Error(`-c ${name}: write it into ${settingsFile(stage)} instead, which each deployment reads`);
}

/** What is set for a stage: nothing if it has no file. Throws, naming the file, if that makes no sense. */
export function settingsOf(stage?: string, root: URL = new URL('../', import.meta.url)): Settings {
  const file = settingsFile(stage);
  const path = new URL(file, root);
  return parseSettings(file, existsSync(path) ? readFileSync(path, 'utf8') : '{}');
}

export function parseSettings(file: string, text: string): Settings {
  const wrong = (what: string) => new Error(`${file}: ${what}`);
  const without: SettingName[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(objectIn(text, wrong))) {
    if (!isName(name)) throw wrong(`"${name}" is not a setting. There are: ${Object.keys(SETTINGS).join(', ')}`);
    const { is, example, read } = SETTINGS[name];
    if (value === null || value === false) without.push(name);
    else values[name] = read(value);
    if (name in values && values[name] === undefined)
      throw wrong(
        `"${name}" must be ${is}, and ${JSON.stringify(value)} is not. Write it such as ${entry(name, example)}, or ${entry(name, null)} to do without`,
      );
  }
  const settings: Settings = { ...values, file, without };
  refuseIncomplete(settings, wrong);
  return settings;
}

type SettingError = (what: string) => Error;

/** Which settings make no sense without others. */
const NEEDS: readonly (readonly [SettingName, SettingName])[] = [
  ['signUp', 'mailFrom'],
  ['clubsADay', 'signUp'],
  ['budget', 'alarms'],
  ['domain', 'certificate'],
  ['certificate', 'domain'],
  ['backupKey', 'backupBucket'],
];

function refuseIncomplete(settings: Settings, wrong: SettingError): void {
  for (const [name, needed] of NEEDS)
    if (settings[name] !== undefined && settings[needed] === undefined)
      throw wrong(`"${name}" needs "${needed}" too. Add it such as ${entry(needed, SETTINGS[needed].example)}`);
}

/** Throws, naming the file, where a setting would be refused only by AWS, in the region that is deployed to. */
export function refuseInRegion({ file, firewall, tableStream }: Settings, region: string): void {
  if (typeof firewall === 'number' && region !== WEB_ACLS)
    throw new Error(
      `${file}: "firewall": ${firewall} makes its rule in ${WEB_ACLS} alone, and this deployment is for ${region}. Make a web ACL for CloudFront there, and write its ARN: ${entry('firewall', `arn:aws:wafv2:${WEB_ACLS}:…:global/webacl/…`)}`,
    );
  const [, , , lies] = tableStream?.split(':') ?? [];
  if (lies !== undefined && lies !== region)
    throw new Error(
      `${file}: the table of "tableStream" lies in ${lies}, and this deployment is for ${region}: functions follow a table of their own region alone`,
    );
}

/** Where rules lie that CloudFront goes by. */
const WEB_ACLS = 'us-east-1';

const isName = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name);

const entry = (name: string, value: unknown): string => `"${name}": ${JSON.stringify(value)}`;

function objectIn(text: string, wrong: SettingError): object {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found === 'object' && found !== null && !Array.isArray(found)) return found;
  } catch (error) {
    throw wrong(`this is not JSON (${error instanceof Error ? error.message : error}). Write it such as ${SAMPLE}`);
  }
  throw wrong(`must be settings in braces, such as ${SAMPLE}`);
}

const SAMPLE = `{ ${entry('alarms', SETTINGS.alarms.example)} }`;
