import { existsSync, readFileSync } from 'node:fs';
import type { Node } from 'constructs';
import * as z from 'zod/mini';
import { CLUBS_A_DAY } from '#functions/features/sign-up/sign-up-book.ts';
import { parseAddress } from '#functions/notifying/email/contact-links.ts';

/** What a stage's file may say. `null` says that there is none from now on: a deployment loses nothing in silence. */
const file = z.strictObject({
  mailFrom: z.optional(z.nullable(z.string())),
  signUp: z.optional(z.boolean()),
  clubsADay: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
});

export interface Settings {
  readonly mailFrom?: string | undefined;
  /** How many clubs may sign themselves up on a day. */
  readonly clubsADay?: number | undefined;
  /** What its operator has said it is to do without; undefined where the stage has no file. */
  readonly without?: readonly ('e-mail' | 'sign-up')[];
}

/** Where the settings of a stage are kept, from the root of the project. */
export const settingsFile = (stage = 'default'): string => `cdk/stages/${stage}.json`;

/** Throws where the command says, by `-c NAME=…`, what only the file of its stage keeps for later deployments. */
export function refuseContext(node: Node, stage?: string): void {
  for (const name of Object.keys(file.shape))
    if (node.tryGetContext(name) !== undefined)
      throw new Error(`-c ${name}: write it into ${settingsFile(stage)} instead, which each deployment reads`);
}

/** What is set for a stage; nothing where it has no file. Throws, naming the file, where that makes no sense. */
export function settingsOf(stage?: string, root: URL = new URL('../', import.meta.url)): Settings {
  const name = settingsFile(stage);
  const path = new URL(name, root);
  return existsSync(path) ? parseSettings(name, readFileSync(path, 'utf8')) : {};
}

export function parseSettings(name: string, text: string): Settings {
  const wrong = (what: string) => new Error(`${name}: ${what}`);
  const read = file.safeParse(parsed(text));
  if (!read.success)
    throw wrong('must be JSON such as {"mailFrom": "notices@ladder.example", "signUp": true, "clubsADay": 20}');
  const { mailFrom: sender, signUp, clubsADay = CLUBS_A_DAY } = read.data;
  const mailFrom = sender ? parseAddress(sender) : undefined;
  if (sender && mailFrom === undefined) throw wrong(`"mailFrom" must be an e-mail address, and "${sender}" is none`);
  if (signUp && mailFrom === undefined) throw wrong('clubs sign up by e-mail: "signUp" needs "mailFrom" too');
  return {
    ...(mailFrom !== undefined && { mailFrom }),
    ...(signUp && { clubsADay }),
    without: [...(sender === null ? (['e-mail'] as const) : []), ...(signUp === false ? (['sign-up'] as const) : [])],
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
