import { FULL_NAMES } from '#shared/view/naming.ts';
import type { PersonalNotice } from '#shared/view/personal/notice.ts';
import { personalNotices, publicNames } from '#shared/view/personal/of-line.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Verb } from '#shared/vocabulary/vocabulary.ts';
import { Club } from './club.ts';

const PLACE = { club: 'riverside', ladder: 'main' };
export const NAMES = { ann: 'Ann Archer', bob: 'Bob Brown', cy: 'Cy Cole', dee: 'Dee Day' };

/** A Crewe ladder, whose evenings are told one thing a day. */
export class Told {
  readonly #club: Club;
  #day = 6;

  constructor(settings: object = {}, names: Readonly<Record<string, string>> = NAMES, changes: object = {}) {
    this.#club = new Club({ system: 'crewe', settings, ...changes });
    this.#club.seed('2021-09-06T18:00:00+01:00', names);
  }

  /** As it stands. */
  get ladder(): Ladder {
    return this.#club.season.ladder;
  }

  does(verb: Verb, body: object, naming = FULL_NAMES): readonly PersonalNotice[] {
    this.#day++;
    const day = String(this.#day).padStart(2, '0');
    const { season } = this.#club;
    const before = season.ladder;
    this.#club.does(`2021-09-${day}T20:00:00+01:00`, verb, body);
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
  const names = publicNames({ header, commands: entries.map(({ command }) => command) }, after, naming);
  return personalNotices({ entry, before, after, names, place: PLACE });
}

export const brief = (notices: readonly PersonalNotice[]) =>
  notices.map(({ player, title, text }) => [player, title, text]);
