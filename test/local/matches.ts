import type { Laptop } from './laptop.ts';

interface Sheet {
  readonly id: string;
  readonly challenger: string;
  readonly challenged: string;
  readonly score: readonly [number, number];
}

/** A match from a sheet for each pair of players. */
const sheets = (players: readonly string[]): Sheet[] =>
  players.flatMap((challenger, index) =>
    players.slice(index + 1).map((challenged, other): Sheet => {
      return { id: `p${index}-${other}`, challenger, challenged, score: [2, 0] };
    }),
  );

/** Records matches of the demo's players from sheets, four at a time, until there are no more or nobody answers. */
export async function recordMatches(laptop: Laptop) {
  const view = JSON.parse(await laptop.page('/lavers-chess/main/view.json'));
  const todo = sheets(view.standings.map(({ id }: { id: string }) => id));
  const acknowledged: string[] = [];
  const send = async (): Promise<void> => {
    for (let match = todo.pop(); match; match = todo.pop()) {
      const answer = await laptop.record('match', match).catch(() => undefined);
      if (!answer) return;
      if (answer.status === 201) acknowledged.push(match.id);
    }
  };
  return { acknowledged, todo, sending: Promise.all([send(), send(), send(), send()]) };
}
