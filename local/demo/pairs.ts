import type { Season } from '#shared/engine/season.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { idOf, named } from './members.ts';
import { type Entrant, seasonOf } from './riverside.ts';
import type { DemoLadder } from './scribe.ts';

/** Two who play together, called by their last names: Amara Okoye and Joel Finch are okoye-finch. Others are their substitutes. */
const paired = (names: readonly [string, string, ...string[]], rating: number, keen: number) => ({
  id: idOf(names.slice(0, 2).map(lastNameIn).join(' ')),
  name: names.slice(0, 2).join(' / '),
  people: names.map(named),
  ...{ rating, keen },
});

const lastNameIn = (name: string): string => name.split(' ').at(-1) ?? name;

/** Joel Finch plays with two partners, and Rosa Delgado steps in where one of the others can't. */
const ENTRANTS: readonly Entrant[] = [
  paired(['Amara Okoye', 'Joel Finch'], 1790, 8),
  paired(['Kieran Doyle', 'Mina Sato'], 1765, 7),
  paired(['Harriet Blunt', 'Oscar Pryce', 'Rosa Delgado'], 1730, 8),
  paired(['Lena Vogt', 'Pavel Novak'], 1700, 6),
  paired(['Sian Rees', 'Martin Cole'], 1680, 8),
  paired(['Joy Adeyemi', 'Clive Barrow'], 1650, 7),
  paired(['Theo Marsh', 'Elsie Grant'], 1625, 9),
  paired(['Bruno Silva', 'Joel Finch'], 1600, 6),
  paired(['Wendy Hale', 'Arun Mehta', 'Rosa Delgado'], 1570, 7),
  paired(['Callum Reid', 'Zara Khan'], 1540, 8),
  paired(['Dora Penn', 'Felix Ward'], 1500, 5),
  paired(['Nils Berg', 'Tamsin Lowe'], 1470, 7),
];

/** Tennis in pairs, by sets: either of a pair speaks for it, and a result may say who played. */
const playDoubles = (now: Instant): Season =>
  seasonOf(now, {
    name: 'Doubles ladder',
    entrants: 'pairs',
    members: ENTRANTS,
    settings: { game: 'best-of-3', confirm: 3, playDays: 21, acceptLate: 'lost', freeDeclines: 2 },
    chances: 40_590_226,
  });

export const DOUBLES: DemoLadder = {
  club: 'riverside-tennis',
  name: 'Riverside Tennis',
  ladder: 'doubles',
  play: playDoubles,
};
