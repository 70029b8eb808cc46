import type { Ladder } from './ranks.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (found) => ENTITIES[found] ?? found);

export function pageOf(title: string, { players, results }: Ladder): string {
  const names = new Map(players.map(({ id, name }) => [id, escaped(name)]));
  const rows = players.map(
    ({ id, rank, played, won }) =>
      `<tr><td>${rank}</td><td><a href="players/${id}">${names.get(id)}</a></td><td>${won}</td><td>${played}</td></tr>`,
  );
  const latest = results.map(
    ({ at, winner, loser }) =>
      `<li><time datetime="${at}">${at.slice(0, 10)}</time> ${names.get(winner)} beat ${names.get(loser)}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body>
<h1>${escaped(title)}</h1>
<table>
<thead><tr><th>Rank</th><th>Player</th><th>Won</th><th>Played</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
<h2>Latest results</h2>
<ol>
${latest.join('\n')}
</ol>
</body>
</html>
`;
}
