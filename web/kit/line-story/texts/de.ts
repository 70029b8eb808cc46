import { say } from '../../../../shared/words/phrase.ts';
import type { Changed, en } from './en.ts';

function changes({ name, end, closures, settings }: Changed): string {
  const said = [
    ...(name === undefined ? [] : [`heißt jetzt ${name}`]),
    ...(end === undefined ? [] : [end === null ? 'kein letzter Tag' : `letzter Tag ${end}`]),
    ...(closures ? ['Schließtage'] : []),
    ...(settings ? ['Einstellungen'] : []),
  ];
  return said.length > 0 ? `: ${said.join(', ')}` : '';
}

export const de: typeof en = {
  seeded: (players) => `Gesetzt: ${players} in der Rangliste`,
  joined: (who) => say`${who} ist dazugekommen`,
  preferred: (who) => say`${who} hat die eigenen Angaben geändert`,
  joinedOn: (who, rung) => say`${who} ist auf Platz ${rung} eingestiegen`,
  renamed: (who, name) => say`${who} heißt jetzt ${name}`,
  left: (who) => say`${who} hat die Rangliste verlassen`,
  away: (who, from, to) => say`${who} ist vom ${from} bis ${to} abwesend`,
  back: (who) => say`${who} ist zurück`,
  checkedIn: (who) => say`${who} hat eingecheckt`,
  checkedOut: (who) => say`${who} hat ausgecheckt`,
  passed: (who) => say`${who} hat ausgesetzt`,
  challenged: (challenger, challenged) => say`${challenger} hat ${challenged} gefordert`,
  aChallenge: 'Eine Forderung',
  earlier: 'Ein früherer Eintrag',
  corrected: (story, score) => say`${story}: korrigiert${score === undefined ? '' : ` auf ${score}`}`,
  voided: (story) => say`${story}: annulliert`,
  closed: 'Der normale Spielbetrieb wurde beendet',
  playoff: (winner, walkover) => say`${winner} hat ein Stechen${walkover ? ' kampflos' : ''} gewonnen`,
  changed: (what) => `Die Rangliste wurde geändert${changes(what)}`,
  settled: 'Fällige Abstiege und Streichungen',
  pair: (challenger, challenged) => say`${challenger} gegen ${challenged}`,
  postponed: (pair, who) => (who === '' ? say`${pair}: verschoben` : say`${pair}: ${who} möchte später spielen`),
  endings: {
    accept: (pair) => say`${pair}: angenommen`,
    decline: (pair) => say`${pair}: abgelehnt`,
    withdraw: (pair) => say`${pair}: zurückgezogen`,
    approve: (pair) => say`${pair}: Das Ergebnis wurde bestätigt`,
    reject: (pair) => say`${pair}: Das Ergebnis wurde zurückgewiesen`,
    abandon: (pair) => say`${pair}: abgebrochen`,
  },
  playedOn: (story, day) => say`${story}, gespielt am ${day}`,
  aResult: (score) => `Ein Ergebnis, ${score}`,
  ended: (scores) => say`Eine Partie ist zu Ende: ${scores}`,
  began: (players) => say`Eine Partie hat begonnen: ${players}`,
};
