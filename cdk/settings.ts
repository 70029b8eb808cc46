import { existsSync, readFileSync } from 'node:fs';
import type { Node } from 'constructs';
import { parseAddress } from '#functions/notifying/email/contact-links.ts';
import { CONTACT } from '#functions/publishing/security.ts';

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

/** What is set for a stage; nothing where it has no file. Throws, naming the file, where that makes no sense. */
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

type Wrong = (what: string) => Error;

/** Which settings make no sense without others. */
const NEEDS: readonly (readonly [SettingName, SettingName])[] = [
  ['signUp', 'mailFrom'],
  ['clubsADay', 'signUp'],
];

function refuseIncomplete(settings: Settings, wrong: Wrong): void {
  for (const [name, needed] of NEEDS)
    if (settings[name] !== undefined && settings[needed] === undefined)
      throw wrong(`"${name}" needs "${needed}" too. Add it such as ${entry(needed, SETTINGS[needed].example)}`);
}

const isName = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name);

const entry = (name: string, value: unknown): string => `"${name}": ${JSON.stringify(value)}`;

function objectIn(text: string, wrong: Wrong): object {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found === 'object' && found !== null && !Array.isArray(found)) return found;
  } catch (error) {
    throw wrong(`this is not JSON (${error instanceof Error ? error.message : error}). Write it such as ${SAMPLE}`);
  }
  throw wrong(`must be settings in braces, such as ${SAMPLE}`);
}

const SAMPLE = `{ ${entry('alarms', SETTINGS.alarms.example)} }`;
