/// <reference lib="dom" />
import { useState } from 'preact/hooks';
import type { FederationFile } from '../../../../shared/systems/system-controls.ts';
import { formatPgn } from '../../../../shared/view/federation/pgn.ts';
import { formatSgf } from '../../../../shared/view/federation/sgf.ts';
import type { Tournament } from '../../../../shared/view/federation/tournament.ts';
import { formatTrf } from '../../../../shared/view/federation/trf.ts';
import { controlsOf } from '../../../kit/controls.ts';
import { useDesk } from '../desk.ts';
import { FEDERATION as W } from '../texts.ts';
import { fetchTournament } from './season.ts';

const FORMATS: Readonly<Record<FederationFile, (tournament: Tournament) => string>> = {
  trf: formatTrf,
  pgn: formatPgn,
  sgf: formatSgf,
};

/** The season in the files of federations, made here from its whole log. */
export const FederationFiles = () => {
  const desk = useDesk();
  const [news, setNews] = useState('');
  const [lost, setLost] = useState(false);
  const files = controlsOf(desk.view).federations;
  async function make(file: FederationFile): Promise<void> {
    setLost(false);
    setNews(W.making);
    const tournament = await fetchTournament(desk);
    setLost(!tournament);
    setNews(tournament ? W.made(tournament.bouts.length) : '');
    if (tournament) save(`${desk.club}-${desk.ladder}.${file}`, FORMATS[file](tournament));
  }
  if (files.length === 0) return null;
  return (
    <section>
      <h2>{W.title}</h2>
      <p>{W.text}</p>
      <p class="buttons">
        {files.map((file) => (
          <button key={file} type="button" onClick={() => void make(file)}>
            {W.file[file]}
          </button>
        ))}
      </p>
      <p role="status">{news}</p>
      {lost && (
        <p class="fault" role="alert">
          {W.lost}
        </p>
      )}
    </section>
  );
};

/** Hands a text to the browser as a file. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
