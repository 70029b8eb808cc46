import { personOn } from '#shared/rules/entrants/people.ts';
import { namesGivenBy } from '#shared/view/last-names.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { instant, type LineNumber, lineNumber, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { changeMember, readMember } from '../books/members.ts';
import { noteRenamed } from '../books/naming.ts';
import { AGAIN, untilThrough } from '../database/change.ts';
import type { LadderKey } from '../database/keys.ts';
import type { Call } from '../http/call.ts';
import { ladderIn } from '../http/event.ts';
import { type Person, readPeople } from '../ladders/people.ts';
import { CLOCKS_DIFFER, publishAgain } from '../ladders/publish-again.ts';
import type { Accepted } from './entry-answer.ts';

/**
 * Renames the member of a renamed player, and has everything that still shows a former name published again: other ladders of
 * the club, and past seasons. A repeat leaves a later name alone.
 */
export async function keepName(call: Call, { entry, ladder }: Accepted): Promise<void> {
  const { body } = entry.command;
  const who = 'player' in body && body.player !== undefined ? personOn(ladder, body.player) : undefined;
  if (who?.name !== undefined) await keep(call, who.id, who.name);
}

/** The same where a line was undone by which a player had another name. */
export async function keepNameOfVoided(call: Call, { entry, ladder }: Accepted): Promise<void> {
  const { body } = entry.command;
  const key = ladderIn(call.event);
  const line = 'line' in body ? lineNumber(body.line) : undefined;
  const command = key && line && (await commandAt(call, key, line));
  const who = command?.verb === 'rename' ? personOn(ladder, command.body.player) : undefined;
  if (who?.name !== undefined) await keep(call, who.id, who.name);
}

async function commandAt({ runtime }: Call, key: LadderKey, line: LineNumber): Promise<Command | undefined> {
  const [entry] = await runtime.store.log(key, lineNumber(line - 1), line);
  return entry?.command;
}

async function keep(call: Call, player: PlayerId, name: string): Promise<void> {
  const { club, runtime } = call;
  const { database, store } = runtime;
  const key = ladderIn(call.event);
  if (!key) return;
  const log = await store.log(key);
  const given = log.flatMap(({ command }) => namesGivenBy(command)).filter(([id]) => id === player);
  const called = await callMember(call, player, name);
  const before = [...given.map(([, each]) => each), ...(called === undefined ? [] : [called])];
  await noteRenamed(database, club, player, name, before);
  await showAgain(call, player, key.ladder);
}

/** What the club called them until now, if it has a record of them under another name. */
const callMember = ({ club, runtime }: Call, id: PlayerId, name: string): Promise<string | undefined> =>
  untilThrough(runtime.database, club, async () => {
    const member = await readMember(runtime.database, club, id);
    if (!member || member.name === name) return undefined;
    const { version, ...known } = member;
    const end = await changeMember(runtime.database, club, version, { ...known, name });
    return end === 'changed' ? member.name : AGAIN;
  });

/** Only past seasons name who is on no ladder now: they follow the club’s record. */
export async function keepNameInPast(call: Call, { id, name, on }: Person, now: string): Promise<void> {
  if (on.length === 0 || on.some(({ place }) => place !== 'before')) return;
  const before = [...on.flatMap((each) => each.name ?? []), name];
  await noteRenamed(call.runtime.database, call.club, id, now, before);
  await showAgain(call, id);
}

/** Publishes what shows a player beside the season of one ladder that has just told of them. */
export async function showAgain({ club, runtime }: Call, player: PlayerId, told?: string): Promise<void> {
  const since = instant(runtime.now() + CLOCKS_DIFFER);
  for (const { ladder, people } of await readPeople(runtime.database, club)) {
    const key = { club, ladder };
    const isAbout = people.some(({ id }) => id === player);
    const isTold = ladder === told && (await runtime.store.seasons(key)).ended.length === 0;
    if (isAbout && !isTold) await publishAgain(runtime.store, key, since);
  }
}
