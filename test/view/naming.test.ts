import { describe, expect, it } from 'vitest';
import type { Season } from '#shared/engine/season.ts';
import { formatLog } from '#shared/log/format.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import { pursesSlot } from '#shared/rules/pots/slots.ts';
import { FULL_NAMES, type Naming, ShownNames } from '#shared/view/naming.ts';
import { publicCommands, publicSeason } from '#shared/view/public-season.ts';
import type { NamingMode } from '#shared/vocabulary/club.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { namesOf } from '#shared/words/names.ts';
import { Club } from './club.ts';
import { pgn } from './clubs.ts';
import { replayed, SYSTEMS, sampleLogs, seasonOf, vector } from './vectors.ts';

const naming = (mode: NamingMode, nicknames = {}): Naming => ({ mode, nicknames });

const FRIENDS = {
  ann: 'Ann Brown',
  'ann-bell': 'Ann Bell',
  cy: 'Cy',
  jose: 'García Márquez, José',
  odd: '«Élise» d’Arc',
  nameless: '👩‍👩‍👧‍👦',
};

/** What the public reads of the friends, in the order of their rungs. */
function shown(how: Naming): readonly string[] {
  const club = new Club().seed('2021-09-06T08:00Z', FRIENDS);
  const { ladder } = publicSeason(club.season.header, commandsOf(club.season), how);
  const named = namesOf(ladder);
  return ladder.order.players().map((id) => named(id).name);
}

const commandsOf = (season: Season) => season.lines().map(({ command }) => command);

describe('what a club shows of a name', () => {
  it('is all of it, as long as the club has not chosen otherwise', () => {
    expect(shown(FULL_NAMES)).toEqual(Object.values(FRIENDS));
  });

  it('may be the first name and an initial, and two who are then alike stay two', () => {
    expect(shown(naming('initial'))).toEqual(['Ann B.', 'Ann B. 2', 'Cy', 'José M.', '«Élise» D.', 'p6']);
  });

  it('may be initials', () => {
    expect(shown(naming('initials'))).toEqual(['A. B.', 'A. B. 2', 'C.', 'J. G. M.', 'É. D.', 'p6']);
  });

  it('may be a nickname, and initials for whoever has none', () => {
    const nicknames = { ann: 'The Rook', cy: 'A. B.', nameless: 'Quartet' };
    const names = ['The Rook', 'A. B.', 'A. B. 2', 'J. G. M.', 'É. D.', 'Quartet'];
    expect(shown(naming('nickname', nicknames))).toEqual(names);
    expect(shown(naming('initials', nicknames))[0]).toBe('A. B.');
  });

  it('stays with its bearer, who may come back under another name', () => {
    const names = new ShownNames(naming('initials'));
    const [ann, bob] = ['ann' as PlayerId, 'bob' as PlayerId];
    expect([names.of(ann, 'Ann Bell'), names.of(bob, 'Al Bo')]).toEqual(['A. B.', 'A. B. 2']);
    expect([names.of(bob, 'Al Bo'), names.of(ann, 'Ann Bell')]).toEqual(['A. B. 2', 'A. B.']);
    expect(names.of(ann, 'Ann Carr')).toBe('A. C.');
  });
});

/** A Nairobi club in whose log everything stands that is nobody else's business. */
function secretive(): Season {
  const club = new Club({ system: 'nairobi', timezone: 'Africa/Nairobi' });
  const [wanjiru, otieno] = ['secret-wanjiru', 'secret-otieno'];
  const members = [
    { id: wanjiru, name: 'Secretive Wanjiru', rating: 1777, registered: true, paidUntil: '2021-12-31' },
    { id: otieno, name: 'Secretive Otieno', rating: 1666 },
  ];
  const also = { override: 'secret reason', by: 'secret tablet' };
  club.does('2021-09-06T08:00Z', 'seed', { order: 'rating', players: members }, also);
  const mwangi = { player: 'secret-mwangi', name: 'Secretive Mwangi', registered: false };
  club.does('2021-09-06T09:00Z', 'join', mwangi, also);
  const pair = { challenger: wanjiru, challenged: otieno };
  club.does('2021-09-07T09:00Z', 'challenge', { id: 'secret-game', ...pair }, also);
  const moves = `[Event "secret"]\n[Site "secret"]\n${pgn(wanjiru, otieno, [1, 0])}`.replace('1. e4', '{secret} 1. e4');
  club.does('2021-09-11T15:00+03:00', 'result', { challenge: 'secret-game', score: [1, 0], pgn: moves }, also);
  club.does('2021-09-11T16:00+03:00', 'approve', { challenge: 'secret-game' }, also);
  club.does('2021-09-12T16:00Z', 'prefer', { player: 'secret-mwangi', paidUntil: '2021-11-30' }, also);
  return club.season;
}

describe('the log that the public may read', () => {
  const season = secretive();
  const { header } = season.ladder;
  const told = (how: Naming) => formatLog(header, publicCommands(header, commandsOf(season), how));

  it('has no word of what is private', () => {
    const text = told(FULL_NAMES);
    for (const word of ['reason', 'tablet', 'Event', '{secret}', '1777', '1666', '2021-12-31', '2021-11-30', 'false'])
      expect(text).not.toContain(word);
    expect(text).toContain('Secretive Wanjiru');
    expect(text).not.toContain('"by"');
  });

  it.each(['initial', 'initials', 'nickname'] as const)('has neither name nor id where names are %s', (mode) => {
    const text = told(naming(mode));
    expect(text.replaceAll(/Secretive [A-Z]\./g, '')).not.toMatch(/secret|Wanjiru|Otieno|Mwangi/i);
  });

  it('keeps whose moves they were, and replays to the same ladder', () => {
    const text = told(naming('initials'));
    expect(text).toContain(String.raw`[White \"p2\"]\n[Black \"p1\"]\n[Result \"1-0\"]`);
    expect(replayed(text).ladder.order.players()).toEqual(['p2', 'p1', 'p3']);
  });
});

const VECTORS = sampleLogs();

describe.each(VECTORS)('%s as the public may read it', (name) => {
  const season = replayed(vector(name));
  const { header } = season;
  const commands = commandsOf(season);

  it.each(['full', 'initial', 'initials', 'nickname'] as const)('is the same ladder, with %s names', (mode) => {
    const told = replayed(formatLog(header, publicCommands(header, commands, naming(mode))));
    const [own, public_] = [season, told].map(everybodyMoved);
    expect(public_).toHaveLength(own?.length ?? 0);
    const ids = new Map(own?.map((id, index) => [id, public_?.[index]]));
    expect(own?.map((id) => ids.get(id))).toEqual(public_);
    expect(told.ladder.order.players()).toEqual(season.ladder.order.players().map((id) => ids.get(id)));
    expect(told.lines().map(periods)).toEqual(season.lines().map(periods));
    expect(points(told)).toEqual(points(season));
  });
});

/** Whoever was moved by a line, line by line and in the order of the moves. */
const everybodyMoved = (season: Season): readonly PlayerId[] =>
  season
    .lines()
    .flatMap(({ effects: { settled, moves } }) =>
      [...settled.flatMap((settlement) => settlement.moves), ...moves].flatMap(({ players }) => players),
    );

/** What was settled; of challenges, which have other ids for the public, only how. */
const periods = ({ effects }: Entry): readonly string[] =>
  effects.settled.map(({ name }) => name.replace(/^(acceptance|deadline|confirmed)-.*/, '$1'));

const points = ({ ladder }: Season) => ladder.order.players().map((id) => pursesSlot.of(ladder).get(id)?.points);

describe.each(SYSTEMS)('a %s season', (system) => {
  it('shows nobody’s id or name in any mode but full', () => {
    const { ladder, commands } = seasonOf(system);
    const text = formatLog(madeOf(ladder), publicCommands(madeOf(ladder), commands, naming('initials'))).replaceAll(
      /"pgn":"(?:[^"\\]|\\.)*"/g,
      '',
    );
    const given = [...ladder.players.values()].flatMap(({ id, name }) => [id, name ?? id]);
    const words = new Set(text.match(/[a-z0-9-]+/gi));
    expect(given.filter((each) => words.has(each) && !/^[pc]\d+$/.test(each))).toEqual([]);
  });
});
