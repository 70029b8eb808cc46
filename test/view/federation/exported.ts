import { type Season, termsIn } from '#shared/engine/season.ts';
import { formatLog } from '#shared/log/format.ts';
import { tournamentOf } from '#shared/view/federation/season.ts';
import type { Tournament } from '#shared/view/federation/tournament.ts';

/** A season as the admin page has it exported: its log, its players by rung, what is open, and what programs played at. */
export function exported(season: Season, name = 'Main ladder'): Tournament {
  const { header, ladder } = season;
  const lines = season.lines();
  const commands = lines.map(({ command }) => command);
  const terms = termsIn(lines);
  const tournament = tournamentOf(formatLog(header, commands), {
    club: 'Riverside',
    name,
    players: playersOf(ladder),
    open: new Set(Array.from(ladder.challenges.values(), ({ id }) => id)),
    terms: new Map(
      lines.flatMap(({ line, command }) => {
        const at = terms(line);
        return command.verb === 'challenge' && at ? [[command.body.id, at] as const] : [];
      }),
    ),
  });
  if (!tournament) throw new Error('no log');
  return tournament;
}

function playersOf({ order, players }: Season['ladder']): Tournament['players'] {
  return [...players.values()].map(({ id, name = id, rating }) => {
    const rung = order.rungOf(id);
    return { id, name, ...(rating !== undefined && { rating }), ...(rung !== undefined && { rung }) };
  });
}
