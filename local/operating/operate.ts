import { isId } from '#shared/vocabulary/vocabulary.ts';
import { dataFolderOf, parseCommandLine, type Status } from '../commands/arguments.ts';
import { UserError } from '../user-error.ts';
import { type Answer, type Api, apiAt, type Calling } from './called.ts';

const USAGE = `npm run -s operator -- COMMAND

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

export interface Terminal extends Calling {
  readonly print: (text: string) => void;
  /** What the operator answers to a question; undefined if nobody is there. */
  readonly ask: (question: string) => Promise<string | undefined>;
}

/** Does what the operator of a deployment asks for. Throws a `UserError` if the deployment cannot be reached. */
export async function operate(args: readonly string[], terminal: Terminal): Promise<Status> {
  const { asked, url, data } = readOperating(args);
  if (asked.command === 'help') {
    terminal.print(USAGE);
    return 0;
  }
  const api = apiAt(url, data, terminal);
  if (asked.command === 'delete-club' && !(await isWanted(asked, api, terminal))) return 1;
  const answer = asked.command === 'sign-ups' ? await api.get('/api/sign-ups') : await api.post(...requestOf(asked));
  terminal.print(answer.status < 300 ? done(asked, answer, api) : refused(asked, answer, api));
  return answer.status < 300 ? 0 : 1;
}

type Doing = Exclude<Asked, { readonly command: 'help' }>;
type Deleting = Extract<Asked, { readonly command: 'delete-club' }>;

async function isWanted({ club, name, isSure }: Deleting, { origin }: Api, { print, ask }: Terminal): Promise<boolean> {
  if (isSure) return true;
  const answer =
    await ask(`This deletes the club ${club} (“${name}”) at ${origin}: its ladders with all their seasons, its
pages, members and links, for good. To keep the logs, download them from the admin pages first. Delete it? (yes/no) `);
  if (answer === undefined)
    throw new UserError('There is nobody here to ask: add --yes if you’re sure. Nothing was deleted.');
  if (/^y(es)?$/i.test(answer.trim())) return true;
  print('Nothing was deleted.');
  return false;
}

function requestOf(asked: Exclude<Doing, { readonly command: 'sign-ups' }>): [path: string, body: object] {
  const { club } = asked;
  switch (asked.command) {
    case 'create-club':
      return ['/api/clubs', { id: club, name: asked.name, ...(asked.unlisted && { unlisted: true }) }];
    case 'replace-organiser':
      return [`/api/clubs/${club}/organiser`, {}];
    case 'suspend':
    case 'lift':
      return [`/api/clubs/${club}/suspension`, { suspended: asked.command === 'suspend' }];
    case 'delete-club':
      return [`/api/clubs/${club}/deletion`, { name: asked.name }];
  }
}

function done(asked: Doing, { json }: Answer, { origin }: Api): string {
  const link = `It works once, and won’t be shown again:\n${json['link']}`;
  switch (asked.command) {
    case 'create-club':
      return `Made the club ${asked.club} (“${asked.name}”). Its first organiser’s invite link:\n${link}`;
    case 'replace-organiser':
      return `A new organiser’s invite link for ${asked.club}; older ones still work. ${link}`;
    case 'sign-ups':
      return signUpsIn(json);
    case 'suspend':
      return `Suspended ${asked.club}: its pages say so in a moment, and nothing can be changed. Nothing was deleted.`;
    case 'lift':
      return `${asked.club} is no longer suspended; its pages come back in a moment.`;
    case 'delete-club':
      return `Deleted the club ${asked.club} at ${origin}. Its data and files will be cleared in the next few minutes, and again
15 minutes later; then its address can be reused. Backups still have it: see docs/operate.md.`;
  }
}

function signUpsIn({ signUps }: Answer['json']): string {
  const all: readonly Readonly<Record<string, unknown>>[] = Array.isArray(signUps) ? signUps : [];
  const inOrder = all.toSorted((one, other) => String(one['at']).localeCompare(String(other['at'])));
  const lines = inOrder.map(({ at, club, person, email, suspended }) =>
    [at, club, person, email, ...(suspended === true ? ['suspended'] : [])].join('\t'),
  );
  return lines.length === 0 ? 'No club has signed itself up.' : lines.join('\n');
}

/** What the service says, or who is in front of it, and what can be done about it. */
function refused(asked: Doing, { status, json }: Answer, { origin }: Api): string {
  const said = json['detail'] ?? json['message'] ?? json['Message'] ?? 'nothing readable';
  const help = helpFor(asked, status, json['code']);
  return `${origin} answers ${status}: ${said}${help === '' ? '' : `\n${help}`}`;
}

function helpFor({ command }: Doing, status: number, code: unknown): string {
  if (code === 'operator-only') return 'On a laptop, --data must be its data folder.';
  if (code === 'invalid' && command === 'delete-club')
    return 'Nothing was deleted. --name "…" must be exactly the club’s name.';
  if (code === 'already-exists') return 'For a new organiser’s link: npm run -s operator -- replace-organiser CLUB';
  if (code !== undefined) return '';
  if (status === 401 || status === 403)
    return 'Your credentials must allow execute-api:Invoke on this API, and --url must be the output ApiAddress, not SiteAddress.';
  if (status === 404) return 'Is --url the output ApiAddress of the stack?';
  return status >= 500 ? 'Please try again; if it keeps failing, see the function’s log.' : '';
}

type Asked =
  | { readonly command: 'create-club'; readonly club: string; readonly name: string; readonly unlisted: boolean }
  | { readonly command: 'replace-organiser' | 'suspend' | 'lift'; readonly club: string }
  | { readonly command: 'sign-ups' }
  | { readonly command: 'delete-club'; readonly club: string; readonly name: string; readonly isSure: boolean }
  | { readonly command: 'help' };

const OPTIONS = {
  unlisted: { type: 'boolean', default: false },
  name: { type: 'string' },
  yes: { type: 'boolean', default: false },
  url: { type: 'string' },
  data: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Reads what is asked, and of which deployment; a `UserError` says what is wrong with it. */
export function readOperating(args: readonly string[]) {
  const { values, positionals } = parseCommandLine(
    { args: [...args], allowPositionals: true, options: OPTIONS },
    USAGE,
  );
  const asked: Asked = values.help ? { command: 'help' } : readAsked(positionals, values);
  return { asked, url: values.url, data: dataFolderOf(values.data) };
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
      throw new UserError(`Unknown command "${command}".\n\n${USAGE}`);
  }
}

const write = (line: string): UserError => new UserError(`Usage: npm run -s operator -- ${line}`);

function readClub(text: string): string {
  if (isId(text)) return text;
  throw new UserError(`"${text}" isn’t a club's address: use 1–64 of a–z, 0–9 and "-", such as my-club.`);
}
