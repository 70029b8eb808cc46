import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AS_THEY_ARE } from '#functions/publishing/site.ts';
import { cardOf } from '#shared/view/card.ts';
import { rung } from '#shared/vocabulary/vocabulary.ts';
import { renderAbout } from '#web/pages/about-page.tsx';
import { renderEnter } from '#web/pages/apps.tsx';
import { renderClub } from '#web/pages/club-page.tsx';
import { renderEmbed } from '#web/pages/embed-page.tsx';
import { renderFront } from '#web/pages/front-page.tsx';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { renderNight } from '#web/pages/night-page.tsx';
import type { PageAddress } from '#web/pages/page.tsx';
import { frameOf, renderRowPage } from '#web/pages/row-page.tsx';
import { Rows } from '#web/pages/rows.tsx';
import { PairsClub } from '../rules/pairs/club.ts';
import { at, busyClub, Club, seasonView } from './club.ts';
import { ASSETS, PLACE, pageOf, textOf, unbalanced } from './page.ts';

const FOUR = { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee' };

describe('the page of a ladder', () => {
  const busy = pageOf(busyClub(100));

  it('lists drops, and no week in which there was none', () => {
    const club = new Club({ system: 'nairobi', timezone: 'Africa/Nairobi', season: { start: '2021-09-06' } });
    club.seed('2021-09-06T08:00+03:00', { ann: 'Ann', bob: 'Bob' });
    club.does('2021-09-27T08:00+03:00', 'settle', {});
    expect(textOf(pageOf(club))).not.toMatch(/Drops|Nobody\./);
    club.does('2021-09-27T09:00+03:00', 'join', { player: 'cy' });
    club.does('2021-10-04T08:00+03:00', 'settle', {});
    const text = textOf(pageOf(club));
    expect(text).toContain('Drops 4 October');
    expect(text).not.toMatch(/removals|Nobody\./);
  });

  it('speaks of penalties, deadlines and points only on ladders that have them', () => {
    const NOW = '2021-09-08T08:00Z';
    const players = { ann: 'Ann', bob: 'Bob' };
    const [crewe, house, points] = (['crewe', 'house', 'shicargo'] as const).map((system) =>
      new Club({ system }).seed('2021-09-06T08:00Z', players),
    );
    house?.does('2021-09-07T08:00Z', 'challenge', { id: 'one', challenger: 'bob', challenged: 'ann' });
    const [longPlay, figures] = [crewe, house].map((club) => club && textOf(pageOf(club)));
    expect(longPlay).not.toContain('Deadlines');
    expect(figures).toContain('accept by 12 Sep, play by ');
    expect(figures).toMatch(/ Calendar ?Print ?Data ?News as a feed/);
    const columns = [crewe, points].map(
      (club) => club && textOf(renderEmbed(seasonView(club.season, at(NOW)), PLACE, ASSETS)),
    );
    expect(columns).toEqual([expect.stringContaining(' Name Change since '), expect.stringContaining(' Name Points ')]);
  });

  it('marks a walkover beside its score, and nothing else so (C4)', () => {
    const club = new Club({ system: 'crewe' }).seed('2021-09-06T08:00Z', FOUR);
    club.match('2021-09-13T19:00+01:00', 'bob', 'ann', [1, 0]);
    const walkover = { id: 'two', challenger: 'dee', challenged: 'cy', score: [1, 0], walkover: true };
    club.does('2021-09-13T20:00+01:00', 'match', walkover);
    const text = textOf(pageOf(club));
    expect(text).toContain('Dee 1–0 Cy (walkover) Dee took 3rd');
    expect(text).toContain('Bob 1–0 Ann Bob took 1st');
  });

  it('says without any script where everybody stands, why, and what they have to do', () => {
    const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
    for (const player of ['ann', 'cy']) club.does('2021-09-13T19:45+01:00', 'arrive', { player });
    club.does('2021-09-13T19:50+01:00', 'challenge', { id: 'one', challenger: 'cy', challenged: 'ann' });
    club.does('2021-09-13T20:14+01:00', 'result', { challenge: 'one', score: [1.5, 0.5] });
    const text = textOf(pageOf(club));
    expect(text).toContain('1 2 Cy on top since 13 September 13 Sep beat Ann 1½–½ 6 Sep');
    expect(text).toContain('13 Sep passed by Cy , who beat Ann 6 Sep');
    expect(text).toContain('Night of Thursday 30 September: players');
    expect(text).toContain('The clock is simulated.');
  });

  it('gives the reason for what the arrow says, though another move came after it', () => {
    const club = new Club({ system: 'crewe' }).seed('2021-09-01T08:00Z', FOUR);
    club.match('2021-09-13T19:00+01:00', 'dee', 'ann', [1, 0]);
    club.match('2021-09-13T20:00+01:00', 'bob', 'dee', [1, 0]);
    expect(textOf(pageOf(club))).toMatch(/Dee 13 Sep beat Ann 13 Sep lost to Bob \(\d → 3\)/);
  });

  it('shows the club night first, in one line with whose turn it is, and calls nobody outside its hours', () => {
    expect(busy.indexOf('id="night"')).toBeLessThan(busy.indexOf('id="ladder"'));
    const club = new Club();
    club.seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob' });
    for (const player of ['ann', 'bob']) club.does('2021-09-06T19:30+01:00', 'arrive', { player });
    const saysAt = (time: string) =>
      textOf(pageOf(club, at(`2021-09-06T${time}+01:00`))).match(/Tonight \d.*? Who’s here/)?.[0];
    expect(saysAt('19:49:59')).toBe('Tonight 2 here From 19:50 : Bob to challenge Who’s here');
    const called =
      'Tonight 2 here, it’s Bob ’s turn to challenge It’s Bob ’s turn to challenge Ann , or to pass. Who’s here';
    for (const time of ['19:50:00', '22:00:00']) expect(saysAt(time)).toBe(called);
    expect(saysAt('22:00:01')).toBe('Tonight 2 here Nobody can challenge at the moment. Who’s here');
  });

  it('shows the champion instead of the club night once the final is over, and nobody as displaced any more', () => {
    const club = new Club({ season: { start: '2021-09-06', end: '2021-09-13' } });
    club.seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
    for (const player of ['ann', 'bob', 'cy']) club.does('2021-09-13T19:45+01:00', 'arrive', { player });
    club.match('2021-09-13T20:20+01:00', 'cy', 'bob', [0, 2]);
    const during = textOf(pageOf(club, at('2021-09-13T20:21+01:00')));
    expect(during).toMatch(/Tonight \d here/);
    expect(during).toContain('Ann lost the top spot');
    club.does('2021-09-13T22:00+01:00', 'close', {});
    club.does('2021-09-13T22:20+01:00', 'playoff', { players: ['ann', 'bob'], winner: 'ann' });
    const over = textOf(pageOf(club, at('2021-09-13T22:21+01:00')));
    expect(over).toContain('Ann is the champion.');
    expect(over).not.toMatch(/Tonight|Nobody can challenge|Ann lost the top spot|play-off;/);
  });

  it('is well formed', () => {
    for (const html of [
      pageOf(new Club(), at('2021-09-06T08:00Z')),
      renderClub(PLACE.club, [], ASSETS),
      renderFront({ clubs: [PLACE.club] }, ASSETS),
      renderEnter(ASSETS),
      renderAbout(ASSETS),
    ]) {
      expect(html.startsWith('<!doctype html>')).toBe(true);
      expect(unbalanced(html)).toEqual([]);
    }
  });
});

describe('a row of a pair', () => {
  const { season } = PairsClub.of('ann bob', 'cy dee eve');
  const view = seasonView(season, season.ladder.at);
  const rowsWith = (face: (id: string) => string | undefined) => {
    const standings = view.standings.map((each) => ({
      ...each,
      people: each.people?.map((one) => {
        const there = face(one.id);
        return there === undefined ? one : { ...one, face: there };
      }),
    }));
    return new Rows().of({ ...view, standings } as typeof view).join('');
  };

  it('keeps each person on a line of their own, and has one letter of each', () => {
    const html = rowsWith(() => undefined);
    expect(html).toContain('<bdi><span>Ann Lee /</span> <span>Bob Ray</span></bdi>');
    expect(html).toContain('data-of="AB"');
    expect(pageOf({ season })).toContain('<th scope="col">Pair</th>');
  });

  it('has the photographs of both, or of none', () => {
    const faces = (...of: readonly string[]) =>
      rowsWith((id) => (of.includes(id) ? `/c/${id}.jpg` : undefined)).match(/src="[^"]*"/g);
    expect(faces('ann', 'bob')).toEqual(['src="/c/ann.jpg"', 'src="/c/bob.jpg"']);
    expect(faces('ann', 'eve', 'cy')).toBeNull();
  });
});

describe('a long ladder', () => {
  const { season } = busyClub(100);
  const { standings, ...busy } = seasonView(season, season.ladder.at);
  const pageWith = (rows: number): string => {
    const longer = Array.from({ length: rows }, (_, n) => standings[n % standings.length] ?? expect.fail());
    const ranked = longer.map((each, n) => ({ ...each, rung: rung(n + 1) }));
    return renderLadder({ ...busy, standings: ranked }, PLACE, ASSETS);
  };
  const blocksIn = (html: string): readonly number[] =>
    (/<section class="ladder".*?<\/table>/s.exec(html)?.[0] ?? '')
      .split('<tbody>')
      .slice(1)
      .map((block) => block.split('<tr id=').length - 1);

  it('says before its first row that there is a search above it, so that no row that is there moves down for it', () => {
    const head = (rows: number) => /<section class="ladder".*?<tbody>/s.exec(pageWith(rows))?.[0];
    for (const rows of [30, 101]) expect(head(rows)).toMatch(/<table class="searched\b/);
    expect(head(29)).not.toContain('searched');
  });

  it('is one table in blocks of rows, so that a browser need not lay out those out of sight', () => {
    expect(blocksIn(pageWith(100))).toEqual([100]);
    expect(blocksIn(pageWith(101))).toEqual([...Array.from({ length: 10 }, () => 10), 1]);
    expect(blocksIn(pageWith(500))).toEqual(Array.from({ length: 50 }, () => 10));
    expect(blocksIn(pageWith(10_000))).toEqual(Array.from({ length: 25 }, () => 10));
    expect(unbalanced(pageWith(101))).toEqual([]);
  });

  it('has all rows, in order', () => {
    const rungs = [...pageWith(230).matchAll(/<th scope="row">(\d+)</g)].map(([, found]) => Number(found));
    expect(rungs.filter((each, n) => each === n + 1)).toHaveLength(230);
  });
});

describe('the pages around', () => {
  it('lead from the deployment to its clubs and from a club to its ladders', () => {
    const season = { start: '2021-09-06', end: '2022-06-06' };
    const ladder = { id: 'main', name: 'Main <1>', about: { systemName: 'Lavers', season } };
    const club = renderClub(PLACE.club, [ladder], ASSETS);
    expect(club).toContain('<a href="main/"><bdi>Main &lt;1></bdi></a>');
    expect(textOf(club)).toContain('Lavers system, season from Monday 6 September 2021 to Monday 6 June 2022');
    expect(renderFront({ clubs: [PLACE.club] }, ASSETS)).toContain(
      '<a href="/lavers/" data-crest="LC"><bdi>Lavers Chess Club</bdi></a>',
    );
  });

  it('say of a ladder of a club where it is played and how to join it, as long as people can', () => {
    const card = {
      ...cardOf(seasonView(busyClub(3).season, at('2021-09-06T08:00Z')), [], undefined, 0),
      venue: 'The Bell',
    };
    const said = (more: object, joining: boolean): string =>
      renderClub({ ...PLACE.club, joining }, [{ id: 'main', name: 'Main', card: { ...card, ...more } }], ASSETS);
    expect(textOf(said({}, false))).toMatch(/ The Bell .* Want to play\? Ask at the club\. /);
    expect(said({}, true)).toContain(' Want to play? <a href="/join/#lavers/main">Ask to join</a>.');
    for (const more of [{ closed: true }, { state: 'finished' }])
      expect(said(more, true)).not.toContain('Want to play');
  });

  it('say whom to write to in the words of the club, and an address is a link', () => {
    const said = (contact: string): string => renderClub({ ...PLACE.club, contact }, [], ASSETS);
    expect(said('jo@rooks.example')).toContain('Write to <a href="mailto:jo@rooks.example">jo@rooks.example</a>');
    expect(said('Jo <b>, at the bar')).toContain('Write to <bdi>Jo &lt;b>, at the bar</bdi>');
    expect(textOf(said(''))).not.toContain('Write to');
  });

  it('tell a club that thinks about it for which games there are ladders, and lead there from the front page', () => {
    expect(textOf(renderAbout(ASSETS))).toMatch(
      /Squash · Tennis · Table tennis · Pool · Chess ?A pyramid: rows of 1, 2, 3….*peg board.*Computer Go.*share it by their scores/,
    );
    expect(renderFront({ clubs: [] }, ASSETS)).toContain('<a href="/about/">Is it for us?</a>');
  });

  it('have room for their pictures before these are there, and say in words what is on them', () => {
    for (const html of [renderAbout(ASSETS), renderFront({ clubs: [] }, ASSETS)]) {
      const pictures = [
        ...html.matchAll(/<img src="\/assets\/(shown-[a-z-]+\.webp)" width="(\d+)" height="(\d+)" alt="([^"]+)"/g),
      ];
      expect(pictures.length).toBe(html.split('/assets/shown-').length - 1);
      for (const [, file = '', width, height] of pictures) {
        const bytes = readFileSync(join(AS_THEY_ARE, file));
        // The extended format of WebP has each less one, in three bytes.
        expect(
          [24, 27].map((from) => String(bytes.readUIntLE(from, 3) + 1)),
          file,
        ).toEqual([width, height]);
        expect(bytes.length, file).toBeLessThan(40_000);
      }
    }
  });

  it('say what to do next where there is nothing yet, and an empty ladder leads to the code of its page', () => {
    const empty = seasonView(new Club().season, at('2021-09-06T08:00Z'));
    const page = renderLadder(empty, { ...PLACE, origin: 'https://ladder.example' }, ASSETS);
    expect(page).toContain('<a href="desk/">Add players on the Admin page</a>');
    expect(page).toContain('<a href="wall/">QR code on a screen</a>');
    expect(textOf(page)).toContain('No results yet.');
    expect(unbalanced(page)).toEqual([]);
    expect(renderClub(PLACE.club, [], ASSETS)).toContain('<a href="/new/">start the first ladder</a>');
  });

  describe('has a way in', () => {
    const view = seasonView(busyClub(3).season, at('2021-09-06T08:00Z'));
    const said = { ladder: 'Main', notice: undefined, isPast: false } as const;
    const night = { ...said, asOf: view.asOf, timezone: view.timezone, night: undefined };
    const pagesOf = (club: PageAddress['club']): Readonly<Record<string, string>> => ({
      'the page of a club': renderClub(club, [], ASSETS),
      'that of one that is on no list': renderClub({ ...club, unlisted: true }, [], ASSETS),
      'the page of a ladder': renderLadder(view, { ...PLACE, club }, ASSETS),
      'a season before': renderLadder(view, { ...PLACE, club, past: '2020' }, ASSETS),
      'a page of rows': renderRowPage({ frame: frameOf(view, { ...PLACE, club }), page: 2, rows: [] }, ASSETS),
      'the results of a night': renderNight({ ...night, club }, ASSETS),
    });

    it.each([
      [true, '/api/mail/lavers/link'],
      [false, '/enter/'],
    ])('from every page of a club (e-mails: %s) to %s', (mails, way) => {
      for (const [what, page] of Object.entries(pagesOf({ ...PLACE.club, mails })))
        expect(page, what).toContain(`<a class="sign-in" href="${way}">Sign in</a>`);
    });

    it('from the front page, by an address alone where e-mails are sent, whatever clubs are listed', () => {
      const front = renderFront({ clubs: [], mails: true }, ASSETS);
      expect(front).toContain('<form class="by-address" method="post" action="/api/mail/link">');
      expect(front).toContain('<a class="sign-in" href="#sign-in">Sign in</a>');
      expect(renderFront({ clubs: [] }, ASSETS)).not.toContain('<form');
    });

    it('not from the small page that other sites show', () => {
      expect(renderEmbed(view, { ...PLACE, club: { ...PLACE.club, mails: true } }, ASSETS)).not.toContain('sign-in');
    });
  });

  it('say what to do without scripts where a link with a key leads', () => {
    expect(textOf(renderEnter(ASSETS))).toContain('This page needs JavaScript and a browser that is not too old');
  });
});
