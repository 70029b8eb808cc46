/// <reference lib="dom" />
import { useState } from 'preact/hooks';
import type { FederationFile } from '#shared/systems/system-controls.ts';
import { formatPgn } from '#shared/view/federation/pgn.ts';
import { tournamentOf } from '#shared/view/federation/season.ts';
import { formatSgf } from '#shared/view/federation/sgf.ts';
import type { Entrant, Tournament } from '#shared/view/federation/tournament.ts';
import { formatTrf } from '#shared/view/federation/trf.ts';
import type { HandicapTerms } from '#shared/vocabulary/ladder.ts';
import type { ChallengeId } from '#shared/vocabulary/vocabulary.ts';
import { controlsOf } from '#web/ui/ladder/controls.ts';
import { saveFile } from '#web/ui/page/save-file.ts';
import { ask } from '#web/ui/session/api.ts';
import { LOADING } from '#web/ui/texts.ts';
import { type AdminTools, useAdmin } from '../admin.ts';
import { Row } from '../club/row.tsx';
import { SECTIONS, FILES as W } from '../texts.ts';
import type { PersonView } from '../view.ts';

const FORMATS: Readonly<Record<FederationFile, (tournament: Tournament) => string>> = {
  trf: formatTrf,
  pgn: formatPgn,
  sgf: formatSgf,
};

export const FederationFiles = () => {
  const admin = useAdmin();
  const [news, setNews] = useState('');
  const [lost, setLost] = useState(false);
  const files = controlsOf(admin.view).federations;
  async function make(file: FederationFile): Promise<void> {
    setLost(false);
    setNews(LOADING.loading);
    const tournament = await fetchTournament(admin);
    setLost(!tournament);
    setNews(tournament ? W.downloaded(tournament.bouts.length) : '');
    if (tournament) saveFile(`${admin.club}-${admin.ladder}.${file}`, FORMATS[file](tournament));
  }
  if (files.length === 0) return null;
  return (
    <Row title={SECTIONS.federations}>
      <p>{W.federationsText}</p>
      <p class="buttons">
        {files.map((file) => (
          <button key={file} type="button" onClick={() => void make(file)}>
            {file === 'trf' ? W.tournamentReport : W.allGames(file.toUpperCase())}
          </button>
        ))}
      </p>
      <p role="status">{news}</p>
      {lost && (
        <p class="fault" role="alert">
          {LOADING.failed}
        </p>
      )}
    </Row>
  );
};

/** A long log takes its time, in milliseconds. */
const PATIENCE = 60_000;

async function fetchTournament({ path, ladder, session, view }: AdminTools): Promise<Tournament | undefined> {
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
    const lines = await ask<'listEntries'>(`${path}/entries?before=${before}`);
    if (lines.kind !== 'done') return undefined;
    for (const { id, terms } of lines.body.entries) if (id !== undefined && terms) found.set(id, terms);
    const first = lines.body.entries.at(-1);
    if (!first) return found;
    before = first.line;
  }
}
