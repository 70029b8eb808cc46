import type { Command } from '#shared/vocabulary/command.ts';
import { headerOf, matchId, member, say } from './club.ts';
import type { Club } from './deployed/club.ts';
import type { Cost } from './figures.ts';
import { players, RESULTS } from './result-cost.ts';

const SIZE = 100;
const DAY = 86_400;
const PROPOSALS = '/api/clubs/{club}/ladders/{ladder}/proposals';

/** One time of many, on a ladder of its own: something is done, and then somebody records a result. */
interface Time {
  readonly club: Club;
  readonly ladder: string;
  readonly n: number;
  readonly scorer: string;
}

/** What is done before a result, and gives the key of whoever records that. */
type Deed = (time: Time) => Promise<string>;

const join = (n: number): Command => say(n * DAY, 'join', { player: member(1000 + n) });
const match = (n: number, id: number): Command =>
  say(n * DAY, 'match', { id: matchId(id), challenger: member(30), challenged: member(29), score: [1, 0] });

const DEEDS: Readonly<Record<string, Deed>> = {
  '`join`': async ({ club, ladder, n, scorer }) => {
    await club.record(ladder, join(n), scorer);
    return scorer;
  },
  '`challenge`': async ({ club, ladder, n, scorer }) => {
    const [challenger, challenged] = [member(80 - n), member(75 - n)];
    await club.record(ladder, say(n * DAY, 'challenge', { id: matchId(100 + n), challenger, challenged }), scorer);
    return scorer;
  },
  'a proposal, agreed to': async ({ club, ladder, n, scorer }) => {
    const [one, other] = [member(60 + n), member(n)];
    const [theirs, others] = [await club.hand('player', one), await club.hand('player', other)];
    const at = say(n * DAY, 'settle', {}).at;
    // Whoever records the result is known before.
    await club.record(ladder, join(n), scorer);
    await club.ask({
      method: 'POST',
      path: PROPOSALS,
      parts: { ladder },
      key: theirs,
      body: { challenged: other },
      at,
    });
    const parts = { ladder, player: one };
    await club.ask({ method: 'POST', path: `${PROPOSALS}/{player}/agree`, parts, key: others, body: {}, at });
    return scorer;
  },
  '`void`, by the organiser': async ({ club, ladder, n, scorer }) => {
    await club.record(ladder, match(n, 100 + n), scorer);
    const line = await club.line(ladder);
    await club.record(ladder, say(n * DAY, 'void', { line }), await club.hand('organiser'));
    return scorer;
  },
  'the page of the desk': async ({ club, ladder, n, scorer }) => {
    await club.record(ladder, join(n), scorer);
    const path = '/api/clubs/{club}/ladders/{ladder}';
    await club.ask({ method: 'GET', path, parts: { ladder }, key: scorer, at: join(n).at });
    return scorer;
  },
  '`join`, in another process of the function': async ({ club, ladder, n, scorer }) => {
    await club.record(ladder, join(n), scorer);
    await club.record(ladder, join(100 + n), scorer, 'other');
    return scorer;
  },
};

/** What a result costs right after something else, by what that was. */
export async function warmCosts(club: Club): Promise<readonly (readonly [name: string, costs: readonly Cost[]])[]> {
  const rows: (readonly [string, readonly Cost[]])[] = [];
  for (const [index, [name, deed]] of Object.entries(DEEDS).entries())
    rows.push([name, await costsAfter(club, deed, `warm-${index}`)]);
  return rows;
}

async function costsAfter(club: Club, deed: Deed, ladder: string): Promise<readonly Cost[]> {
  await club.ladder(ladder, headerOf('crewe'), players(SIZE));
  const costs: Cost[] = [];
  for (let n = 1; n <= RESULTS; n++) {
    const key = await deed({ club, ladder, n, scorer: await club.hand('scorer') });
    costs.push(await club.record(ladder, match(n, n), key));
  }
  return costs;
}
