import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLog } from '#shared/log/format.ts';
import type { Naming } from '#shared/view/naming.ts';
import { publicSeason } from '#shared/view/public-season.ts';
import { NAMING_MODES } from '#shared/vocabulary/club.ts';
import { isId } from '#shared/vocabulary/vocabulary.ts';
import { namesOf } from '#shared/words/names.ts';
import { header, scoresIn } from '#test/rules/club.ts';
import { Club } from '#test/view/club.ts';
import { SYSTEMS, seasonOf } from '#test/view/vectors.ts';
import { nicknameOf, readIntroduced, withTyped } from '#web/apps/admin/club/naming.ts';
import { seenNames } from '#web/apps/admin/club/naming-form.tsx';
import { readFault } from '#web/apps/admin/club/webhook-form.tsx';
import { outcomeWords } from '#web/apps/admin/club/webhooks.tsx';
import { frameLine } from '#web/apps/admin/files/panel.tsx';
import { type GameFields, NO_GAME, scoreFault } from '#web/apps/admin/game-fields.ts';
import { gameBody } from '#web/apps/admin/game-inputs.tsx';
import { type Decisions, decided, decidedTogether, withNamesakes } from '#web/apps/admin/people/deciding.tsx';
import { readList } from '#web/apps/admin/people/reading/read-list.ts';
import { asItStands, correctionIn, fieldsOfRecorded, withoutThoseOfBefore } from '#web/apps/admin/recorded.ts';
import { faultWhileTyping, gamesIn, scoredWith } from '#web/ui/chess/each-game.tsx';
import { scoresOf } from '#web/ui/ladder/controls.ts';
import type { KnownPerson } from '#web/ui/people/namesakes.ts';
import { line } from '../ui/lines.ts';

const known = (id: string, name: string, here = false): KnownPerson => ({ id, name, ladders: ['Friday Ladder'], here });
const ANN = known('ann-lee', 'Ann Lée');

const linesOf = (text: string, people: readonly KnownPerson[] = [], decisions?: Decisions) =>
  withNamesakes(readList(text).rows, people, decisions);
const told = (lines: ReturnType<typeof linesOf>) => lines.map(({ decision }) => decision?.kind ?? 'asked');

describe('whom a line of a table means', () => {
  test('is asked where a member is called so, however it is spelt, or a line further up; and nobody is guessed', () => {
    const lines = linesOf('LEE, Ann\nBob\nbob\nCy', [ANN]);
    expect(told(linesOf('Ann Katz', [{ ...ANN, also: ['Ann Katz'] }]))).toEqual(['asked']);
    expect(told(linesOf('ann  lee;1\nBob\nbob\nCy', [ANN]))).toEqual(['asked', 'new', 'asked', 'new']);
    expect(lines.at(-2)?.twin).toBe(2);
    expect(decided(linesOf('ann-lee\nBob', [ANN]), ['ann-lee']).map(({ name }) => name)).toEqual(['Bob']);
  });

  test('is nobody who is to be added, where only a player of the ladder is called so: their address and rating are kept', () => {
    const here = known('ann-lee', 'Ann Lee', true);
    expect(told(linesOf('Ann Lee', [here]))).toEqual(['left-out']);
    expect(told(linesOf('Ann Lee', [here, known('ann-lee-2', 'Ann Lee')]))).toEqual(['asked']);
    const another = new Map([[1, { kind: 'new' } as const]]);
    expect(linesOf('Ann Lee, 1850', [here])[0]?.decision).toEqual({ kind: 'same', id: 'ann-lee' });
    expect(told(linesOf('Ann Lee, 1850', [here, known('ann-lee-2', 'Ann Lee')]))).toEqual(['asked']);
    expect(decided(linesOf('Ann Lee', [here], another), ['ann-lee', 'ann-lee-2'])).toEqual([
      { line: 1, name: 'Ann Lee', id: 'ann-lee-3', isNew: true },
    ]);
  });

  test('is the one who is called so for all lines at once, but not where there are two of them', () => {
    const lines = linesOf('Ann Lee\nBob\nBob\nCy', [ANN, known('bob', 'Bob'), known('bob-2', 'Bob')]);
    expect([...decidedTogether(lines, 'same')]).toEqual([[1, { kind: 'same', id: 'ann-lee' }]]);
    expect([...decidedTogether(lines, 'left-out').keys()]).toEqual([1, 2, 3]);
  });

  test('gives everybody new an id of their own that the service accepts, whatever the script', () => {
    const names = ['Жанна Дарк', 'Ångström', 'Łukasz Żółć', 'Straße', '王小明', 'محمد', '🙂🙂', `${'x'.repeat(300)} y`];
    const ids = decided(linesOf(names.join('\n')), []).map(({ id }) => id);
    expect(ids.every(isId)).toBe(true);
    expect(ids.slice(0, 4)).toEqual(['zhanna-dark', 'angstrom', 'lukasz-zolc', 'strasse']);
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 12 })),
        fc.array(fc.stringMatching(/^[a-z-]{1,4}$/)),
        (all, taken) => {
          const lines = linesOf(
            all.join('\n'),
            taken.map((id) => known(id, id)),
          );
          const another = new Map(lines.map(({ line }) => [line, { kind: 'new' } as const]));
          const given = decided(linesOf(all.join('\n'), [], another), taken).map(({ id }) => id);
          expect(new Set([...given, ...taken]).size).toBe(given.length + new Set(taken).size);
          expect(given.every(isId)).toBe(true);
        },
      ),
      { endOnFailure: true },
    );
  });
});

type Season = Club['season'];

const commandsOf = (season: Season) => season.lines().map(({ command }) => command);

/** What the desk foresees, top first. */
function foreseen(season: Season, naming: Naming): readonly (string | undefined)[] {
  const { header, order } = season.ladder;
  const seen = seenNames(readIntroduced(formatLog(header, commandsOf(season))), naming);
  return order.players().map((player) => seen.get(player));
}

/** What the public then reads, top first. */
function published(season: Season, naming: Naming): readonly string[] {
  const { ladder } = publicSeason(season.header, commandsOf(season), naming);
  const named = namesOf(ladder);
  return ladder.order.players().map((player) => named(player).name);
}

/** Two who are alike but for their full names, whom the ratings put on rungs in another order than they were listed. */
function alike(): Season {
  const club = new Club();
  const players = [
    { id: 'ann-bell', name: 'Ann Bell', rating: 1900 },
    { id: 'ann', name: 'Brown, Ann', rating: 1500 },
    { id: 'constructor', name: '👩‍👩‍👧‍👦', rating: 1700 },
    { id: 'twin', name: 'Ann Bell', rating: 1600 },
    { id: 'shy', rating: 1400 },
  ];
  club.does('2021-09-06T08:00Z', 'seed', { order: 'rating', players });
  club.does('2021-09-07T08:00Z', 'join', { player: 'al', name: 'Al "seed": Bo' });
  club.does('2021-09-08T08:00Z', 'leave', { player: 'al' });
  club.does('2021-09-09T08:00Z', 'join', { player: 'al', name: 'Albert Bo' });
  club.does('2021-09-09T08:00Z', 'join', { player: 'nobody' });
  club.match('2021-09-10T19:30Z', 'twin', 'ann', [2, 0]);
  return club.season;
}

const NICKNAMES = { ann: 'A. B.', twin: '  The\u0007 Rook ', shy: 'Shy', nobody: 'Nobody' };

describe('the names that the desk foresees', () => {
  test.each(NAMING_MODES)('are those that are published, shown as %s', (mode) => {
    const naming = { mode, nicknames: NICKNAMES };
    expect(foreseen(alike(), naming)).toEqual(published(alike(), naming));
  });

  test('number two who are alike by who came first', () => {
    const names = foreseen(alike(), { mode: 'initial', nicknames: {} });
    expect(names).toEqual(['p1', 'Ann B. 2', 'Ann B.', 'p4', 'Ann B. 3', 'Albert B.', 'p7']);
  });

  test.each(SYSTEMS)('are those that are published of a whole season of %s', (system) => {
    const { season } = seasonOf(system);
    for (const mode of NAMING_MODES) {
      const naming = { mode, nicknames: {} };
      expect(foreseen(season, naming), mode).toEqual(published(season, naming));
    }
  });
});

describe('nicknames', () => {
  const before = { ann: 'The Rook', elsewhere: 'Somebody of another ladder' };

  test('that are typed go over those that were there, and nobody else’s are touched', () => {
    const typed = new Map([['bob', ' The Knight ']]);
    expect(withTyped(before, typed)).toEqual({ ...before, bob: 'The Knight' });
    expect(withTyped(before, new Map([['ann', '   ']]))).toEqual({ elsewhere: before.elsewhere });
  });

  test('stand in their fields as they are typed, blanks and all', () => {
    const naming = { mode: 'nickname', nicknames: before } as const;
    expect(nicknameOf(naming, new Map(), 'ann')).toBe('The Rook');
    expect(nicknameOf(naming, new Map([['ann', 'The ']]), 'ann')).toBe('The ');
  });

  test('are nobody’s by accident, whatever a player’s id is', () => {
    const naming = { mode: 'nickname', nicknames: {} } as const;
    expect(nicknameOf(naming, new Map(), 'constructor')).toBe('');
    expect(withTyped({}, new Map([['constructor', 'Builder']]))).toEqual({ constructor: 'Builder' });
  });
});

describe('the line for a website', () => {
  test('holds no more than a frame, whatever the ladder is called', () => {
    const line = frameLine('https://ladder.example/c/l/embed/', '"><script>alert(1)</script>\n& more');
    expect(line).toMatch(/^<iframe src="https:\/\/ladder\.example\/c\/l\/embed\/" title="[^"<>]*" [^<>]*><\/iframe>$/);
    expect(line).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; more');
  });
});

describe('a refusal', () => {
  test.each([
    ['url: must begin with https://.', { field: 'url', says: 'Must begin with https://.' }],
    ['events.0: Invalid input.', { field: 'events', says: 'Invalid input.' }],
    ['A ladder has ten webhooks at most. Remove one first.', undefined],
    ['The request: Invalid input: expected object.', undefined],
  ])('“%s” stands where it belongs', (detail, fault) => {
    expect(readFault(detail)).toEqual(fault);
  });
});

describe('how a notice went', () => {
  test.each([
    ['204', 'accepted (204)'],
    ['404', 'not accepted (404)'],
    ['302', 'not accepted (302)'],
    ['ENOTFOUND', 'not sent: nothing answers at this address'],
    ['CERT_HAS_EXPIRED', 'not sent: CERT_HAS_EXPIRED'],
    ['secret-lost', 'Its secret can’t be read here, so nothing is sent. Remove this webhook and add it again.'],
  ])('is told in words where it is “%s”', (outcome, words) => {
    expect(outcomeWords(outcome)).toBe(words);
  });
});

const view = { header: header({ system: 'house' }) };
const scores = scoresOf(view);
const pair = { challenger: 'ann', challenged: 'bob' };

test('the games of a match say its score as soon as they decide it', () => {
  expect(gamesIn('11-7 9-11 11-4', scores).score).toBeUndefined();
  expect(gamesIn('11-7 9-11 11-4 11-8', scores).score).toEqual([3, 1]);
});

test('a tablet records them with the score that is tapped, once they can be read', () => {
  const points = [[11, 7]];
  expect(scoredWith([3, 0], '11-7', scores)).toEqual({ score: [3, 0], points });
  expect(scoredWith([3, 0], '11-7 9', scores)).toBeUndefined();
  expect(scoredWith([3, 0], ' ', scores)).toEqual({ score: [3, 0] });
  expect(faultWhileTyping('11-7 9', 'no game')).toBeUndefined();
  expect(faultWhileTyping('11-7 9 11-4', 'no game')).toBe('no game');
});

test('the games are recorded with the score, unless nobody played', () => {
  const fields = { ...NO_GAME, score: '3–0', games: '11-7 11-9 11-4' };
  const points = scoresIn('11–7 11–9 11–4');
  expect(gameBody(view, fields, [3, 0], pair)).toEqual({ score: [3, 0], points });
  expect(gameBody(view, { ...fields, unfinished: 'retired' }, [3, 0], pair)).toMatchObject({ points, retired: true });
  expect(gameBody(view, { ...fields, unfinished: 'noShow' }, [3, 0], pair)).toEqual({ score: [3, 0], noShow: true });
});

test('games that cannot be read are not recorded', () => {
  expect(scoreFault(view, { ...NO_GAME, score: '3–0', games: '11-7 11-x' })).toContain('“11-x”');
  expect(scoreFault(view, { ...NO_GAME, score: '3–0', games: '' })).toBeUndefined();
});

describe('a result that is put right', () => {
  const points = scoresIn('11–7 11–9 11–4');
  const recorded = { score: [3, 0], points } as const;
  const asked = fieldsOfRecorded(view, recorded);
  const typed = (changes: Partial<GameFields>) =>
    correctionIn(view, recorded, withoutThoseOfBefore(recorded, { ...asked, ...changes }));

  test('begins with the points that are recorded, of which one may be wrong', () => {
    expect(asked).toMatchObject({ score: '3–0', games: '11–7 11–9 11–4' });
    expect(typed({})).toMatchObject({ isSame: true });
    const body = { score: [3, 0], points: points.with(2, [11, 5]) };
    expect(typed({ games: '11-7 11-9 11-5' })).toEqual({ body, isSame: false });
    expect(typed({ games: '' })).toEqual({ body: { score: [3, 0] }, isSame: false });
    expect(typed({ games: '11-7 x' })).toMatchObject({ fault: expect.stringContaining('“x”') });
  });

  test('loses them with the score that they came to, but none that are typed for it', () => {
    expect(typed({ score: '0–3' })).toMatchObject({ body: { score: [0, 3] }, isSame: false });
    const body = { score: [0, 3], points: points.map(([one, other]) => [other, one]) };
    expect(typed({ score: '0–3', games: '7-11 9-11 4-11' })).toMatchObject({ body });
  });

  test('has no points where nobody played', () => {
    const walkover = { score: [3, 0], walkover: true } as const;
    expect(fieldsOfRecorded(view, walkover)).toMatchObject({ score: '3–0', games: '' });
  });

  test('is the one that counts now, which may have been put right before', () => {
    const result = line(4, 'result', recorded);
    const correction = line(5, 'correct', { amends: 4, score: [3, 1] });
    expect(asItStands(result, correction)).toMatchObject({ line: 4, score: [3, 1], points: undefined });
    expect(asItStands(result, undefined)).toBe(result);
  });
});
