import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';

/** A member of the demo club. Weeks count from the season's first night, which is week 0. */
export interface DemoMember {
  readonly id: PlayerId;
  readonly name: string;
  readonly rating: number;
  /** On how many of ten nights they come. */
  readonly keen: number;
  /** Whether they come at all, by the number of months that are settled. */
  readonly comes?: (settled: number) => boolean;
  readonly joins?: number;
  readonly leaves?: number;
}

type MemberTerms = Pick<DemoMember, 'comes' | 'joins' | 'leaves'>;

/** Names a player by the name that people use: Ann Whitfield is ann-whitfield. */
export function idOf(name: string): PlayerId {
  const id = parsePlayerId(name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-'));
  if (!id) throw new Error(`"${name}" makes no id`);
  return id;
}

export const named = (name: string) => ({ id: idOf(name), name });

/** The one of some who has an id. Throws where a story speaks of somebody who is not in it. */
export function withId<T extends { readonly id: PlayerId }>(all: readonly T[], id: PlayerId): T {
  const found = all.find((each) => each.id === id);
  if (!found) throw new Error(`nobody is called ${id}`);
  return found;
}

/** `keen`: how much they play, from 0 to 10. */
export const rated = (name: string, rating: number, keen: number) => ({ ...named(name), rating, keen });
export type RatedMember = ReturnType<typeof rated>;

const member = (name: string, rating: number, keen: number, terms: MemberTerms = {}): DemoMember => ({
  ...rated(name, rating, keen),
  ...terms,
});

export const MEMBERS: readonly DemoMember[] = [
  member('Margaret Ellison', 1085, 8),
  member('Colin Fairhurst', 1140, 6),
  member('Gerald Pym', 1165, 0),
  member('Ruth Abernathy', 1210, 7),
  member('Owen Prosser', 1255, 5),
  member('Nigel Thackeray', 1290, 7, { comes: (settled) => settled > 0 }),
  member('Fiona Drummond', 1340, 8),
  member('Samir Chaudhry', 1380, 6),
  member('Alison Birtwhistle', 1415, 6, { comes: (settled) => settled !== 1 }),
  member('Peter Hallam', 1450, 9),
  member('Joan Ridley', 1475, 5, { leaves: 7 }),
  member('Tom Garside', 1520, 8),
  member('Priya Nair', 1555, 8),
  member('Desmond Clarke', 1590, 6),
  member('Hugh Lovell', 1630, 6, { comes: (settled) => settled > 0 }),
  member('Catherine Mabey', 1665, 8),
  member('Leslie Orme', 1700, 5),
  member('Victor Sandiford', 1745, 6, { comes: (settled) => settled !== 1 }),
  member('Ian McAllister', 1790, 7),
  member('Beatrice Yeo', 1835, 8),
  member('Robert Kingsnorth', 1910, 7),
  member('Daniel Attwood', 1610, 7, { joins: 2 }),
  member('Kirsty Lamont', 1360, 6, { joins: 4 }),
  member("Aidan O'Hara", 1980, 7, { joins: 4 }),
];

/** The ten who are here on the last night; the others stay at home. */
export const HERE_TONIGHT: readonly PlayerId[] = [
  'Peter Hallam',
  'Fiona Drummond',
  'Margaret Ellison',
  'Beatrice Yeo',
  'Priya Nair',
  'Daniel Attwood',
  'Ruth Abernathy',
  'Ian McAllister',
  'Robert Kingsnorth',
  "Aidan O'Hara",
].map(idOf);
