import { beforeEach, describe, expect, test } from 'vitest';
import { verify } from '#functions/ladders/verify.ts';
import { haveMet, pegOn } from '#shared/rules/night/pegs.ts';
import type { Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { at, Evening, type Got, LADDER, outcomeOf } from './evening.ts';

const TODAY = '2021-09-06' as Day;
const id = (player: string) => player as PlayerId;
const DAY = 24 * 3_600_000;
const MAIN = { club: 'riverside', ladder: 'main' } as const;
const OTHER = { club: 'riverside', ladder: 'other' } as const;

let evening: Evening;
let organiser: string;

beforeEach(async () => {
  evening = await Evening.begin();
  organiser = await evening.hand('riverside', { role: 'organiser', label: 'Olga' });
});

const named = (...ids: readonly string[]) => ids.map((id) => ({ id }));

/** What the log says from a line on, without what each line moved. */
async function linesFrom(first: number, of: { readonly club: string; readonly ladder: string } = OTHER) {
  const entries = (await evening.store.log(of)).filter(({ line }) => line >= first);
  return entries.map(({ command: { verb, by, override, body } }) => ({ verb, by, override, ...body }));
}

const recordedOn = async (path: string, verb: string, body: object, key = organiser): Promise<Got> =>
  evening.must('POST', `${path}/${verb}`, { key, body });

const replaceOn = async (path: string, body: object, more: object = {}): Promise<Got> =>
  evening.send('POST', `${path}/replace`, { key: organiser, body, ...more });

const lineOf = ({ json }: Got): number => Number(json['line']);
const ordered = async (of: typeof MAIN | typeof OTHER = OTHER) => (await evening.store.load(of))?.order.players();

describe('the wrong opponent on a sheet', () => {
  const house = { system: 'house', settings: { game: 'one', rematchWeeks: 2 } };
  let path: string;
  let wrong: number;
  beforeEach(async () => {
    path = await evening.openLadder(house, named('ann', 'bob', 'cy', 'dee', 'eve'));
    evening.advance(3 * DAY);
    const match = { challenger: 'eve', challenged: 'cy', score: [1, 0], playedAt: '2021-09-07T20:00:00+01:00' };
    wrong = lineOf(await recordedOn(path, 'match', match));
  });
  const right = { challenger: 'dee', challenged: 'cy', score: [1, 0], playedAt: '2021-09-07T20:00:00+01:00' };

  test('is corrected by one request: voided and recorded on its day, and every move is told from before to after', async () => {
    const seen = await replaceOn(path, { line: wrong, ...right }, { query: { dryRun: 'true' } });
    expect(seen.json).toMatchObject({ dryRun: true, since: wrong, moves: expect.any(Array) });
    const done = await replaceOn(
      path,
      { line: wrong, ...right },
      { headers: { 'if-match': `"${seen.json['since']}"` } },
    );
    expect(done.json).toMatchObject({
      ...{ verb: 'match', by: 'Olga', challenger: 'dee', playedAt: '2021-09-07T20:00:00+01:00', since: wrong },
      ...{ line: wrong + 2, version: wrong + 2 },
      moves: [
        { player: 'eve', from: 3, to: 5 },
        { player: 'dee', from: 5, to: 3 },
      ],
    });
    expect(await ordered()).toEqual(['ann', 'bob', 'dee', 'cy', 'eve']);
    expect(await linesFrom(wrong + 1)).toMatchObject([
      { verb: 'void', by: 'Olga', line: wrong },
      { verb: 'match', by: 'Olga', challenger: 'dee', challenged: 'cy', playedAt: at('2021-09-07T20:00:00+01:00') },
    ]);
    expect(await verify(evening.database, OTHER)).toEqual([]);
  });

  test('stays recorded where the rules refuse what is right: neither half happens', async () => {
    const refused = () => replaceOn(path, { line: wrong, ...right, challenger: 'cy', challenged: 'cy' });
    expect(outcomeOf(await evening.unchangedBy(refused))).toBe('self-challenge');
    const far = { line: wrong, ...right, challenger: 'eve', challenged: 'ann' };
    const asked = await evening.unchangedBy(() => replaceOn(path, far));
    expect(asked.json).toMatchObject({ code: 'out-of-reach', overridable: true });
    expect((await replaceOn(path, { ...far, override: 'they agreed' })).status).toBe(200);
    expect(await linesFrom(wrong + 1)).toMatchObject([
      { verb: 'void', override: undefined },
      { override: 'they agreed' },
    ]);
  });

  test('is corrected once, however often the answer was lost and whoever else corrects it', async () => {
    const once = { headers: { 'idempotency-key': 'once' } };
    const first = await replaceOn(path, { line: wrong, ...right }, once);
    const again = await replaceOn(path, { line: wrong, ...right }, once);
    expect([again.text, again.headers['idempotent-replay']]).toEqual([first.text, 'true']);
    expect(outcomeOf(await replaceOn(path, { line: wrong + 1, ...right }, once))).toBe('key-reused');
    expect(outcomeOf(await replaceOn(path, { line: wrong, ...right, challenger: 'bob' }))).toBe('not-correctable');
  });

  test('is corrected by one of many who see it at once; the others are told, and all that others record stays', async () => {
    const twin = evening.twin();
    const fixes = ['dee', 'bob'].flatMap((challenger) =>
      [evening, twin].map((each) =>
        each.send('POST', `${path}/replace`, {
          key: organiser,
          body: { line: wrong, ...right, challenger, override: 'the sheet says so' },
          headers: { 'if-match': `"${wrong}"` },
        }),
      ),
    );
    const others = ['eve', 'dee', 'bob'].map((player) =>
      twin.send('POST', `${path}/rename`, { key: organiser, body: { player, name: `New ${player}` } }),
    );
    const outcomes = (await Promise.all([...fixes, ...others])).map(outcomeOf);
    const done = outcomes.slice(0, 4).filter((outcome) => outcome === 200);
    expect(done.length).toBeLessThanOrEqual(1);
    expect(outcomes.slice(0, 4).filter((outcome) => outcome !== 200)).toEqual(
      Array.from({ length: 4 - done.length }, () => 'ladder-changed'),
    );
    expect(outcomes.slice(4)).toEqual([200, 200, 200]);
    const verbs = (await linesFrom(wrong + 1)).map(({ verb }) => verb);
    expect(verbs.filter((verb) => verb === 'void')).toHaveLength(done.length);
    expect(verbs.filter((verb) => verb === 'match')).toHaveLength(done.length);
    expect(await verify(evening.database, OTHER)).toEqual([]);
  });

  test('goes onto the open challenge of the two who did play', async () => {
    await recordedOn(path, 'challenge', { id: 'theirs', challenger: 'dee', challenged: 'cy' });
    const { challenger, challenged, score } = right;
    await replaceOn(path, { line: wrong, challenger, challenged, score });
    expect(await linesFrom(wrong + 2)).toMatchObject([{ verb: 'void' }, { verb: 'result', challenge: 'theirs' }]);
  });
});

describe('in each system', () => {
  test('a Crewe game moves to its day, and its challenge is over without a result', async () => {
    const path = await evening.openLadder({ system: 'crewe' }, named('ann', 'bob', 'cy', 'dee'));
    await recordedOn(path, 'challenge', { id: 'c', challenger: 'cy', challenged: 'ann' });
    evening.advance(3 * DAY);
    const wrong = lineOf(await recordedOn(path, 'result', { challenge: 'c', score: [1, 0] }));
    const right = { challenger: 'cy', challenged: 'ann', score: [1, 0], playedAt: '2021-09-08T20:00:00+01:00' };
    expect((await replaceOn(path, { line: wrong, ...right })).status).toBe(200);
    expect(await linesFrom(wrong + 1)).toMatchObject([
      { verb: 'void', line: wrong },
      { verb: 'match', playedAt: at('2021-09-08T20:00:00+01:00') },
    ]);
  });

  test('an approved Nairobi game stays approved where the organiser corrects its date', async () => {
    const players = named('ann', 'bob').map((each) => ({ ...each, registered: true, paidUntil: '2022-12-31' }));
    const path = await evening.openLadder({ system: 'nairobi' }, players);
    evening.advance(5 * DAY);
    const game = { challenger: 'bob', challenged: 'ann', score: [1, 0], override: 'no moves kept' };
    const { json } = await recordedOn(path, 'match', game);
    await recordedOn(path, 'approve', { challenge: json['id'] });
    const line = Number(json['line']);
    expect((await replaceOn(path, { line, ...game, playedAt: '2021-09-10T18:00:00+01:00' })).status).toBe(200);
    expect((await linesFrom(line + 2)).map(({ verb }) => verb)).toEqual(['void', 'match', 'approve']);
    expect(await ordered()).toEqual(['bob', 'ann']);
  });

  test('a game of programs is challenged and played again, on the day on which it was', async () => {
    const path = await evening.openLadder(
      { system: 'computer-go', board: 9 },
      ['ann', 'bob', 'cy'].map((id) => ({ id, gap: '1' })).map(({ id, gap }) => (id === 'cy' ? { id } : { id, gap })),
    );
    await recordedOn(path, 'challenge', { id: 'c', challenger: 'cy', challenged: 'bob' });
    evening.advance(3 * DAY);
    const wrong = lineOf(await recordedOn(path, 'result', { challenge: 'c', score: [1, 0] }));
    const right = { challenger: 'bob', challenged: 'ann', score: [0, 1], playedAt: '2021-09-07T12:00:00+01:00' };
    expect((await replaceOn(path, { line: wrong, ...right })).json).toMatchObject({ verb: 'result', since: wrong });
    expect(await linesFrom(wrong + 1)).toMatchObject([
      { verb: 'void' },
      { verb: 'challenge', challenger: 'bob' },
      { verb: 'result', playedAt: at('2021-09-07T12:00:00+01:00') },
    ]);
  });

  test('a pot is played again by those who sat at the table, and nobody else has paid', async () => {
    const path = await evening.openLadder({ system: 'shicargo' }, named('ann', 'bob', 'cy', 'dee'));
    await recordedOn(path, 'start', { id: 'g', players: ['ann', 'bob', 'zoe'] });
    const scores = (...of: readonly string[]) => of.map((player, index) => [player, 10 - index]);
    const wrong = lineOf(await recordedOn(path, 'finish', { game: 'g', scores: scores('ann', 'bob', 'zoe') }));
    expect((await replaceOn(path, { line: wrong, scores: scores('ann', 'bob', 'cy') })).status).toBe(200);
    expect((await linesFrom(wrong + 1)).map(({ verb }) => verb)).toEqual(['void', 'void', 'start', 'finish']);
    expect((await ordered())?.toSorted()).toEqual(['ann', 'bob', 'cy', 'dee']);
    expect(await verify(evening.database, OTHER)).toEqual([]);
  });

  test('no line that gave no result is corrected so, nor a pot to a match', async () => {
    const right = { challenger: 'bob', challenged: 'ann', score: [2, 0] };
    expect(outcomeOf(await replaceOn(LADDER, { line: 3, ...right }))).toBe('not-correctable');
    expect(outcomeOf(await replaceOn(LADDER, { line: 99, ...right }))).toBe('not-correctable');
  });
});

describe('on a club night', () => {
  const right = { challenger: 'bob', challenged: 'eve', score: [2, 0] };

  /** Bob and Ann were tapped, and a result; it was Eve who sat there, who has come. */
  async function tapped(key: string): Promise<number> {
    evening.advance(60_000);
    await recordedOn(LADDER, 'challenge', { id: 'm', challenger: 'bob', challenged: 'ann' }, key);
    await recordedOn(LADDER, 'arrive', { player: 'eve' }, key);
    return lineOf(await recordedOn(LADDER, 'result', { challenge: 'm', score: [2, 0] }, key));
  }

  test('the pegs, too, go where the match would have moved them, and the wrong two have not met', async () => {
    const scorer = await evening.hand('riverside', { role: 'scorer', label: 'tablet' });
    const line = await tapped(scorer);
    const done = await replaceOn(LADDER, { line, ...right }, { key: scorer });
    expect(done.json).toMatchObject({ verb: 'result', by: 'tablet' });
    expect(await linesFrom(line + 1, MAIN)).toMatchObject([
      { verb: 'void', line },
      { verb: 'void', line: line - 2 },

      { verb: 'challenge', challenger: 'bob', challenged: 'eve' },
      { verb: 'result', score: [2, 0] },
    ]);
    expect(await verify(evening.database, MAIN)).toEqual([]);
    const ladder = await evening.store.load(MAIN);
    const steps = ['bob', 'ann', 'eve'].map((player) => ladder && pegOn(ladder, id(player), TODAY)?.imbalance);
    expect(steps).toEqual([1, 0, -1]);
    expect(ladder && haveMet(ladder, TODAY, id('bob'), id('ann'))).toBe(false);
  });

  test('on a later day it is a match from a sheet, at the distance at which the two stood', async () => {
    const line = await tapped(organiser);
    evening.advance(7 * DAY);
    await replaceOn(LADDER, { line, ...right, playedAt: '2021-09-06T20:00:00+01:00' });
    expect(await linesFrom(line + 1, MAIN)).toMatchObject([
      { verb: 'void' },
      { verb: 'void' },
      { verb: 'match', distance: -3, playedAt: at('2021-09-06T20:00:00+01:00') },
    ]);
  });

  test('a scorer corrects what they have recorded themselves, that day, and no more', async () => {
    const one = await evening.hand('riverside', { role: 'scorer', label: 'one' });
    const other = await evening.hand('riverside', { role: 'scorer', label: 'other' });
    const line = await tapped(one);
    const by = (key: string) => replaceOn(LADDER, { line, ...right }, { key });
    expect(outcomeOf(await evening.unchangedBy(() => by(other)))).toBe('not-yours');
    expect(outcomeOf(await by(await evening.asPlayer('bob')))).toBe('not-your-role');
    evening.advance(DAY);
    expect(outcomeOf(await evening.unchangedBy(() => by(one)))).toBe('not-yours');
  });
});
