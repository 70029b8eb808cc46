import { createHash } from 'node:crypto';
import { Season } from '#shared/engine/season.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import { peopleBehind } from '#shared/rules/entrants/people.ts';
import { mistakenFor, undoneBy } from '#shared/view/corrections.ts';
import type { Naming } from '#shared/view/naming.ts';
import type { PersonalNotice } from '#shared/view/player-notices/notice.ts';
import { dateNotices } from '#shared/view/player-notices/notices-of-date.ts';
import {
  mayConcern,
  type PublicNames,
  personalNotices,
  publicNames,
} from '#shared/view/player-notices/notices-of-line.ts';
import { toPeople } from '#shared/view/player-notices/notices-to-people.ts';
import {
  messageNotices,
  remindersOf,
  remindsOfSeason,
  suggestionNotices,
} from '#shared/view/player-notices/reminders.ts';
import { ladderName } from '#shared/view/public-notices/ladder-page.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { type Header, headerLine } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { isFromBackup, readClub } from '../books/clubs.ts';
import { readContacts } from '../books/contacts.ts';
import { nameOfDate, readGameDates } from '../books/game-dates.ts';
import { readNaming } from '../books/naming.ts';
import { keepNotices, readMessage } from '../books/notices.ts';
import type { LadderKey } from '../database/keys.ts';
import type { LadderStore } from '../ladders/store.ts';
import { inLanguage } from '../runtime/speaking.ts';
import { MAIL } from '../runtime/texts.ts';
import { type Channel, reachedBy } from './channel.ts';
import { nameInMail } from './email/name-in-mail.ts';
import { readLine } from './log-line.ts';
import {
  type DateEvent,
  dateOccasion,
  type LineEvent,
  type PlayerNotification,
  type PlayersEvent,
} from './messages.ts';
import { wantsAnywhere } from './notice-preferences.ts';
import { suggestionsToTell } from './suggestions-to-tell.ts';

export interface PlayerNoticesDeps {
  readonly store: Pick<
    LadderStore,
    'database' | 'load' | 'log' | 'seasons' | 'written' | 'version' | 'present' | 'inSeason'
  >;
  readonly channels: readonly Pick<Channel, 'reached'>[];
  readonly now: () => Instant;
}

interface NamedNotice {
  readonly name: string;
  readonly notice: PersonalNotice;
}

/** Puts into words what an event has for players, in the language that is spoken just then. */
type Compose = () => readonly NamedNotice[];

/** Makes and keeps the notices of an event; again, the same, reminders on one day and dates while unchanged. */
export async function makePlayerNotices(
  deps: PlayerNoticesDeps,
  event: PlayersEvent,
): Promise<readonly PlayerNotification[]> {
  const { store, channels } = deps;
  const { key } = event;
  // A message says itself whom it is to reach.
  const reached = event.kind === 'message' ? undefined : new Set(await reachedBy(channels, key.club));
  if (reached?.size === 0) return [];
  // Read before the log: the notices do not count as current if a person is forgotten meanwhile.
  const naming = await readNaming(store.database, key.club);
  const compose = await composerOf(deps, event, naming);
  if (!compose) return [];
  const language = (await readClub(store.database, key.club))?.language;
  const made = inLanguage(language, compose).filter(({ notice }) => reached?.has(notice.player) ?? true);
  await keepNotices(store.database, key, naming, made);
  return made.map(({ name }) => ({ channel: 'player', key, name }));
}

function composerOf(deps: PlayerNoticesDeps, event: PlayersEvent, naming: Naming): Promise<Compose | undefined> {
  switch (event.kind) {
    case 'line':
      return composeLine(deps, event, naming);
    case 'date':
      return composeDate(deps, event, naming);
    case 'message':
      return composeMessage(deps, event);
    case 'reminders':
      return composeReminders(deps, event.key, naming);
  }
}

async function composeLine(
  { store }: PlayerNoticesDeps,
  event: LineEvent,
  naming: Naming,
): Promise<Compose | undefined> {
  const found = await readLine(store, event, mayConcern);
  if (!found || found.isBroughtIn || (await isFromBackup(store.database, event.key.club, found.entry.command.at)))
    return undefined;
  const { entry, header, commands } = found;
  const after = ladderOf(header, commands);
  const names = publicNames({ header, commands }, after, naming);
  const isToldWithDate = await tellsOfDate(store, event.key, entry.command);
  const before = ladderOf(header, commands.slice(0, -1));
  const mistaken = mistakenFor({ header, commands }, found.together);
  const scene = {
    ...{ entry, before, after, names, place: event.key, isToldWithDate, undone: undoneBy({ header, commands }) },
    ...(mistaken && { mistaken, goesOn: found.goesOn }),
  };
  return () => numbered(String(event.line), toPeople(after, personalNotices(scene)));
}

/** Whether the day that a line says a player has offered is also told to the two with its date. */
async function tellsOfDate(
  store: PlayerNoticesDeps['store'],
  key: LadderKey,
  { verb, body }: Command,
): Promise<boolean> {
  if (verb !== 'offer') return false;
  const date = (await readGameDates(store, key)).find(({ challenge }) => challenge === body.challenge);
  return date?.by !== undefined && (date.by === body.player || date.agreed === true);
}

async function composeDate(
  { store }: PlayerNoticesDeps,
  { key, name }: DateEvent,
  naming: Naming,
): Promise<Compose | undefined> {
  const ladder = await store.load(key);
  const date = ladder && (await readGameDates(store, key)).find(({ challenge }) => nameOfDate(challenge) === name);
  if (!date || !ladder.challenges.has(date.challenge)) return undefined;
  if (await isFromBackup(store.database, key.club, date.put ?? date.issued)) return undefined;
  const scene = { ladder, names: await namesOn(store, key, ladder, naming), place: key };
  return () => numbered(dateOccasion(name, date.version), toPeople(ladder, dateNotices(scene, date)));
}

async function composeMessage(
  { store, now }: PlayerNoticesDeps,
  { key, day }: PlayersEvent & { readonly kind: 'message' },
): Promise<Compose | undefined> {
  const message = await readMessage(store.database, key, day);
  const ladder = message && (await store.load(key));
  if (!ladder) return undefined;
  const name = nameInMail(ladderName(ladder.header, key), key.ladder);
  const scene = { ladder, now: now(), place: key };
  return () => numbered(`message-${day}`, messageNotices(scene, { ...message, day, title: MAIL.message(name) }));
}

/** What the players of a ladder are to be reminded of today, and games for those who wait, if they want it. Each has a name of its own. */
async function composeReminders(
  { store, now }: PlayerNoticesDeps,
  key: LadderKey,
  naming: Naming,
): Promise<Compose | undefined> {
  const wishes = new Map((await readContacts(store.database, key.club)).map((each) => [each.player, each.wishes]));
  const version = await store.version(key);
  const stored = version && !version.shut ? await store.load(key) : undefined;
  if (!stored) return undefined;
  const { ladder, attendance } = remindsOfSeason(stored, now())
    ? await seasonOf(store, key, stored)
    : { ladder: stored };
  const scene = { ladder, now: now(), place: key, ...(attendance && { attendance }) };
  const toWhoWants = (notices: readonly PersonalNotice[]) =>
    toPeople(ladder, notices).filter(({ player, kind }) => wantsAnywhere(wishes.get(player) ?? {}, kind));
  const soon = (named?: PublicNames['named']) => toWhoWants(remindersOf({ ...scene, ...(named && { named }) }));
  const games = (await suggestionsToTell(store, key, stored, now())).filter(({ challenger }) =>
    peopleBehind(ladder, challenger).some((person) => wantsAnywhere(wishes.get(person) ?? {}, 'suggested')),
  );
  // Only of a challenge or a game another player is named, and only the log tells how the public calls them.
  const isNamed = games.length > 0 || (ladder.challenges.size > 0 && soon().some(({ kind }) => kind === 'due'));
  const named = isNamed ? (await namesOn(store, key, ladder, naming)).named : undefined;
  return () =>
    [...soon(named), ...(named ? toWhoWants(suggestionNotices({ ...scene, named }, games)) : [])].flatMap((notice) =>
      numbered(`soon-${digest(notice.id)}`, [notice]),
    );
}

async function namesOn(
  store: PlayerNoticesDeps['store'],
  key: LadderKey,
  ladder: Ladder,
  naming: Naming,
): Promise<PublicNames> {
  const commands = (await store.log(key)).map(({ command }) => command);
  return publicNames({ header: ladder.header, commands }, ladder, naming);
}

async function seasonOf(store: PlayerNoticesDeps['store'], key: LadderKey, stored: Ladder) {
  const header = madeOf(stored);
  return Season.of(
    header,
    (await store.log(key, headerLine(header))).map(({ command }) => command),
  );
}

const numbered = (occasion: string, notices: readonly PersonalNotice[]): readonly NamedNotice[] =>
  notices.map((notice, nth) => ({ name: `${occasion}~${nth}`, notice }));

const digest = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 16);

const ladderOf = (header: Header, commands: readonly Command[]): Ladder => Season.of(header, commands).ladder;
