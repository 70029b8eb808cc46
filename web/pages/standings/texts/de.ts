import { parts } from '../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  ladder: 'Die Rangliste',
  pyramid: {
    title: 'Die Pyramide',
    asList: 'Als Liste',
    signs: '✈ abwesend, ⚔ Forderung noch zu spielen',
    row: (row) => `Reihe ${row}`,
  },
  noPlayers: 'Es gab keine Spieler.',
  rung: 'Platz',
  player: 'Spieler',
  program: 'Programm',
  gapToNext: 'Steine zum Nächsten',
  points: 'Punkte',
  total: (points, each, joined) =>
    `Insgesamt ${points.toLocaleString('de')} Punkte: je ${each.toLocaleString('de')}, wenn ein Spieler einsteigt (bisher ${joined}-mal). Was ein Spieler durch einen Monat ohne Partie verliert oder beim Ausscheiden zurücklässt, geht an andere Spieler.`,
  inPots: (points) => ` Davon liegen ${points.toLocaleString('de')} in den Pots laufender Partien.`,
  pointsMoved: (day) => `Punkte seit dem ${day}`,
  rungsMoved: (day) => `Plätze insgesamt seit dem ${day}`,
  moved: (sign, since) => `${sign} seit dem ${since}`,
  week: (from, to) => `diese Woche insgesamt: von Platz ${from} auf ${to}`,
  lastFive: 'Letzte fünf',
  lastFiveMean: 'Sieg, Remis, Niederlage; das neueste zuletzt',
  results: { w: 'S', d: 'R', l: 'N' },
  rated: 'Spieler mit der Markierung „gewertet“ (G) spielen untereinander gewertete Partien.',
  gaps: {
    note: 'Steine zum Nächsten: die Vorgabe, die ein Programm dem nächsten darunter geben kann. + mindestens, - höchstens, ? noch unbekannt; ohne Zeichen: genau.',
    exact:
      'Genau: mit 2 Vorgabesteinen gewonnen, mit 3 verloren. Bei 1 gibt Weiß keine vor; bei 0 sind beide gleich stark.',
    atLeast: 'Mindestens: mit 2 Vorgabesteinen gewonnen, mit 3 noch nicht verloren.',
    atMost: 'Höchstens: mit 3 Vorgabesteinen verloren, mit 2 noch nicht gewonnen.',
    unknown: 'Noch ist beides unbekannt.',
  },
  isNew: 'neu',
  marks: {
    displaced: 'verdrängt',
    entering: 'steigt ein',
    rated: 'gewertet',
    away: 'abwesend',
    busy: 'Forderung offen',
  },
  onTop: (day, defences) => [
    ...parts`vorn seit dem ${day}`,
    defences === 0 ? '' : defences === 1 ? ', einmal verteidigt' : `, ${defences}-mal verteidigt`,
  ],
  away: (until) => `bis ${until} abwesend`,
  protected: (until) => `geschützt bis ${until}`,
  declined: (count) => (count === 1 ? 'eine Forderung abgelehnt' : `${count} Forderungen abgelehnt`),
  missed(count, period, orMore) {
    const unit = period === 'week' ? ['Woche', 'Wochen'] : ['Monat', 'Monate'];
    const one = period === 'week' ? 'eine' : 'einen';
    const missed = count === 1 ? `${one} ${unit[0]}` : `${count} ${unit[1]}`;
    return `${missed}${orMore ? ' oder mehr' : ''}${count > 1 ? ' in Folge' : ''} gefehlt`;
  },
  pages: 'Seiten der Rangliste',
  allPages: (pages) => `Alle ${pages} Seiten`,
};
