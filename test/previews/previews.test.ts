import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { previewFrom } from '#functions/previews/paths.ts';
import { renderer } from '#functions/previews/renderer.ts';
import { sendPreview } from '#functions/previews.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { ladderPicture } from '#web/pictures/ladder-picture.ts';
import { drawable, LETTERS } from '#web/pictures/letters.ts';
import { playerPicture } from '#web/pictures/player-picture.ts';
import { resultPicture } from '#web/pictures/result-picture.ts';
import { JPEG } from '../pictures.ts';
import { Club, seasonView } from '../view/club.ts';

const PAGE = 'https://ladder.example/lavers/main/';

function viewOf(club: object = {}, names: Readonly<Record<string, string>> = { ann: 'Ann Ames', bob: 'Bob Bell' }) {
  const played = new Club().seed('2021-09-06T08:00Z', names);
  played.match('2021-09-13T19:00Z', 'bob', 'ann', [2, 0]);
  const view = seasonView(played.season, played.season.ladder.at);
  return { ...view, club: { name: 'Lavers Chess Club', ...club }, page: PAGE } as LadderView;
}

const filesOf = (view: LadderView, picture?: Uint8Array) => ({
  text: async (path: string) => (path === '/lavers/main/view.json' ? JSON.stringify(view) : undefined),
  bytes: async (path: string) => (path === view.club?.crest || path.includes('/face-') ? picture : undefined),
});

const get = async (rawPath: string, files = filesOf(viewOf()), headers = {}) =>
  sendPreview(files)({ rawPath, headers });

const bodyOf = ({ body, isBase64Encoded }: Awaited<ReturnType<typeof get>>) =>
  Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');

const hand = async (crest?: string) => ({ accent: '#1d5b49', crest, measure: (await renderer()).measure });
const drawingOf = async (view: LadderView) => ladderPicture(view, 'main', await hand());

describe('the picture beside a link', () => {
  it.each(['/lavers/main/preview.png', '/lavers/main/player/bob/preview.png'])(
    'is drawn as large as programs ask for it, and below 300 KB: %s',
    async (path) => {
      const answer = await get(path);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
      expect(answer.headers['cache-control']).toBe('public, max-age=60');
      const picture = bodyOf(answer);
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(picture.length).toBeLessThan(300_000);
    },
  );

  it('names the first three with how far they have moved, and the last result, its winner first', async () => {
    const drawn = await drawingOf(viewOf());
    expect([...drawn.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
      ...['LC', 'Main ladder', 'Lavers Chess Club'],
      ...['1', 'Bob Bell', '1', '2', 'Ann Ames', '1', '3', 'Bob Bell 2–0 Ann Ames'],
    ]);
  });

  it('says who has won the season, once it is over', async () => {
    const [first] = viewOf().standings;
    const drawn = await drawingOf({ ...viewOf(), ...(first && { winner: first }) });
    expect(drawn).toContain('The season is over: Bob Bell won it.');
    expect(drawn).not.toContain('2–0');
  });

  it('names nobody of a club that is not on the list, not even by the link of a player', async () => {
    const view = viewOf({ unlisted: true });
    expect(await drawingOf(view)).not.toMatch(/Ann|Bob/);
    const [ladder, player] = [
      await get('/lavers/main/preview.png', filesOf(view)),
      await get('/lavers/main/player/bob/preview.png', filesOf(view)),
    ];
    expect(player.body).toBe(ladder.body);
    expect((await get('/lavers/main/player/bob/index.html', filesOf(view))).body).not.toContain('Bob');
  });

  it('has a bar for a name that its face cannot write, and no result with such a one', async () => {
    const drawn = await drawingOf(viewOf({}, { ann: 'Анна', bob: 'Łukasz Żółw' }));
    expect(drawn).toContain('Łukasz Żółw');
    expect(drawn).not.toMatch(/Анна|2–0/);
  });

  it('tells names without their emoji', async () => {
    const drawn = await drawingOf(viewOf({}, { ann: '🎾 Ann 👩🏽‍🎤 Ames', bob: '🎾' }));
    expect(drawn).toMatch(/>Ann Ames</);
    expect(drawn).not.toContain('🎾');
  });

  it('has both people of a pair, each on a line where they have no room on one', async () => {
    const view = viewOf({}, { ann: 'Kieran Doyle-Carter / Mina Sato-Okoye', bob: 'Al Ray / Bo Fox' });
    const standings = view.standings.map((each) => ({ ...each, people: [each, each] }));
    const drawn = await drawingOf({ ...view, standings });
    for (const text of ['Kieran Doyle-Carter /', 'Mina Sato-Okoye', 'Al Ray / Bo Fox'])
      expect(drawn).toContain(`>${text}<`);
  });

  it('has room for names of any length, cut where they have none', async () => {
    const drawn = await drawingOf(viewOf({ name: 'The '.repeat(40) }, { ann: 'A'.repeat(120), bob: `O’Neill & <b>` }));
    expect(drawn).toMatch(/>A{8,30}…</);
    expect(drawn).toContain('O’Neill &amp; &lt;b&gt;');
  });

  it('writes all names in the size in which the longest has room', async () => {
    const drawn = await drawingOf(viewOf({}, { ann: 'Annabel Featherstonehaugh-Smythe', bob: 'Bo' }));
    const sizeOf = (name: string) => new RegExp(`font-size="(\\d+)"[^>]*>${name}`).exec(drawn)?.[1];
    expect(Number(sizeOf('Annabel'))).toBeLessThan(50);
    expect(sizeOf('Bo<')).toBe(sizeOf('Annabel'));
  });

  it('measures few lines, be a name as long as names may be', async () => {
    const measure = vi.fn((await renderer()).measure);
    const long = 'Maximilian '.repeat(90);
    ladderPicture({ ...viewOf({ name: long }, { ann: long, bob: 'B'.repeat(1000) }), name: long }, 'main', {
      ...(await hand()),
      measure,
    });
    expect(measure.mock.calls.length).toBeLessThan(200);
  });

  it('has the club’s crest in it, or its initials where it has none, or one that the renderer cannot read', async () => {
    const crest = readFileSync('web/assets/icon-192.png');
    const initials = bodyOf(await get('/lavers/main/preview.png'));
    const of = async (name: string) =>
      bodyOf(await get('/lavers/main/preview.png', filesOf(viewOf({ crest: `/lavers/${name}` }), crest)));
    expect((await of('crest-0123456789ab.png')).equals(initials)).toBe(false);
    expect((await of('crest-0123456789ab.webp')).equals(initials)).toBe(true);
  });

  it('of a player says their rung, among how many, and what moved them last', async () => {
    const view = viewOf();
    const [first] = view.standings;
    const drawn = first ? playerPicture(view, first, 'main', await hand()) : '';
    expect([...drawn.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
      ...['LC', 'Bob Bell', 'Main ladder · Lavers Chess Club', '1', 'Rung 1 of 2', 'Beat Ann Ames 2–0'],
    ]);
  });

  it('has a player’s photograph beside their rung, but of no club that is not on the list, and is there without it', async () => {
    const pictured = (view: LadderView): LadderView => ({
      ...view,
      standings: view.standings.map((each) => ({ ...each, face: '/lavers/face-0123456789ab.jpg' })),
    });
    const [first] = viewOf().standings;
    const drawn =
      first && playerPicture(viewOf(), first, 'main', { ...(await hand()), face: 'data:image/jpeg;base64,' });
    expect(drawn).toContain('clip-path="url(#photo)" href="data:image/jpeg;base64,"');
    const of = async (view: LadderView, photo?: Buffer) =>
      bodyOf(await get('/lavers/main/player/bob/preview.png', filesOf(view, photo)));
    const plain = await of(viewOf());
    expect((await of(pictured(viewOf()), JPEG)).equals(plain)).toBe(false);
    const unlisted = await of(pictured(viewOf({ unlisted: true })), JPEG);
    expect(unlisted.equals(await of(viewOf({ unlisted: true })))).toBe(true);
  });

  it('of a result says who beat whom, and what that did; nobody is named of a club that is not listed', async () => {
    const view = viewOf();
    const [result] = view.results;
    const drawn = result ? resultPicture(view, result, 'main', await hand()) : '';
    expect([...drawn.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
      ...['LC', 'Main ladder', 'Lavers Chess Club', '13 September', 'Bob Bell', '2–0', 'Ann Ames', 'Bob Bell took 1st'],
    ]);
    const path = `/lavers/main/result/${result?.line}/preview.png`;
    const ofClub = async (club: object, at = path) => bodyOf(await get(at, filesOf(viewOf(club))));
    expect((await ofClub({})).equals(await ofClub({}, '/lavers/main/preview.png'))).toBe(false);
    expect(
      (await ofClub({ unlisted: true })).equals(await ofClub({ unlisted: true }, '/lavers/main/preview.png')),
    ).toBe(true);
  });

  it('is not there of what is not there', async () => {
    for (const path of [
      '/lavers/none/preview.png',
      '/lavers/main/player/eve/preview.png',
      '/lavers/main/result/999/preview.png',
    ]) {
      const { statusCode, headers, body } = await get(path, undefined, { 'accept-language': 'de' });
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).toContain('lang="de"');
    }
  });
});

describe('the face of pictures', () => {
  it('has each letter that it says it has', async () => {
    const { measure } = await renderer();
    expect([...LETTERS].filter((letter) => letter.trim() !== '' && measure(letter, 100) === 0)).toEqual([]);
    expect(measure('中', 100)).toBe(0);
  });

  it('writes a letter and its mark as one, and leaves out what nobody sees', () => {
    expect(drawable('Jose\u0301 \u2067Ruiz\u2069')).toBe('José Ruiz');
    expect(drawable('Zoë 🎾')).toBe('Zoë');
    expect(drawable('Zoë 山')).toBeUndefined();
  });
});

describe('the link of a player', () => {
  it('says in its head who stands where, and leads to their page by itself', async () => {
    const { statusCode, body } = await get('/lavers/main/player/bob/index.html');
    expect(statusCode).toBe(200);
    expect(body).toContain('content="0;url=../#bob"');
    expect(body).toContain('<meta property="og:title" content="Bob Bell – Main ladder – Lavers Chess Club"/>');
    expect(body).toContain('<meta property="og:description" content="Rung 1 of 2"/>');
    expect(body).toMatch(
      /og:image" content="https:\/\/ladder\.example\/lavers\/main\/player\/bob\/preview\.png\?v=\d{14}"/,
    );
  });

  it('leads on where the player is no longer on the ladder, which it then speaks of', async () => {
    const { body } = await get('/lavers/main/player/eve/index.html');
    expect(body).toContain('content="0;url=../#eve"');
    expect(body).toContain('og:title" content="Main ladder – Lavers Chess Club"');
    expect(body).toContain('https://ladder.example/lavers/main/preview.png?v=');
  });

  it.each([
    ['/lavers/main/preview.png', ['/lavers/main/view.json']],
    ['/lavers/main/2020-21/preview.png', ['/lavers/main/2020-21/view.json']],
    ['/lavers/main/player/bob/index.html', ['/lavers/main/view.json']],
    ['/lavers/main/2020-21/player/bob/preview.png', ['/lavers/main/2020-21/view.json']],
    ['/lavers/main/result/7/preview.png', ['/lavers/main/view.json']],
    ['/lavers/main/result/7/index.html', undefined],
    ['/lavers/main/index.html', undefined],
    ['/lavers/main/2020-21/index.html', undefined],
    ['/assets/preview.png', undefined],
    ['/lavers/main/../x/preview.png', undefined],
  ])('and all other previews are made of what is published: %s', (path, made) => {
    expect(previewFrom(path)).toEqual(made);
  });
});
