/** A season log of Crewe with so many lines: players of a club who play match after match from a sheet. */
export function logOf(lines: number, players = 50): string {
  const at = (line: number): string => new Date(Date.UTC(2015, 0, 5, 20) + line * 45 * 60_000).toISOString();
  const ladder = { system: 'crewe', timezone: 'Europe/London', season: { start: '2015-01-01' } };
  const seeded = Array.from({ length: players }, (_, index) => ({ id: `p${index}`, name: `Player ${index}` }));
  const text = [{ ladder }, { at: at(2), seed: { order: 'given', players: seeded } }].map((each) =>
    JSON.stringify(each),
  );
  for (let line = text.length + 1; line <= lines; line++) {
    const [above, below] = [(line * 7) % (players - 1), ((line * 7) % (players - 1)) + 1];
    const [challenger, challenged] = line % 3 ? [below, above] : [above, below];
    const score = line % 5 ? [1, 0] : [0.5, 0.5];
    text.push(
      JSON.stringify({
        at: at(line),
        match: { id: `m${line}`, challenger: `p${challenger}`, challenged: `p${challenged}`, score, agreed: true },
        by: 'organiser',
      }),
    );
  }
  return `${text.join('\n')}\n`;
}
