import type { Status } from '../commands/arguments.ts';
import { Trouble } from '../trouble.ts';
import { type Asked, readOperating, USAGE } from './arguments.ts';
import { type Answer, type Api, apiAt, type Calling } from './called.ts';

/** What operating needs of the world. */
export interface Terminal extends Calling {
  readonly print: (text: string) => void;
  /** What somebody answers to a question; nothing where nobody is there. */
  readonly ask: (question: string) => Promise<string | undefined>;
}

/** Does what whoever runs a deployment asks of it. Throws trouble where it could not be asked. */
export async function operate(args: readonly string[], terminal: Terminal): Promise<Status> {
  const { asked, url, data } = readOperating(args);
  if (asked.command === 'help') {
    terminal.print(USAGE);
    return 0;
  }
  const api = apiAt(url, data, terminal);
  if (asked.command === 'delete-club' && !(await isWanted(asked, api, terminal))) return 1;
  const answer = await api.post(...requestOf(asked));
  terminal.print(answer.status < 300 ? done(asked, answer, api) : refused(asked, answer, api));
  return answer.status < 300 ? 0 : 1;
}

type Doing = Exclude<Asked, { readonly command: 'help' }>;
type Deleting = Extract<Asked, { readonly command: 'delete-club' }>;

async function isWanted({ club, name, isSure }: Deleting, { origin }: Api, { print, ask }: Terminal): Promise<boolean> {
  if (isSure) return true;
  const answer =
    await ask(`This deletes the club ${club} (“${name}”) at ${origin}: its ladders with all their seasons, its
pages, members and links, for good. Logs can be downloaded from the admin pages before. Delete it? (yes/no) `);
  if (answer === undefined) throw new Trouble('Nobody answers here: say --yes if you are sure. Nothing was deleted.');
  if (/^y(es)?$/i.test(answer.trim())) return true;
  print('Nothing was deleted.');
  return false;
}

function requestOf(asked: Doing): [path: string, body: object] {
  const { club } = asked;
  switch (asked.command) {
    case 'create-club':
      return ['/api/clubs', { id: club, name: asked.name, ...(asked.unlisted && { unlisted: true }) }];
    case 'replace-organiser':
      return [`/api/clubs/${club}/organiser`, {}];
    case 'delete-club':
      return [`/api/clubs/${club}/deletion`, { name: asked.name }];
  }
}

function done(asked: Doing, { json }: Answer, { origin }: Api): string {
  const link = `It opens once, and is not shown again:\n${json['link']}`;
  switch (asked.command) {
    case 'create-club':
      return `The club ${asked.club} (“${asked.name}”) is made. The link of its first organiser:\n${link}`;
    case 'replace-organiser':
      return `A new organiser’s link of ${asked.club}; older ones go on. ${link}`;
    case 'delete-club':
      return `The club ${asked.club} is deleted at ${origin}. Its items and files are cleared away in the next minutes, and once more
a quarter of an hour later; then its address can be taken again. Backups keep it: see docs/operate.md.`;
  }
}

/** What the service says, or who is in front of it, and what can be done about it. */
function refused(asked: Doing, { status, json }: Answer, { origin }: Api): string {
  const said = json['detail'] ?? json['message'] ?? json['Message'] ?? 'nothing that can be read';
  const help = helpFor(asked, status, json['code']);
  return `${origin} answers ${status}: ${said}${help === '' ? '' : `\n${help}`}`;
}

function helpFor({ command }: Doing, status: number, code: unknown): string {
  if (code === 'operator-only') return 'On a laptop --data has to name the folder that it runs on.';
  if (code === 'invalid' && command === 'delete-club')
    return 'Nothing was deleted. --name "…" has to be the club’s name, to the letter.';
  if (code === 'already-exists')
    return 'For a new organiser’s link of it: npm run -s operator -- replace-organiser CLUB';
  if (code !== undefined) return '';
  if (status === 401 || status === 403)
    return 'Your credentials have to allow execute-api:Invoke on this API, and --url has to be the output ApiAddress, not SiteAddress.';
  if (status === 404) return 'Is --url the output ApiAddress of the stack?';
  return status >= 500 ? 'Please try again; if it goes on, see the log of the function.' : '';
}
