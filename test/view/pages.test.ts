import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { STYLE } from '#functions/publishing/sheets.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { publicMoves } from '#shared/view/public-parts.ts';
import { parsePlayerId, rung } from '#shared/vocabulary/vocabulary.ts';
import { movesOf, whiteIn } from '#shared/words/movetext.ts';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { PAPER } from '#web/pages/page.tsx';
import { busyClub, Club, challengeId, seasonView, who } from './club.ts';
import { BIG, pgn } from './clubs.ts';
import { ASSETS, PLACE, pageOf, textOf, unbalanced } from './page.ts';

describe.each(Object.entries({ lavers: () => busyClub(100), ...BIG }))(
  'the page of a %s ladder of a hundred',
  (_, made) => {
    const page = pageOf(made());

    it('is small enough for a phone on a poor line', () => {
      expect(gzipSync(page).length).toBeLessThanOrEqual(14 * 1024);
      expect(gzipSync(page).length + gzipSync(STYLE).length).toBeLessThanOrEqual(30 * 1024);
    });

    it('is well formed, and runs under a policy that allows nothing inline', () => {
      expect(page.startsWith('<!doctype html>')).toBe(true);
      expect(unbalanced(page)).toEqual([]);
      expect(page).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/);
      expect(page.match(/<script[^>]*>[^<]*/g)).toEqual(['<script type="module" src="/assets/refresh.js">']);
    });

    it('has real tables: each with a caption and headed columns', () => {
      for (const table of page.split(/<table[^>]*>/).slice(1)) {
        expect(table).toMatch(/^<caption/);
        expect(table).toContain('<th scope="col">');
      }
      expect(page.match(/<th scope="row">/g)?.length).toBeGreaterThanOrEqual(100);
    });

    it('gives everything that unfolds a name of its own, so that it stays unfolded when the page renews itself', () => {
      const named = [...page.matchAll(/<details id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(named).size).toBe(named.length);
    });

    it('names no clause, and leads to rules that are on it, each once', () => {
      expect(textOf(page)).not.toMatch(/\((?:[A-Z]\d+[a-z]?|[GS]|§0)\)|\bline \d/);
      const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of page.matchAll(/href="#(rule-[^"]+)"/g)) expect(ids).toContain(id);
    });
  },
);

describe('a page after a great deal', () => {
  const { season } = busyClub(100);
  const view = seasonView(season, season.ladder.at);
  const many = Array.from({ length: 5000 }, (_, n) => ({ id: who(`p${n}`), name: `Player ${n}` }));
  const [one, other] = [many[0], many[1]];

  it('tells the last results of a night, and leads to the page with all of them', () => {
    const page = pageOf({ season });
    const [, count] = /<a href="night\/">All (\d+) results of 1 November</.exec(page) ?? [];
    expect(Number(count)).toBe(view.lastNight?.finished);
    expect(page.split('class="results"')[1]?.match(/<tr/g)?.length).toBe(1 + 1 + 40);
  });

  it('shows the first of a long list, and says how many more there are', () => {
    if (!one || !other || !view.night || !view.due) throw new Error('nobody is there');
    const since = view.asOf;
    const pair = { challenger: one, challenged: other, since };
    const long: LadderView = {
      ...view,
      matches: many.map(() => pair),
      night: {
        ...view.night,
        turn: { who: one, may: many },
        pegs: many.map((player) => ({ ...player, rung: rung(1), side: 'dark', imbalance: 0 })),
      },
      challenges: many.map((_, n) => ({ ...pair, id: challengeId(`c${n}`), state: 'open', terms: {} })),
      rematches: many.map(() => ({ one, other, from: view.since })),
      entrants: many,
      pots: many.map((_, n) => ({ id: challengeId(`c${n}`), since, players: many, pot: 1 })),
      settlements: view.settlements.map((each) => ({ ...each, dropped: many, removed: many })),
      later: [view.due, view.due, view.due],
      laterInAll: 5000,
    };
    const page = renderLadder(long, PLACE, ASSETS);
    expect(gzipSync(page).length).toBeLessThan(60_000);
    expect(page.match(/<\w/g)?.length).toBeLessThan(10_000);
    const text = textOf(page);
    expect(text.match(/and 4900 more/g)).toHaveLength(6);
    for (const said of ['and 4981 others', 'And 4998 more', 'and 4996 more']) expect(text).toContain(said);
  });
});

describe('what a reader finds on a page', () => {
  const text = (made: () => Club) => textOf(pageOf(made()));

  it('is who plays whom, and how, on the page of each system', () => {
    expect(text(BIG.crewe)).toMatch(/Open challenges \S+ \S+ challenges .+? has Black, (?:un)?rated · made on/);
    expect(text(BIG.nairobi)).toMatch(/Awaiting approval .+ Open challenges .+? chooses the colour · made on/);
    expect(text(BIG['computer-go'])).toMatch(
      /is White and gives 9 stones, komi 0.5 · 30 min, then 20 min per 25 moves/,
    );
    expect(text(BIG['computer-go'])).toMatch(/Entering the ladder .+? has no rung yet\. Next to challenge: .+?, even/);
    expect(text(BIG.shicargo)).toMatch(/Playing now .+? Since Friday 29 October 2021, 21:00 ; 600 points in the pot/);
  });

  it('is what the signs behind a gap mean', () => {
    expect(text(BIG['computer-go'])).toContain('2.5- At most: has lost giving 3 stones, and not yet won giving 2.');
  });

  it('is what falls due, and that nothing does where nobody sinks for staying away', () => {
    expect(text(BIG.nairobi)).toContain('down to 2nd if no game by 3 Oct');
    expect(text(BIG.nairobi)).toContain('What happens next Night of Sunday 3 October: players');
    expect(text(BIG.crewe)).not.toContain('What happens next');
  });

  it('is the newest game for points unfolded, and the others folded away', () => {
    const html = pageOf(BIG.shicargo());
    expect(html.match(/<details id="line-\d+" open/g)).toHaveLength(1);
    expect(html.match(/<details id="line-\d+"/g)).toHaveLength(10);
  });
});

const HOSTILE = {
  script: '<script>alert(1)</script>',
  quote: '"><img src=x onerror=alert(1)>',
  entity: '&lt;b&gt;',
  right: 'שם \u202eהפוך',
  emoji: '👩‍👩‍👧‍👦'.repeat(64),
  long: 'x'.repeat(1000),
};
const BAD = '<img src=x onerror=alert(2)>';

/** Everything that a club can be made to show, by people with names like these. */
const HOSTILE_CLUBS: Readonly<Record<string, () => Club>> = {
  lavers: () => {
    const club = new Club().seed('2021-09-06T08:00Z', HOSTILE);
    club.match('2021-09-13T20:00+01:00', 'right', 'script', [2, 0]);
    club.match('2021-09-13T20:00+01:00', 'long', 'emoji', [2, 0]);
    return club;
  },
  crewe: () => {
    const club = new Club({ system: 'crewe' }).seed('2021-09-06T08:00Z', HOSTILE);
    club.does('2021-09-13T10:00Z', 'challenge', { id: 'one', challenger: 'quote', challenged: 'script' });
    club.match('2021-09-13T20:00Z', 'long', 'right', [1, 0]);
    return club;
  },
  nairobi: () => {
    const club = new Club({ system: 'nairobi' });
    const players = Object.entries(HOSTILE).map(([id, name]) => ({ id, name }));
    club.does('2021-09-06T08:00Z', 'seed', { order: 'draw', players });
    const override = { override: BAD };
    club.does('2021-09-06T10:00Z', 'challenge', { id: 'one', challenger: 'right', challenged: 'quote' }, override);
    const moves = `${pgn('right', 'quote', [1, 0])}{${BAD}} ${BAD}`;
    club.does('2021-09-11T15:00+01:00', 'result', { challenge: 'one', score: [1, 0], pgn: moves }, override);
    club.does('2021-09-11T16:00+01:00', 'approve', { challenge: 'one' });
    club.does('2021-09-12T10:00Z', 'challenge', { id: 'two', challenger: 'long', challenged: 'script' }, override);
    return club;
  },
  'computer-go': () => {
    const club = new Club({ system: 'computer-go' }).seed('2021-09-06T08:00Z', HOSTILE);
    for (const player of ['script', 'quote']) club.does('2021-09-06T09:00Z', 'prefer', { player, scoring: BAD });
    club.does('2021-09-06T10:00Z', 'join', { player: 'new', name: BAD });
    club.does('2021-09-06T10:00Z', 'challenge', { id: 'one', challenger: 'quote', challenged: 'script' });
    return club;
  },
  shicargo: () => {
    const club = new Club({ system: 'shicargo' }).seed('2021-09-06T08:00Z', HOSTILE);
    const scores = Object.keys(HOSTILE).map((id, index) => [id, index]);
    club.does('2021-09-13T20:00Z', 'start', { id: 'one', players: Object.keys(HOSTILE) });
    club.does('2021-09-13T21:00Z', 'finish', { game: 'one', scores });
    club.does('2021-09-13T22:00Z', 'start', { id: 'two', players: Object.keys(HOSTILE) });
    return club;
  },
};

describe.each(Object.entries(HOSTILE_CLUBS))('a hostile name on a %s page', (_, made) => {
  const html = pageOf(made());

  it('stays text', () => {
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('\u202e');
    expect(html).toContain('&lt;script>alert(1)&lt;/script>');
    expect(html).toContain('&amp;lt;b&amp;gt;');
    expect(unbalanced(html)).toEqual([]);
  });

  it('is kept apart from the words around it', () => {
    // Attributes hold it plain, where words are no neighbours of it.
    const read = html.replaceAll(/="[^"]*"/g, '');
    const seen = HOSTILE.right.replace('\u202e', '');
    const all = read.split(seen).length - 1;
    expect(all).toBeGreaterThan(0);
    expect(read.split(`<bdi>${seen}</bdi>`).length - 1).toBe(all);
  });
});

describe('the moves of a game', () => {
  it('are moves alone', () => {
    const text =
      '[White "a"]\n[Site "my home"]\n\n1. e4 { d4 was better } e5 (1... c5 (1... c6) 2. Nf3) 2. exd8=Q+ $14 O-O-O# ; why\n3.Nbd7?! <b> 1-0';
    expect(movesOf(text)).toBe('1. e4 e5 2. exd8=Q+ O-O-O# 3.Nbd7?!');
  });

  it('are cut where somebody hands in a book', () => {
    expect(movesOf('1. e4 '.repeat(5000)).length).toBeLessThan(4100);
  });

  it.each(['\n', '\r', '\u2028', '\t[', '[\r'])('are found at once however much of %j pads them', (padding) => {
    const game = `[White "ann"]\n\n1. e4 ${padding.repeat(60_000 / padding.length)}\n1... e5 1-0`;
    const began = performance.now();
    expect(movesOf(game)).toBe('1. e4 1... e5');
    expect(whiteIn(game)).toBe('ann');
    expect(publicMoves(game, { known: parsePlayerId })).toBe('[White "ann"]\n\n1. e4 1... e5 1-0\n');
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

describe('the style sheet', () => {
  it('looks within each row of a ladder only for what scripts put there: that takes a phone longer than all other rules', () => {
    const within = [...STYLE.matchAll(/\btr(?::is\([^{]*?|[^\s>{])*:has\(([^)]*)\)/g)].map(([, what]) => what);
    expect(new Set(within)).toEqual(new Set(['.you', '.challenge']));
  });

  it('has the ground that a browser shows around a page, by day and by night', () => {
    for (const ground of Object.values(PAPER)) expect(STYLE).toContain(`--paper: ${ground};`);
  });
});
