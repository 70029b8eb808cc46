import { parts } from '../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  allClubs: 'Alle Clubs',
  suspended:
    'Dieser Club ist gesperrt. Seine Ranglisten sind vorerst nicht zu sehen. Gelöscht wurde nichts. Du leitest ihn? Wende dich bitte an den Betreiber dieses Dienstes.',
  none: 'Noch keine Rangliste',
  first: (link) =>
    parts`Du leitest den Club? Öffne deinen Einladungslink auf diesem Gerät und ${link('lege die erste Rangliste an')}: Wähle, wie gespielt wird, trage Namen ein und teile diese Seite.`,
  season: (system, start, end) =>
    end === undefined ? `System ${system}, ab ${start}` : `System ${system}, ${start} bis ${end}`,
  onTop: (day) => `Vorn seit dem ${day}.`,
  players: (count) => `${count} in der Rangliste.`,
  nights: (when) => `Clubabende: ${when}.`,
  deadline: (day) => `Nächste Frist: ${day}.`,
  champions: 'Siegerliste',
  noChampion: 'kein Sieger',
  lead: {
    finished: 'Beendet.',
    won: (name) => parts`Beendet: ${name} hat gewonnen.`,
    ahead: 'Noch nicht begonnen.',
    nobody: 'Noch keine Spieler.',
    leads: (name) => parts`${name} führt.`,
    starts: (name) => parts`${name} beginnt ganz oben.`,
    withOthers: (name, others) =>
      others === 1
        ? parts`${name} und 1 weitere Person liegen vorn.`
        : parts`${name} und ${others} weitere liegen vorn.`,
  },
};
