import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isId } from '#shared/vocabulary/vocabulary.ts';
import { DATA } from '../data-folder.ts';
import { firstSentence, Trouble } from '../trouble.ts';

export const USAGE = `npm run -s operator -- COMMAND

  create-club CLUB NAME            make a club, and print its first organiser's invite link, once; CLUB is its
                                   address: 1–64 of a–z, 0–9 and "-"
    --unlisted                     keep it off the front page and out of search engines
  replace-organiser CLUB           print a new organiser's invite link for a club that has lost its own
  sign-ups                         list the clubs that signed themselves up: when, and whom to write to
  suspend CLUB                     have a club's pages say that it is suspended, and let nothing be changed; nothing is
                                   deleted
  lift CLUB                        lift that
  delete-club CLUB --name NAME     delete a club with all its ladders and pages, for good; NAME is the club's name.
                                   Asks first
    --yes                          don’t ask, for scripts
  help                             show this text

  --url ADDRESS   the API of a deployment on AWS: its output ApiAddress. Calls are signed with your usual AWS
                  credentials (AWS_PROFILE, AWS_ACCESS_KEY_ID …), which must allow execute-api:Invoke
  Without --url: the laptop running here (--data DIR if its data isn’t in .data).
  Status 0: done; 1: refused, or you said no; 2: no answer.`;

/** What is asked of whoever runs the deployment. */
export type Asked =
  | { readonly command: 'create-club'; readonly club: string; readonly name: string; readonly unlisted: boolean }
  | { readonly command: 'replace-organiser' | 'suspend' | 'lift'; readonly club: string }
  | { readonly command: 'sign-ups' }
  | { readonly command: 'delete-club'; readonly club: string; readonly name: string; readonly isSure: boolean }
  | { readonly command: 'help' };

/** What is asked, and of which deployment. */
export interface Operating {
  readonly asked: Asked;
  readonly url?: string;
  readonly data: string;
}

/** Takes a command line apart; throws trouble where it cannot be meant. */
export function readOperating(args: readonly string[]): Operating {
  const { values, positionals } = parsed(args);
  const { url, data } = values;
  return {
    asked: values.help ? { command: 'help' } : readAsked(positionals, values),
    data: data === undefined ? DATA : resolve(data),
    ...(url !== undefined && { url }),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        unlisted: { type: 'boolean', default: false },
        name: { type: 'string' },
        yes: { type: 'boolean', default: false },
        url: { type: 'string' },
        data: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new Trouble(`${firstSentence(error)}.\n\n${USAGE}`);
  }
}

function readAsked(
  [command = 'help', ...given]: readonly string[],
  { name, unlisted, yes }: { readonly name?: string | undefined; readonly unlisted: boolean; readonly yes: boolean },
): Asked {
  const [club = '', called = '', ...more] = given;
  switch (command) {
    case 'help':
      return { command };
    case 'create-club':
      if (called === '' || more.length > 0) throw write('create-club my-club "My Club"');
      return { command, club: readClub(club), name: called, unlisted };
    case 'sign-ups':
      if (given.length > 0) throw write('sign-ups');
      return { command };
    case 'replace-organiser':
    case 'suspend':
    case 'lift':
      if (given.length !== 1) throw write(`${command} my-club`);
      return { command, club: readClub(club) };
    case 'delete-club':
      if (given.length !== 1 || name === undefined) throw write('delete-club my-club --name "My Club"');
      return { command, club: readClub(club), name, isSure: yes };
    default:
      throw new Trouble(`Unknown command "${command}".\n\n${USAGE}`);
  }
}

const write = (line: string): Trouble => new Trouble(`Usage: npm run -s operator -- ${line}`);

function readClub(text: string): string {
  if (isId(text)) return text;
  throw new Trouble(`"${text}" isn’t a club's address: use 1–64 of a–z, 0–9 and "-", such as my-club.`);
}
