import { randomBytes, randomInt } from 'node:crypto';
import { type ForgettingView, forgetting as shape } from '#shared/features/forgetting.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import { personOn } from '#shared/rules/entrants/people.ts';
import { Forgetting, type Forgotten, freeTexts, ownWords } from '#shared/view/forgetting.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import { headerLine } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { sendAll } from '../aws/send-all.ts';
import { noteChange } from '../books/admin-history.ts';
import { addClearance } from '../books/clearances.ts';
import { readClub } from '../books/clubs.ts';
import { isOver, readImport, readImports } from '../books/imports.ts';
import { readMember } from '../books/members.ts';
import type { LadderKey } from '../database/keys.ts';
import { type Called, calledIn } from '../erasing/names-of-person.ts';
import { readAs } from '../http/body.ts';
import type { Call, EndpointAnswer } from '../http/call.ts';
import { isProblem, type Problem, problem } from '../http/problem.ts';
import { ADMIN, PEOPLE } from '../runtime/texts.ts';
import { changeBy } from './admin-history.ts';

const SHOWN = 20;

interface Looked {
  readonly ladder: string;
  /** As it stands; undefined where it is being deleted. */
  readonly now: Ladder | undefined;
  readonly commands: readonly { readonly line: number; readonly command: Command }[];
}

/** Forgets a person, who is called otherwise in all that is stored or published. A trial says where they are found. */
async function forgetPlayer(call: Call): EndpointAnswer<'forgetPlayer'> {
  const asked = readAs(shape, call.event);
  if (isProblem(asked)) return asked;
  const { player, name, also = [] } = asked.value;
  const looked = await looksAt(call);
  if (isProblem(looked)) return looked;
  const commands = looked.flatMap((each) => each.commands.map(({ command }) => command));
  const called = await calledIn(call.runtime.database, call.club, player, commands);
  const member = await readMember(call.runtime.database, call.club, player);
  if (!member && !looked.some((each) => isAbout(each, player)))
    return problem('unknown-player', PEOPLE.unknownPlayer(player));
  const names = [...called.names, ...looked.flatMap((each) => nameOn(each, player))];
  if (!names.includes(name) && !(names.length === 0 && name === player)) return problem('invalid', ADMIN.otherName);
  const person = personOf(player, called, also);
  const forgetting = new Forgetting(person);
  const body = {
    as: person.as,
    name: person.name,
    ladders: looked.filter((each) => isAbout(each, player)).map((each) => found(each, forgetting)),
  };
  if (call.query.dryRun) return { status: 200, body };
  return begin(call, person, body);
}

async function begin(call: Call, person: Forgotten, body: ForgettingView): EndpointAnswer<'forgetPlayer'> {
  const { club, at, runtime } = call;
  if (!runtime.imports) throw new Error('there is no queue for what is to be cleared');
  const name = `${club}#${randomBytes(8).toString('hex')}`;
  await addClearance(runtime.database, { name, kind: 'person', club, begun: at, person });
  await noteChange(runtime.database, club, changeBy(call, 'person-forgotten', person.name));
  // What cannot be queued now is found within the hour.
  await sendAll(runtime.imports, [name]).catch(() => {});
  return { status: 202, body };
}

/** The logs of all ladders of the club; an import would bring the person back. */
async function looksAt({ club, runtime: { store } }: Call): Promise<readonly Looked[] | Problem> {
  for await (const key of readImports(store.database, club)) {
    const job = await readImport(store.database, key);
    if (job && !isOver(job)) return problem('already-importing', ADMIN.imports.underWay);
  }
  const looked: Looked[] = [];
  for (const ladder of (await readClub(store.database, club))?.ladders ?? [])
    looked.push({
      ladder,
      now: await store.load({ club, ladder }),
      commands: await wholeLog(store, { club, ladder }),
    });
  return looked;
}

async function wholeLog(store: Call['runtime']['store'], key: LadderKey): Promise<Looked['commands']> {
  const { ended, present } = await store.seasons(key);
  const logs: Entry[] = [];
  for (const season of [...ended.map(({ number }) => number), present])
    logs.push(...(await store.log({ ...key, season })));
  return logs;
}

/** What the page of a ladder calls them: by their id, where it has no name for them. */
function nameOn({ now }: Looked, player: PlayerId): readonly string[] {
  const person = now && personOn(now, player);
  return person ? [person.name ?? person.id] : [];
}

const isAbout = ({ commands }: Looked, player: PlayerId): boolean =>
  commands.some(({ command }) => JSON.stringify(command.body).includes(`"${player}"`));

/** They get a name and an id that nobody has; what their own links were called is forgotten as well. */
function personOf(player: PlayerId, { names, labels, shown }: Called, also: readonly string[]): Forgotten {
  const number = String(randomInt(100_000, 1_000_000));
  const as = parsePlayerId(`former-${number}`);
  if (!as) throw new Error('an id of ours is none');
  const said = [...new Set([...names, ...also, ...labels])];
  return { player, as, name: PEOPLE.former(number), said, shown };
}

/** Where they are found on a ladder, and where they may be besides. */
function found({ ladder, now, commands }: Looked, forgetting: Forgetting): ForgettingView['ladders'][number] {
  const lines = commands.filter(
    ({ command }) => JSON.stringify(forgetting.command(command)) !== JSON.stringify(command),
  );
  const texts = commands.filter(({ command }) => freeTexts(command).some((text) => forgetting.text(text) !== text));
  const left = commands.flatMap(({ line, command }) =>
    freeTexts(command)
      .filter((text) => forgetting.left(text))
      .map((text) => ({ line, text: forgetting.text(text).slice(0, 200) })),
  );
  // What the ladder was made with stays unchanged: only the club can change what applies.
  const made = now && madeOf(now);
  const own = ownWords(made?.settings)
    .flatMap((text) => text.split('\n'))
    .filter((text) => forgetting.finds(text))
    .map((text) => ({ line: headerLine(made ?? {}), text: text.slice(0, 200) }));
  return { ladder, lines: lines.length, texts: texts.length, left: [...own, ...left].slice(0, SHOWN) };
}

export const forgettings = { forgetPlayer } as const;
