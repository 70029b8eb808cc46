import { describe, expect, it } from 'vitest';
import { useBrowser } from '../browser/browser.ts';
import { at, Club } from '../view/club.ts';
import { HOSTILE, ORIGIN, publishedFile } from './store.ts';

const PAGE = `${ORIGIN}/lavers/main/`;

const feedOf = (club: Club, now = '2021-12-01T12:00Z') => publishedFile(club, 'results.atom', { now: at(now) });

const TEXT = /&(?:amp|lt|gt|quot);/g;
const CHARACTERS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const valuesOf = (xml: string, tag: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll(TEXT, (entity) => CHARACTERS[entity] ?? ''),
  );
const entriesOf = (feed: string) =>
  [...feed.matchAll(/<entry>.*?<\/entry>/gs)].map(([entry]) => {
    const [id, title, updated, content] = ['id', 'title', 'updated', 'content'].map((tag) => valuesOf(entry, tag)[0]);
    return { id, title, updated, content };
  });

const friends = () => new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });

describe('the feed of a ladder', () => {
  it('tells who has won on the very night of the final', async () => {
    const club = new Club().seed('2022-06-01T08:00Z', { ann: 'Ann', bob: 'Bob' });
    const night = (time: string) => `2022-06-06T${time}+01:00`;
    for (const player of ['ann', 'bob']) club.does(night('19:30'), 'arrive', { player });
    club.does(night('21:45'), 'close', {}, { override: 'all have played' });
    const [first] = entriesOf(await feedOf(club, night('22:00')));
    expect(first).toMatchObject({ title: 'Ann won the season', updated: night('21:45:00') });
  });

  it('tells results and penalties, newest first, with links that work anywhere', async () => {
    const club = friends();
    club.match('2021-09-13T20:00+01:00', 'cy', 'ann', [1.5, 0.5]);
    club.does('2021-12-01T08:00Z', 'settle', {});
    const feed = await feedOf(club);
    expect(entriesOf(feed)).toEqual([
      {
        id: `${PAGE}#settled-2021-11`,
        title: 'Penalties: November 2021',
        updated: '2021-12-01T00:00:00+00:00',
        content: 'No match in November 2021 – removed: Cy and Ann.',
      },
      {
        id: `${PAGE}#settled-2021-10`,
        title: 'Penalties: October 2021',
        updated: '2021-11-01T00:00:00+00:00',
        content: 'No match in October 2021 – removed: Bob.',
      },
      { id: `${PAGE}#line-3`, title: 'Cy 1½–½ Ann', updated: '2021-09-13T20:00:00+01:00', content: 'Cy took 1st.' },
    ]);
    expect(feed).toContain(`<link rel="self" type="application/atom+xml" href="${PAGE}results.atom"/>`);
    expect(valuesOf(feed, 'updated')[0]).toBe('2021-12-01T00:00:00+00:00');
  });

  it('keeps the id of a result that is corrected or voided, and tells it anew', async () => {
    const club = friends();
    club.match('2021-09-13T20:00+01:00', 'cy', 'ann', [2, 0]);
    club.match('2021-09-13T20:05+01:00', 'bob', 'ann', [2, 0]);
    club.does('2021-09-13T20:10+01:00', 'correct', { line: 3, score: [0, 2] });
    const [corrected] = entriesOf(await feedOf(club));
    const id = `${PAGE}#line-3`;
    expect(corrected).toMatchObject({ id, title: 'Cy 0–2 Ann', updated: '2021-09-13T20:10:00+01:00' });
    club.does('2021-09-13T20:20+01:00', 'void', { line: 3 });
    const [voided] = entriesOf(await feedOf(club));
    expect(voided).toMatchObject({ id, updated: '2021-09-13T20:20:00+01:00' });
    expect(voided?.content).toMatch(/^Undone, so it doesn’t count/);
  });

  it('tells what was changed of the ladder and of names, and tells it anew when that is voided', async () => {
    const club = friends();
    club.does('2021-09-20T12:00+01:00', 'configure', { end: '2022-06-13', settings: { reach: 5 } });
    club.does('2021-09-21T12:00+01:00', 'rename', { player: 'bob', name: 'Robert', told: true });
    club.does('2021-09-21T12:00+01:00', 'rename', { player: 'cy', name: 'Cyril' });
    const moved = {
      id: `${PAGE}#line-3`,
      title: 'The final was moved from 6 June 2022 to 13 June 2022',
      updated: '2021-09-20T12:00:00+01:00',
      content: 'The final was moved from 6 June 2022 to 13 June 2022. Challenge range (rungs): 4 → 5.',
    };
    expect(entriesOf(await feedOf(club))).toMatchObject([{ title: 'Robert changed their name' }, moved]);
    club.does('2021-09-22T12:00+01:00', 'void', { line: 3 });
    const content = `${moved.content} Undone on 22 September 2021.`;
    const [first] = entriesOf(await feedOf(club));
    expect(first).toEqual({ ...moved, updated: '2021-09-22T12:00:00+01:00', content });
  });

  it('announces a game of programs before it is played', async () => {
    const club = new Club({ system: 'computer-go' });
    const players = ['gnu', 'ego'].map((id) => ({ id, name: id === 'gnu' ? 'Gnu' : 'Ego' }));
    club.does('2021-09-06T08:00Z', 'seed', { order: 'given', players });
    club.does('2021-09-13T20:00Z', 'challenge', { id: 'one', challenger: 'ego', challenged: 'gnu' });
    expect(entriesOf(await feedOf(club))).toMatchObject([{ title: 'Ego challenges Gnu', id: `${PAGE}#line-3` }]);
  });

  it('tells a game for points when it begins and when it ends', async () => {
    const club = new Club({ system: 'shicargo', timezone: 'America/Chicago' });
    club.does('2021-09-13T20:00Z', 'start', { id: 'one', players: ['ann', 'bob'] });
    const scores = { game: 'one', scores: Object.entries({ ann: 10, bob: 20 }) };
    club.does('2021-09-13T21:00Z', 'finish', scores);
    expect(entriesOf(await feedOf(club))).toMatchObject([
      { title: 'bob came first of 2', content: 'bob 20 (+100); ann 10 (−100). In brackets: points won and lost.' },
      { title: 'A game with ann and bob' },
    ]);
  });

  it('says nothing of a match in progress, and has a date before anything has happened', async () => {
    const club = friends();
    for (const player of ['ann', 'bob']) club.does('2021-09-13T19:45+01:00', 'arrive', { player });
    club.challengeAll('2021-09-13T19:50+01:00');
    expect(entriesOf(await feedOf(club))).toEqual([]);
    expect(valuesOf(await feedOf(new Club()), 'updated')).toEqual(['2021-09-06T00:00:00+01:00']);
  });

  it('has the last fifty, each under an id of its own', async () => {
    const club = friends();
    for (let day = 1; day <= 60; day++) {
      const date = new Date(Date.UTC(2021, 8, 5 + day, 12)).toISOString();
      club.match(date, 'bob', 'ann', [1, 1]);
    }
    const ids = entriesOf(await feedOf(club)).map(({ id }) => id);
    expect(ids).toHaveLength(50);
    expect(new Set(ids).size).toBe(50);
    expect(ids[0]).toBe(`${PAGE}#line-62`);
  });
});

describe('a feed with hostile names', () => {
  const open = useBrowser();
  const hostile = () => {
    const club = new Club({ name: HOSTILE['entity'] }).seed('2021-09-06T08:00Z', { ann: 'Ann', ...HOSTILE });
    for (const [index, id] of Object.keys(HOSTILE).entries())
      club.match(`2021-09-13T20:${10 + index}+01:00`, id, 'ann', [2, 0]);
    return club;
  };

  it('is well-formed for a browser, with an entry for each', async () => {
    const page = await open('about:blank');
    const parse = `(text) => {
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      const broken = xml.querySelector('parsererror');
      return broken ? broken.textContent : [...xml.querySelectorAll('entry > title')].map((each) => each.textContent);
    }`;
    const titles = await page.evaluate(`(${parse})(${JSON.stringify(await feedOf(hostile()))})`);
    const shown = Object.keys(HOSTILE).toReversed();
    expect(titles).toHaveLength(shown.length);
    expect(titles).toContain('<script>alert("x")</script> 2–0 Ann');
    expect(titles).toContain('&lt;b&gt; &amp; ]]> <!-- % 2–0 Ann');
    expect(titles).toContain('nothing 2–0 Ann');
  });

  it('lets no name turn round what stands beside it', async () => {
    const titles = entriesOf(await feedOf(hostile())).map(({ title }) => title);
    expect(titles).toContain('\u2068عمر الخيام\u2069 2–0 Ann');
    expect(titles).toContain('gnp.nnA 2–0 Ann');
  });
});
