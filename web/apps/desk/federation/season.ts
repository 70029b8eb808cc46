import { tournamentOf } from '../../../../shared/view/federation/season.ts';
import type { Entrant, Tournament } from '../../../../shared/view/federation/tournament.ts';
import type { HandicapTerms } from '../../../../shared/vocabulary/ladder.ts';
import type { ChallengeId } from '../../../../shared/vocabulary/vocabulary.ts';
import { ask } from '../../../kit/api.ts';
import { controlsOf } from '../../../kit/controls.ts';
import type { DeskTools } from '../desk.ts';
import type { PersonView } from '../view.ts';

/** A long log takes its time, in milliseconds. */
const PATIENCE = 60_000;

/** The season as a tournament; undefined where it cannot be fetched. */
export async function fetchTournament({ path, ladder, session, view }: DeskTools): Promise<Tournament | undefined> {
  const log = await ask<'downloadLog'>(`${path}/log`, { patience: PATIENCE });
  const terms = controlsOf(view).players === 'programs' ? await fetchTerms(path, view.version) : new Map();
  if (log.kind !== 'done' || !terms) return undefined;
  return tournamentOf(log.body, {
    club: session.club.name,
    name: view.header.name ?? ladder,
    players: [
      ...view.standings.map((each, index) => ({ ...entrantOf(each), rung: index + 1 })),
      ...[...view.off, ...view.entrants].map(entrantOf),
    ],
    open: new Set(view.challenges.map(({ id }) => id)),
    terms,
  });
}

const entrantOf = ({ player: id, name, rating }: PersonView): Entrant => ({
  id,
  name,
  ...(rating !== undefined && { rating }),
});

/** What every challenge of programs was issued at, which the log leaves to its replay: a hundred lines at a time. */
async function fetchTerms(path: string, last: number): Promise<ReadonlyMap<ChallengeId, HandicapTerms> | undefined> {
  const found = new Map<ChallengeId, HandicapTerms>();
  for (let before = last + 1; ; ) {
    const lines = await ask<'lookAtLines'>(`${path}/entries?before=${before}`);
    if (lines.kind !== 'done') return undefined;
    for (const { id, terms } of lines.body.entries) if (id !== undefined && terms) found.set(id, terms);
    const first = lines.body.entries.at(-1);
    if (!first) return found;
    before = first.line;
  }
}
