import type { en } from './en.ts';

export const de: typeof en = {
  labels: {
    venue: 'Wo ihr spielt',
    confirm: 'Tage, um ein gemeldetes Ergebnis zu bestätigen (0: nicht nötig)',
    movement: 'Was ein Sieg wert ist',
    stake: 'Punkte, die jeder Spieler in den Pot zahlt',
    reach: 'Reichweite von Forderungen (Plätze)',
    hoursFrom: 'Spielbeginn',
    hoursTo: 'Spielende',
    finalHoursFrom: 'Abend des Grand Final: Spielbeginn',
    finalHoursTo: 'Abend des Grand Final: Spielende',
    drop: 'Plätze Abstieg für einen versäumten Zeitraum',
    monthsUntilRemoval: 'Versäumte Monate in Folge bis zum Entfernen',
    weeksUntilDrop: 'Versäumte Wochen in Folge bis zum Abstieg',
    nights: 'Clubabende',
    rematchMonths: 'Monate bis zur nächsten Forderung derselben beiden',
    forfeitPercent: 'Prozent der Punkte, die ein versäumter Monat kostet',
  },
  choices: {
    movement: { halfway: 'den halben Abstand', 'takes-rung': 'den Platz des Verlierers', swap: 'die beiden tauschen' },
    nights: {
      monday: 'Montag',
      tuesday: 'Dienstag',
      wednesday: 'Mittwoch',
      thursday: 'Donnerstag',
      friday: 'Freitag',
      saturday: 'Samstag',
      sunday: 'Sonntag',
    },
  },
  ranges: {
    whole: (least, most) => `eine ganze Zahl von ${least} bis ${most}`,
    time: 'eine Uhrzeit wie „19:50“',
    line: (most) => `eine Zeile mit höchstens ${most} Zeichen`,
    one: (words) => `eines von ${words.map((word) => `„${word}“`).join(', ')}`,
    several: (words) => `eine Liste aus mindestens einem von ${words.join(', ')}`,
  },
};
