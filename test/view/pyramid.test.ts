import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PYRAMID_STYLE, STYLE } from '#functions/publishing/sheets.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { decide, mayChallenge } from '#shared/engine/decide.ts';
import { commandOf } from '#shared/log/parse.ts';
import { finalSlot } from '#shared/rules/night/slots.ts';
import { turnOf } from '#shared/rules/night/turn.ts';
import { opponentsNear, opponentsOf } from '#shared/view/opponents.ts';
import { type Instant, type PlayerId, parseChallengeId } from '#shared/vocabulary/vocabulary.ts';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { frameOf, renderRowPage } from '#web/pages/row-page.tsx';
import { Rows } from '#web/pages/rows.tsx';
import { known } from '../rules/club.ts';
import { always, SYSTEMS } from '../rules/systems/seasons.ts';
import { at, Club } from './club.ts';
import { pyramidOf, whereAway } from './clubs.ts';
import { PLACE, textOf, unbalanced } from './page.ts';

const club = (system: string, ids: readonly string[], more: object = {}): Club => {
  const made = new Club({ system, ...(system === 'computer-go' && { board: 9 }) });
  const players = ids.map((id) => ({ id, name: id.toUpperCase(), ...more }));
  made.does('2021-09-06T08:00Z', 'seed', { order: system === 'nairobi' ? 'draw' : 'given', players });
  return made;
};
const ABC = [...'abcdefgh'];

/** "b", or "b: out-of-reach N8" where the rules say no. */
const told = ({ season }: Club, id: string, now: Instant, among?: readonly PlayerId[]): readonly string[] =>
  opponentsOf(season.ladder, playerOf(season.ladder, id), now, among).map(({ player, refusal: no, soft }) =>
    no ? `${player}: ${no.code} ${no.clause}${soft ? '' : ', never'}` : player,
  );

const playerOf = (ladder: Club['season']['ladder'], id: string): PlayerId =>
  known([...ladder.players.values()].find((each) => each.id === id)).id;

describe('on a long ladder', () => {
  const now = at('2021-09-13T20:00+01:00');
  const ids = Array.from({ length: 300 }, (_, n) => `p${n + 1}`);

  it('those around a player are judged outwards, until a dozen in a row are out of reach, and those as ever', () => {
    const { season } = club('crewe', ids);
    const player = playerOf(season.ladder, 'p150');
    const { judged, beyond } = opponentsNear(season.ladder, player, now, 200);
    expect(judged.map(({ player: id }) => id)).toEqual(ids.slice(127, 172).filter((id) => id !== 'p150'));
    const all = opponentsOf(season.ladder, player, now);
    expect(judged).toEqual(all.filter((each) => judged.some((near) => near.player === each.player)));
    expect(all.filter(({ player: id }) => beyond.includes(id)).map(({ refusal }) => refusal?.code)).toEqual(
      beyond.map(() => 'out-of-reach'),
    );
    expect(beyond).toHaveLength(255);
  });

  it('everybody is judged whom a ladder has within reach', () => {
    always('crewe', ({ season: { ladder } }) => {
      for (const player of ladder.order.players().slice(0, 3)) {
        const { judged, beyond } = opponentsNear(ladder, player, ladder.at, ladder.order.size);
        const may = (each: { readonly refusal?: object }) => !each.refusal;
        expect(judged.filter(may)).toEqual(opponentsOf(ladder, player, ladder.at).filter(may));
        expect(judged.length + beyond.length).toBeLessThanOrEqual(ladder.order.size);
      }
    });
  });
});

describe('whom a player may challenge', () => {
  const monday = at('2021-09-13T20:00+01:00');

  it('is in Lavers those who are here, and only for whoever is here (L11, L17)', () => {
    const evening = club('lavers', ABC);
    for (const player of ['b', 'e', 'h']) evening.does('2021-09-13T19:45+01:00', 'arrive', { player });
    expect(told(evening, 'h', monday)).toEqual(['b: out-of-reach L17', 'e']);
    expect(told(evening, 'b', monday)).toEqual(['e: not-your-turn L12', 'h: not-your-turn L12']);
    expect(told(evening, 'c', monday)).toEqual([]);
  });

  it('is in Nairobi those 1–5 rungs above who may meet again and have paid (N8, N9, N11)', () => {
    const members = club('nairobi', ABC, { registered: true, paidUntil: '2021-12-31' });
    members.does('2021-09-13T10:00Z', 'challenge', { id: 'challenge-1', challenger: 'g', challenged: 'f' });
    const game = { challenge: 'challenge-1', score: [0.5, 0.5] };
    members.does('2021-09-18T12:00Z', 'result', game, { override: 'no clock' });
    members.does('2021-09-18T12:30Z', 'approve', { challenge: 'challenge-1' });
    members.does('2021-09-18T13:00Z', 'prefer', { player: 'e', registered: false });
    expect(told(members, 'g', at('2021-09-19T12:00Z'))).toEqual([
      'a: out-of-reach N8',
      'b',
      'c',
      'd',
      'e: not-paid-up N11',
      'f: rematch-too-soon N9',
      'h: out-of-reach N8',
    ]);
    expect(told(members, 'g', at('2022-01-01T12:00Z')).every((each) => / (N8|N11)$/.test(each))).toBe(true);
  });

  it('is in Computer Go the neighbours, and for a new program the bottom rung (G)', () => {
    const programs = club('computer-go', ['a', 'b', 'c']);
    programs.does('2021-09-13T10:00Z', 'join', { player: 'new' });
    expect(told(programs, 'a', monday)).toEqual(['b', 'c: out-of-reach G']);
    expect(told(programs, 'new', monday)).toEqual(['a: entry-first G, never', 'b: entry-first G, never', 'c']);
  });

  it('is nobody where nobody challenges (S), and for whoever has left', () => {
    expect(told(club('shicargo', ABC), 'a', monday)).toEqual([]);
    const gone = club('crewe', ABC);
    gone.does('2021-09-13T10:00Z', 'leave', { player: 'a' });
    expect(told(gone, 'a', monday)).toEqual([]);
    expect(told(gone, 'b', monday)).toEqual([...'cdefgh']);
  });

  it('is judged on the ladder as it is once everything due is settled', () => {
    const idle = club('nairobi', ABC, { registered: true, paidUntil: '2022-12-31' });
    const week = idle.season.ladder;
    for (const [challenged, challenger] of ['fg', 'de', 'bc']) {
      const drawn = { id: `m-${challenged}`, challenger, challenged, score: [0.5, 0.5] };
      idle.does('2021-09-18T12:00Z', 'match', drawn, { override: 'no clock' });
    }
    expect(week.order.players()[0]).toBe('a');
    expect(told(idle, 'g', at('2021-09-19T12:00Z'))[0]).toBe('a: out-of-reach N8');
    expect(told(idle, 'g', at('2021-09-20T12:00Z')).slice(0, 2)).toEqual(['b: out-of-reach N8', 'a']);
  });

  it('can be asked of some only', () => {
    const many = club('crewe', ABC);
    const some = ['c', 'b'].map((id) => playerOf(many.season.ladder, id));
    expect(told(many, 'a', monday, some)).toEqual(['c', 'b']);
  });
});

describe.each(SYSTEMS)('on a %s ladder, whatever has happened', (system) => {
  it('the rules take exactly the challenges that are said to be possible', () => {
    let asked = 0;
    always(system, ({ happened }, number) => {
      const { ladder } = known(happened[number % happened.length]).decision;
      const now = ladder.at;
      const everybody = [...ladder.players.values()].map(({ id }) => id);
      // A seed that was voided may leave nobody.
      if (everybody.length === 0) return;
      const challenger = turnOf(ladder, now) ?? known(everybody[number % everybody.length]);
      const id = known(parseChallengeId('a-new-one'));
      const opponents = opponentsOf(ladder, challenger, now);
      for (const { player, refusal: no } of opponents) {
        const challenge = commandOf({ at: now }, 'challenge', { id, challenger, challenged: player });
        expect(decide(ladder, challenge).refusal).toEqual(no);
        asked++;
      }
      if (system !== 'lavers' || opponents.some(({ refusal: no }) => no?.code === 'outside-hours')) return;
      const may = opponents.filter(({ refusal: no }) => !no).map(({ player }) => player);
      if (!finalSlot.has(ladder) && turnOf(ladder, now) === challenger)
        expect(may).toEqual(mayChallenge(ladder, challenger, now));
    });
    // Nobody challenges there.
    if (system === 'shicargo' || system === 'boxes') expect(asked).toBe(0);
    else expect(asked).toBeGreaterThan(10);
  });
});

const ASSETS = { style: '/style.css', pyramid: '/pyramid.css' };

const pageOf = (view: LadderView): string => renderLadder(view, PLACE, ASSETS);

/** The table as it is read: the headings of rows, and the rungs below each, as "Row 2: 2 3". */
const readOf = (page: string): readonly string[] =>
  [...page.slice(0, page.indexOf('</table>')).matchAll(/<tbody>(.*?)<\/tbody>/gs)].map(([, block = '']) => {
    const [heading, ...rungs] = [...block.matchAll(/<th [^>]*>([^<]*)/g)].map(([, text]) => text);
    return `${heading}: ${rungs.join(' ')}`;
  });

const widthOf = (page: string): number => Number(/pyramid.css" media="\(min-width: ([\d.]+)rem\)"/.exec(page)?.[1]);

const marksOf = (page: string, player: string): readonly string[] => {
  const [, row = ''] = new RegExp(`id="at-${player}"[^>]*>(.*?)</tr>`, 's').exec(page) ?? [];
  return [...row.matchAll(/<i class="(\w+)">/g)].flatMap(([, mark]) => mark ?? []);
};

describe('the page of a pyramid (H2)', () => {
  it('is one table in the order of rungs, and says before each row which it is', () => {
    const view = pyramidOf(12);
    const page = pageOf(view);
    expect(readOf(page)).toEqual(['Row 1: 1', 'Row 2: 2 3', 'Row 3: 4 5 6', 'Row 4: 7 8 9 10', 'Row 5: 11 12']);
    expect([...page.matchAll(/id="at-(p\d+)"/g)].map(([, id]) => id)).toEqual(view.standings.map(({ id }) => id));
    expect(unbalanced(page)).toEqual([]);
    expect(textOf(page)).toContain('The pyramid');
  });

  it('goes on with its rows on the further pages of a long one', () => {
    const view = pyramidOf(600);
    const rows = new Rows().of(view);
    expect(readOf(pageOf(view)).at(-1)).toMatch(/^Row 22: 232 .* 250$/);
    expect(pageOf(view)).not.toContain(ASSETS.pyramid);
    const second = { frame: frameOf(view, PLACE), page: 2, rows: rows.slice(250, 500) };
    expect(readOf(renderRowPage(second, ASSETS)).slice(0, 2)).toEqual([
      'Row 22: 251 252 253',
      `Row 23: ${Array.from({ length: 23 }, (_, index) => 254 + index).join(' ')}`,
    ]);
  });

  it('is drawn where the window has room for its widest row, and is a list elsewhere', () => {
    const widths = [3, 36, 45, 200].map((size) => widthOf(pageOf(pyramidOf(size))));
    expect(widths).toEqual([...widths].toSorted((one, other) => one - other));
    const [, of36 = 0, , of200 = 0] = widths;
    expect(of36 * 16).toBeLessThanOrEqual(320);
    expect(of200 * 16).toBeGreaterThan(390);
    expect(of200 * 16).toBeLessThanOrEqual(1280);
    expect(pageOf(pyramidOf(301))).not.toContain(ASSETS.pyramid);
  });

  it('says at the name who is away, and who has a challenge to play: whom one may challenge is seen at once', () => {
    const view = whereAway(pyramidOf(12), 'p2');
    expect(['p2', 'p5', 'p8', 'p9'].map((player) => marksOf(pageOf(view), player))).toEqual([
      ['away'],
      ['busy'],
      ['busy'],
      [],
    ]);
    const { shape, ...ladder } = view;
    expect(shape).toBe('pyramid');
    expect(['p2', 'p5'].flatMap((player) => marksOf(pageOf(ladder), player))).toEqual([]);
  });

  it('is drawn anew where a challenge has been played', () => {
    const rows = new Rows();
    const view = pyramidOf(12);
    rows.of(view);
    expect(rows.of({ ...view, challenges: [] }).some((row) => row.includes('busy'))).toBe(false);
  });

  it('has its style sheet to itself: no other ladder loads it, and a pyramid of a hundred is no heavier than the others', () => {
    const { shape, ...ladder } = pyramidOf(100);
    expect(shape).toBe('pyramid');
    expect(pageOf(ladder)).not.toMatch(/pyramid|as-list/);
    const parts = [pageOf(pyramidOf(100)), STYLE, PYRAMID_STYLE].map((part) => gzipSync(part).length);
    expect(parts.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(30 * 1024);
  });
});
