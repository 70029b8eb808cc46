import { statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { small } from '#cdk/build/sheets.ts';
import { ME_STYLE, STYLE } from '#functions/publishing/sheets.ts';
import { publishSite } from '#functions/publishing/site.ts';
import { SYSTEM_IDS } from '#shared/systems/registry.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { FONT } from '#web/pages/page.tsx';
import { APP_SCRIPTS, type AppName, type Scripts, scriptOf } from '#web/scripts.ts';
import { builtAtStart } from '../local/built.ts';
import { Shelf } from '../publishing/shelf.ts';
import { busyClub } from '../view/club.ts';
import { pageOf } from '../view/page.ts';

/**
 * What a phone on a poor line is asked to load, in bytes. Texts have names by which translations take their place: they
 * weigh a tenth of an app. House rules have all that a club can choose, and weigh 8 KB more than any other system: without
 * a connection all of it is judged. Whom a page acts for lies in each script, as every opening needs it.
 */
const [PAGE, SCRIPT, WORKER] = [40 * 1024, 56 * 1024, 2.5 * 1024];
/** Those of officials also keep what is tapped until it is sent, and hear of changes by themselves: a round trip less. */
const OF_BOARD = SCRIPT + 8.5 * 1024;
/** A player's own has all that its first view is drawn with: a round trip less. */
const OF_PLAYER = SCRIPT + 7.5 * 1024;
/** Those of organisers also know what a ladder may begin with, and what a setting may be. */
const OF_ADMIN = SCRIPT + 8.5 * 1024;

const MOST: Partial<Readonly<Record<AppName, number>>> = {
  board: OF_BOARD,
  me: OF_PLAYER,
  desk: OF_ADMIN,
  new: OF_ADMIN,
};

/**
 * All that a player's own page loads to show where they stand and whom they may challenge, on a ladder by Crewe's rules; one by
 * others adds what its system weighs beyond that. Dialogs, results, settings and open challenges come after it, or with them.
 */
const [FIRST_OPENING, BEYOND_CREWE] = [56 * 1024, 13 * 1024];

const weight = (text: string): number => gzipSync(text).length;

describe('what a phone has to load', () => {
  let scripts: Scripts;
  beforeAll(async () => {
    ({ scripts } = await builtAtStart());
  });

  const textOf = (path: string): string => {
    const text = scripts[path];
    if (text === undefined) throw new Error(`${path} is not built`);
    return text;
  };

  it('before it shows a ladder of a hundred on a busy night is little, script, style and font included, as a deployment has them', async () => {
    const page = [pageOf(busyClub(100)), await small(STYLE), textOf('/assets/refresh.js')];
    const font = statSync(`web${FONT}`).size;
    expect(page.reduce((sum, part) => sum + weight(part), font)).toBeLessThanOrEqual(PAGE);
  });

  it.each(['/assets/chart.js', '/assets/game.js', '/assets/rounds.js', '/assets/share.js'])(
    'for the part %s is a script of modest size',
    (path) => {
      expect(weight(textOf(path))).toBeLessThanOrEqual(SCRIPT);
    },
  );

  it('for the worker, which each app leaves in the browser, is next to nothing', () => {
    expect(weight(textOf('/worker.js'))).toBeLessThanOrEqual(WORKER);
  });

  const APPS: readonly AppName[] = ['what-if', 'player', 'signed-in', 'wall', 'board', 'desk', 'new', 'me'];

  it('is weighed for every app', () => {
    expect(Object.keys(APP_SCRIPTS).toSorted()).toEqual(APPS.toSorted());
  });

  it.each(APPS)('for the app %s is its script and the one system of the ladder', (app) => {
    const path = scriptOf(app, Object.keys(scripts));
    const systems = SYSTEM_IDS.map((id) => path.replace('app.js', `system-${id}.js`)).filter((each) => each in scripts);
    expect(systems).toHaveLength('systems' in APP_SCRIPTS[app] ? SYSTEM_IDS.length : 0);
    const heaviest = Math.max(0, ...systems.map((each) => weight(textOf(each))));
    expect(weight(textOf(path)) + heaviest).toBeLessThanOrEqual(MOST[app] ?? SCRIPT);
  });

  it('for a player’s own page is the document, its style, its script, and what the first view is drawn with', async () => {
    const files = new Shelf();
    await publishSite({ files, now: instant(0) }, scripts);
    const own = scriptOf('me', Object.keys(scripts));
    const part = (name: string): number => weight(textOf(own.replace('app.js', `${name}.js`)));
    const page = weight(files.read('/apps/me/index.html')) + weight(await small(ME_STYLE));
    const first = page + part('app');
    expect(first + part('system-crewe')).toBeLessThanOrEqual(FIRST_OPENING);
    const beyond = SYSTEM_IDS.map((id) => part(`system-${id}`) - part('system-crewe'));
    expect(Math.max(...beyond)).toBeLessThanOrEqual(BEYOND_CREWE);
  });

  const moves = () => scriptOf('desk', Object.keys(scripts)).replace('app.js', 'moves.js');

  it('for the desk where a game is opened is 40 KB at most', () => {
    expect(weight(textOf(moves()))).toBeLessThanOrEqual(40 * 1024);
  });

  it('for the desk knows no chess before a game is opened', () => {
    const knowChess = Object.keys(scripts).filter((path) => /en.?passant|NO_PAWN|setCastlingRights/.test(textOf(path)));
    expect(knowChess.toSorted()).toEqual([moves(), '/assets/game.js'].toSorted());
  });
});
