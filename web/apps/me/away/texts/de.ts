import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Abwesenheit',
  hint: 'Solange du abwesend bist, kann dich niemand fordern, und deine Fristen ruhen.',
  days: (from, to) => (from === to ? `Abwesend am ${from}` : `Abwesend vom ${from} bis ${to}`),
  left: (left, most) =>
    left === 0
      ? `Du hast alle ${most} Tage dieser Saison verbraucht.`
      : `Noch ${left} von ${most} Tagen in dieser Saison`,
  announce: 'Ich bin abwesend',
  back: 'Ich bin zurück',
  takeBack: 'Ich bin doch da',
  from: 'Erster Tag',
  to: 'Letzter Tag',
  yes: 'Speichern',
  missing: 'Bitte wähle einen Tag.',
  order: 'Das liegt vor dem ersten Tag.',
};
