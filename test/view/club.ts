import { csvBeginning, csvRows } from '#functions/publishing/csv.ts';
import type { HistoryView } from '#shared/contract/history.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { type Decision, mayChallenge } from '#shared/engine/decide.ts';
import { Season } from '#shared/engine/season.ts';
import { parseEntry, parseHeader } from '#shared/log/parse.ts';
import { turnOf } from '#shared/rules/night/turn.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { mistakenFor, undoneBy } from '#shared/view/corrections.ts';
import { changesIn, historyHeadOf, historyPieceOf } from '#shared/view/history.ts';
import { FULL_NAMES } from '#shared/view/naming.ts';
import type { PersonalNotice } from '#shared/view/player-notices/notice.ts';
import { personalNotices, publicNames } from '#shared/view/player-notices/notices-of-line.ts';
import { type NarrationSoFar, SeasonNarrative } from '#shared/view/season-narrative.ts';
import { buildView } from '#shared/view/view.ts';
import { toBeTold, wholeHistory } from '#shared/view/whole-history.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import {
  type ChallengeId,
  type Instant,
  instant,
  type PlayerId,
  parseChallengeId,
  parsePlayerId,
  type Verb,
} from '#shared/vocabulary/vocabulary.ts';
import { known, scoresIn } from '../rules/club.ts';

export const at = (text: string): Instant => instant(Date.parse(text));
export const who = (id: string): PlayerId => known(parsePlayerId(id));
export const challengeId = (id: string): ChallengeId => known(parseChallengeId(id));

export function header(changes: object = {}): Header {
  const season = { start: '2021-09-06', end: '2022-06-06' };
  const parsed = parseHeader({ system: 'lavers', timezone: 'Europe/London', season, name: 'Main ladder', ...changes });
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  return parsed.value;
}

/** A club whose evenings can be told in a few words. */
export class Club {
  readonly season: Season;
  #matches = 0;

  constructor(changes: object = {}) {
    this.season = new Season(header(changes));
  }

  /** Something that must be accepted; time and body as in the season log. */
  does(time: string, verb: Verb, body: object, also: object = {}): Decision {
    const parsed = parseEntry({ at: time, [verb]: body, ...also }, systemOf(this.season.ladder));
    if (parsed.ok !== true) throw new Error(`${verb}: not an entry`);
    const decision = this.season.decide(parsed.command);
    if (decision.refusal) throw new Error(`${verb}: ${decision.refusal.message}`);
    return decision;
  }

  /** Names by id, top first. */
  seed(time: string, names: Readonly<Record<string, string>>): this {
    const players = Object.entries(names).map(([id, name]) => ({ id, name }));
    this.does(time, 'seed', { order: 'given', players });
    return this;
  }

  /** A match from the sheet. */
  match(
    time: string,
    challenger: string,
    challenged: string,
    score: readonly [number, number],
    more: object = {},
  ): Decision {
    return this.does(time, 'match', { id: `match-${++this.#matches}`, challenger, challenged, score, ...more });
  }

  /** Whoever has the turn challenges the first whom they may, until nobody can. */
  challengeAll(time: string): readonly string[] {
    const begun: string[] = [];
    for (;;) {
      const challenger = turnOf(this.season.ladder, at(time));
      const [challenged] = challenger ? mayChallenge(this.season.ladder, challenger, at(time)) : [];
      if (!challenger || !challenged) return begun;
      const id = `match-${++this.#matches}`;
      this.does(time, 'challenge', { id, challenger, challenged });
      begun.push(id);
    }
  }
}

const FIRST =
  'Ann Bob Cy Dorothea Émile Fatima Guðrún Hikaru Ian Júlia Krzysztof Leila Magnus Nia Oluwaseun Priya'.split(' ');
const LAST = 'Abernathy Brown Chowdhury Dvořák Evans Fitzgerald Grünfeld Hughes Ivanova Jones Kowalczyk Lasker'.split(
  ' ',
);

/** A different name for each of a hundred players. */
export const nameFor = (index: number): string =>
  `${FIRST[(index * 7) % FIRST.length]} ${LAST[(index * 5 + Math.floor(index / 48)) % LAST.length]}`;

const SCORES = scoresIn('2–0 0–2 1½–½ 1–1 ½–1½');

const NIGHTS = Object.entries({ '2021-09-13': '+01:00', '2021-10-25': '+01:00', '2021-11-01': 'Z' });

/** A club of some size in the middle of its third night, which two months without some players lie before. */
export function busyClub(size: number): Club {
  const club = new Club();
  const ids = Array.from({ length: size }, (_, index) => `player-${index + 1}`);
  club.seed('2021-09-06T08:00Z', Object.fromEntries(ids.map((id, index) => [id, nameFor(index)])));
  for (const [round, [day, offset]] of NIGHTS.entries()) {
    for (const id of ids.filter((_, index) => index % 3 !== round % 2)) {
      club.does(`${day}T19:40:00${offset}`, 'arrive', { player: id });
    }
    for (let hour = 0; hour < 3; hour++) {
      const begun = club.challengeAll(`${day}T2${hour}:00:00${offset}`);
      const ended = round === 2 && hour === 2 ? begun.slice(0, 3) : begun;
      for (const [index, challenge] of ended.entries()) {
        const score = SCORES[(index * 3 + hour + round) % SCORES.length] ?? [2, 0];
        club.does(`${day}T2${hour}:${10 + (index % 40)}:00${offset}`, 'result', { challenge, score });
      }
    }
  }
  return club;
}

type Stands = Pick<Season, 'header' | 'ladder' | 'lines'>;

export function toldOf(season: Stands): NarrationSoFar {
  const story = new SeasonNarrative(season.header);
  for (const { command, effects } of season.lines()) story.append(command, effects.terms);
  return story.told;
}

export const seasonView = (season: Stands, now: Instant, notice?: string): LadderView =>
  buildView(toldOf(season), now, notice);

/** The season so far, as a reader of all pieces knows it. */
export function buildHistory(told: NarrationSoFar, now: Instant): HistoryView {
  const pieces = told.pieces().map((piece) => historyPieceOf(told, piece));
  const older = pieces.slice(0, -1).map((piece, index) => ({ file: String(index), changes: changesIn(piece) }));
  const head = historyHeadOf(told, older, now);
  return wholeHistory(head, pieces.slice(older.length - toBeTold(head).length, -1));
}

/** The whole file at once, which is put together piece by piece where it is published. */
export const formatCsv = (told: NarrationSoFar): string =>
  csvBeginning(told.context) +
  csvRows(
    told,
    told.pieces().flatMap(({ happenings }) => happenings),
  );

export const seasonHistory = (season: Stands, now: Instant): HistoryView => buildHistory(toldOf(season), now);

const PLACE = { club: 'riverside', ladder: 'main' };
export const NAMES = { ann: 'Ann Archer', bob: 'Bob Brown', cy: 'Cy Cole', dee: 'Dee Day' };

/** A Crewe ladder, whose evenings are told one thing a day. */
export class NotifiedClub {
  readonly #club: Club;
  #day = 6;

  constructor(settings: object = {}, names: Readonly<Record<string, string>> = NAMES, changes: object = {}) {
    this.#club = new Club({ system: 'crewe', settings, ...changes });
    this.#club.seed('2021-09-06T18:00:00+01:00', names);
  }

  get ladder(): Ladder {
    return this.#club.season.ladder;
  }

  /** Nothing happens for some days. */
  waits(days: number): this {
    this.#day += days;
    return this;
  }

  does(verb: Verb, body: object, naming = FULL_NAMES): readonly PersonalNotice[] {
    this.#day++;
    return this.atOnce(verb, body, naming);
  }

  /** At the same moment as what was done last. */
  atOnce(verb: Verb, body: object, naming = FULL_NAMES): readonly PersonalNotice[] {
    const time = new Date(Date.UTC(2021, 8, this.#day, 19)).toISOString();
    const { season } = this.#club;
    const before = season.ladder;
    this.#club.does(time, verb, body);
    return noticesOf(season.header, season.lines(), before, season.ladder, naming);
  }
}

/** The notices of the last of some lines, which the rest of a log has led to. */
export function noticesOf(
  header: Header,
  entries: readonly Entry[],
  before: Ladder,
  after: Ladder,
  naming = FULL_NAMES,
) {
  const entry = entries.at(-1);
  if (!entry) throw new Error('nothing was recorded');
  const log = { header, commands: entries.map(({ command }) => command) };
  const names = publicNames(log, after, naming);
  const isOther = ({ command: { at: moment, by } }: Entry): boolean =>
    moment !== entry.command.at || by !== entry.command.by;
  const mistaken = mistakenFor(log, entries.length - 1 - entries.findLastIndex(isOther));
  return personalNotices({
    entry,
    before,
    after,
    names,
    place: PLACE,
    undone: undoneBy(log),
    ...(mistaken && { mistaken }),
  });
}

export const brief = (notices: readonly PersonalNotice[]): readonly string[] =>
  notices.map(({ player, title, text }) => `${player}: ${title}. ${text}`);
