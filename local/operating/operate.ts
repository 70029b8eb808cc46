import { isId } from '#shared/vocabulary/vocabulary.ts';
import {
  command,
  type Invocation,
  type InvocationOf,
  type Program,
  type Status,
  type Working,
} from '../commands/command-line.ts';
import { UserError } from '../user-error.ts';
import { type PrintedAnswer, toldOf } from './answers.ts';
import { type Api, type ApiAnswer, apiAt } from './deployment.ts';

/** One ladder, all of a club's, or all. */
const WHICH = 'WHICH';

/** What the operator of a deployment, or of a laptop, does with it: clubs by the signed API, all else at its table and queues. */
export const OPERATOR: Program = {
  name: 'operator',
  commands: {
    'club create': command({
      takes: ['CLUB', 'NAME'],
      options: ['unlisted'],
      says: 'make a club, and print its first organiser’s invite link, once; CLUB is its address: 1–64 of a–z, 0–9 and "-"',
      run: (asked, working) => {
        const [club, name] = asked.given;
        const body = { id: readClub(club), name, ...(asked.unlisted && { unlisted: true }) };
        return answered(asked, working, ['/api/clubs', body], ({ link }) => [
          { club, name, link },
          `Made the club ${club} (“${name}”). Its first organiser’s invite link:\n${onlyOnce(link)}`,
        ]);
      },
    }),
    'club replace-organiser': command({
      takes: ['CLUB'],
      says: 'print a new organiser’s invite link for a club that has lost its own',
      run: (asked, working) => {
        const [club] = asked.given;
        return answered(asked, working, [`/api/clubs/${readClub(club)}/organiser`, {}], ({ link }) => [
          { club, link },
          `A new organiser’s invite link for ${club}; older ones still work. ${onlyOnce(link)}`,
        ]);
      },
    }),
    'club rename': command({
      takes: ['CLUB', 'NAME'],
      says: 'give a club another name; its address stays',
      run: async (asked, working) => (await import('../commands/clubs.ts')).renameTo(asked, working),
    }),
    'club suspend': command({
      takes: ['CLUB'],
      says: 'have a club’s pages say that it is suspended, and let nothing be changed; nothing is deleted',
      run: (asked, working) => suspend(asked, working, true),
    }),
    'club lift': command({
      takes: ['CLUB'],
      says: 'lift that',
      run: (asked, working) => suspend(asked, working, false),
    }),
    'club export': command({
      takes: ['CLUB', 'FOLDER'],
      says: 'write its settings, members and links into a new folder, and each season of its ladders as a log that can be imported',
      run: async (asked, working) => (await import('../commands/exporting.ts')).exportClub(asked, working),
    }),
    'club compare': command({
      takes: ['CLUB', 'FOLDER'],
      says: 'say in what it differs from the same club in a laptop’s data folder, such as one that was restored to look at. Status 0: nothing',
      run: async (asked, working) => (await import('../commands/compare.ts')).compareClub(asked, working),
    }),
    'club swap': command({
      takes: ['CLUB', 'FOLDER'],
      options: ['name', 'yes'],
      says: 'put the club of a laptop’s data folder, such as one that was restored, in the place of this one, which is written into a file beside the folder first. Asks once it has shown in what they differ; takes a quarter of an hour; run it again to resume',
      run: async (asked, working) => (await import('../commands/swap.ts')).swapClub(asked, working),
    }),
    'club delete': command({
      takes: ['CLUB'],
      options: ['name', 'yes'],
      says: 'delete a club with all its ladders and pages, for good. Asks first',
      run: deleteClub,
    }),
    'clubs close': command({
      takes: [],
      says: 'let nothing be changed in any club for a while, as during a restore: 503, and a sentence. People can still look',
      run: async (asked, working) => (await closing()).closeClubs(asked, working),
    }),
    'clubs open': command({
      takes: [],
      says: 'end that',
      run: async (asked, working) => (await closing()).openClubs(asked, working),
    }),
    'club list': command({
      takes: [],
      says: 'list all clubs, each with its name and how many ladders it has',
      run: async (asked, working) => (await import('../commands/clubs.ts')).listClubs(asked, working),
    }),
    status: command({
      takes: [],
      says: 'say what is up: version, alarms, whether somebody hears them, and what failed for good, with the ladder that it is about. Status 1: look at it',
      run: async (asked, working) => (await import('./status.ts')).status(asked, working),
    }),
    'sign-ups': command({
      takes: [],
      says: 'list the clubs that signed themselves up: when, and whom to write to',
      run: listSignUps,
    }),
    'ladder list': command({
      takes: [],
      options: ['behind'],
      says: 'list all ladders, each with its last line',
      run: async (asked, working) => (await import('../commands/publishing.ts')).listLadders(asked, working),
    }),
    key: command({
      takes: ['CLUB', 'ROLE', 'LABEL'],
      options: ['player', 'program'],
      says: 'make an invite link: organiser, scorer, or player',
      run: async (asked, working) => (await import('../commands/new-key.ts')).makeKey(asked, working),
    }),
    verify: command({
      takes: [WHICH],
      options: ['all'],
      says: 'compare stored ladders with a replay of their logs. Status 0: no difference; 1: some',
      run: async (asked, working) => (await import('../commands/verifying.ts')).verifyLadders(asked, working),
    }),
    rebuild: command({
      takes: [WHICH],
      options: ['all'],
      says: 'where something differs, replay the log by the current rules, store the outcome and compare again',
      run: async (asked, working) => (await import('../commands/verifying.ts')).rebuildLadders(asked, working),
    }),
    publish: command({
      takes: [WHICH],
      options: ['all', 'anew'],
      says: 'publish pages again',
      run: async (asked, working) => (await import('../commands/publishing.ts')).publishLadders(asked, working),
    }),
    smoke: command({
      takes: [],
      says: 'try it out as people use it, with a club that is deleted again: a line for each check. Status 0: all went well',
      run: async (asked, working) => (await import('./smoke.ts')).smoke(asked, working),
    }),
    restore: command({
      takes: ['BACKUP'],
      options: ['club', 'at'],
      says: 'fill an empty table, or with --data DIR a new laptop, from backups: s3://BUCKET/FOLDER (the output BackupAddress), or a file; run it again to resume',
      run: async (asked, working) => (await import('../commands/restore.ts')).restore(asked, working),
    }),
    redrive: command({
      takes: [],
      says: 'retry everything that failed for good, and print how many',
      run: async (asked, working) => (await import('./redrive.ts')).redrive(asked, working),
    }),
  },
  note: `  WHICH is CLUB/LADDER, CLUB for all of its ladders, or --all.

  --url ADDRESS   a deployment on AWS, by the address of its site (the output SiteAddress) or of its API (ApiAddress). It is
                  asked with your usual AWS credentials (AWS_PROFILE, AWS_ACCESS_KEY_ID …): club create, suspend, lift,
                  delete, replace-organiser and sign-ups need execute-api:Invoke; all else its table, bucket and queues;
                  club swap and smoke need both
  Without --url: the laptop’s ladders here (--data DIR if its data isn’t in .data).
  --json          print JSON, a line for each thing that is told; an error is {"error": "…"}
  Status 0: done; 1: refused, or something differs, or you said no; 2: it could not be done.`,
};

/** Loaded when it is needed: a call to an API needs no database. */
const closing = () => import('../commands/closing.ts');

const onlyOnce = (link: unknown): string => `It works once, and won’t be shown again:\n${link}`;

/** Posts what is asked for, and reports its effect. */
async function answered(
  asked: Invocation,
  working: Working,
  [path, body]: readonly [path: string, body: object],
  done: (json: ApiAnswer['json'], api: Api) => PrintedAnswer,
): Promise<Status> {
  const api = await apiAt(asked, working);
  return toldOf(await api.post(path, body), api, working, (json) => done(json, api));
}

function suspend(asked: InvocationOf<[club: string]>, working: Working, suspended: boolean): Promise<Status> {
  const [club] = asked.given;
  return answered(asked, working, [`/api/clubs/${readClub(club)}/suspension`, { suspended }], () => [
    { club, suspended },
    suspended
      ? `Suspended ${club}: its pages say so in a moment, and nothing can be changed. Nothing was deleted.`
      : `${club} is no longer suspended; its pages come back in a moment.`,
  ]);
}

async function deleteClub(asked: InvocationOf<[club: string]>, working: Working): Promise<Status> {
  const { name, yes, typed } = asked;
  const club = readClub(asked.given[0]);
  if (name === undefined) throw new UserError(`Usage: ${typed} ${club} --name "My Club"`);
  const api = await apiAt(asked, working);
  if (!yes && !(await isWanted(club, name, api, working))) return 1;
  return toldOf(await api.post(`/api/clubs/${club}/deletion`, { name }), api, working, () => [
    { deleted: club },
    `Deleted the club ${club} at ${api.origin}. Its data and files will be cleared in the next few minutes, and again
15 minutes later; then its address can be reused. Backups still have it: see docs/operate.md.`,
  ]);
}

async function isWanted(club: string, name: string, { origin }: Api, { tell, ask }: Working): Promise<boolean> {
  const answer =
    await ask(`This deletes the club ${club} (“${name}”) at ${origin}: its ladders with all their seasons, its
pages, members and links, for good. To keep the logs, write them into a folder first: club export. Delete it? (yes/no) `);
  if (answer === undefined)
    throw new UserError('There is nobody here to ask: add --yes if you’re sure. Nothing was deleted.');
  if (/^y(es)?$/i.test(answer.trim())) return true;
  tell({ deleted: null }, 'Nothing was deleted.');
  return false;
}

async function listSignUps(asked: Invocation, working: Working): Promise<Status> {
  const api = await apiAt(asked, working);
  const answer = await api.get('/api/sign-ups');
  return toldOf(answer, api, working, ({ signUps }) => {
    const all: readonly Readonly<Record<string, unknown>>[] = Array.isArray(signUps) ? signUps : [];
    const inOrder = all.toSorted((one, other) => String(one['at']).localeCompare(String(other['at'])));
    const lines = inOrder.map(({ at, club, person, email, suspended, invitations }) =>
      [at, club, person, email, ...(suspended === true ? ['suspended'] : []), ...invitationsSaid(invitations)].join(
        '\t',
      ),
    );
    return [{ signUps: inOrder }, lines.length === 0 ? 'No club has signed itself up.' : lines.join('\n')];
  });
}

function invitationsSaid(told: unknown): readonly string[] {
  const { sent = 0, returned = 0, stopped } = (told ?? {}) as Readonly<Record<string, unknown>>;
  const said = `${sent} invitations, ${returned} came back`;
  return sent === 0 ? [] : [stopped === true ? `${said}: sends no more` : said];
}

function readClub(text: string): string {
  if (isId(text)) return text;
  throw new UserError(`"${text}" isn’t a club's address: use 1–64 of a–z, 0–9 and "-", such as my-club.`);
}
