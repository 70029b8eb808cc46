import type * as en from './en.ts';

export const offer: typeof en.offer = {
  title: 'Punkte',
  says: 'Für Brettspiele zu zweit oder mehreren mit Punkten: Alle zahlen in einen Pot und teilen ihn nach ihren Punkten.',
};

export const shicargo: typeof en.shicargo = {
  points: {
    text: (admission) =>
      `Alle beginnen mit ${admission} Punkten, wenn sie hinzugefügt werden oder mit ihrer ersten Partie. Wer die meisten Punkte hat, steht auf Platz 1; wer gleich viele hat, teilt sich den Platz, in der Reihenfolge des Einstiegs.`,
    heading: 'Punkte',
  },
  pot: {
    heading: 'Der Pot',
    text: (stake) =>
      `Zu Beginn einer Partie zahlen alle je ${stake} Punkte in den Pot; am Ende wird er verteilt. Zwei oder mehr können spielen; wer aufgibt, behält das Ergebnis bis dahin. Wird eine Partie abgebrochen, gehen die Einsätze zurück.`,
  },
  share: {
    heading: 'Dein Anteil',
    text: 'Dein Vorsprung ist dein Ergebnis − das niedrigste. Dein Anteil am Pot ist dein Vorsprung ÷ alle Vorsprünge zusammen, abgerundet auf ein Zehntelprozent und dann auf ganze Punkte. Übrige Punkte gehen einzeln vom besten Ergebnis abwärts; bei gleichen zuerst an das früher eingetragene. Sind alle gleich, gehen die Einsätze zurück.',
  },
  away: {
    heading: 'Ein Monat ohne Partie',
    text: (percent, months) =>
      `Ein Kalendermonat ohne Partie kostet ${percent} % der Punkte, die du hattest, als du aufgehört hast zu spielen, abgerundet. Sie gehen zu gleichen Teilen an die, die in dem Monat gespielt haben; übrige einzeln von oben abwärts. Der ${months}. Monat in Folge kostet alles, was du noch hast, und deinen Platz. Ein Monat zählt nicht, wenn du nach seinem ersten Tag eingestiegen bist, niemand gespielt hat, der Club durchgehend geschlossen war oder zu Saisonbeginn weniger als die Hälfte von ihm übrig war. Wer keine Punkte hat, kann keine verlieren.`,
  },
  leaving: {
    heading: 'Ausscheiden',
    text: (admission) =>
      `Scheidet jemand aus, werden die Punkte gleichmäßig unter allen verteilt, die bleiben. Wer zurückkommt, beginnt neu mit ${admission} Punkten.`,
  },
  boasting: {
    heading: 'Prahlen und Jammern',
    text: 'Je höher du stehst, desto mehr darfst du prahlen; je tiefer, desto mehr jammern.',
  },
};
