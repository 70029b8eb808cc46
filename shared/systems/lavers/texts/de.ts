import type * as en from './en.ts';

const rungs = (count: number): string => (count === 1 ? 'einen Platz' : `${count} Plätze`);

export const offer: typeof en.offer = {
  title: 'Clubabend mit Stecktafel',
  says: 'Alle treffen sich an einem Abend und fordern Spieler kurz über sich; die Saison endet mit einem Finalabend.',
};

export const lavers: typeof en.lavers = {
  match: {
    text: 'Zwei Partien zu je 10 Minuten, eine mit Weiß und eine mit Schwarz. Wer gefordert wird, wählt die Farbe der ersten. Gegen dieselbe Person kannst du einmal am Abend spielen.',
  },
  when: {
    text: (from, to, finalFrom, finalTo) =>
      `Gefordert werden kann von ${from} bis ${to} Uhr; eine Partie darf später enden. Am Finalabend von ${finalFrom} bis ${finalTo} Uhr.`,
    on: (days, text) => `Gespielt wird ${days}. ${text}`,
  },
  turnCount: {
    heading: 'Dein Forderungszähler',
    text: 'Checke ein, wenn du kommst: Dein Forderungszähler beginnt bei 0. Für jede deiner Forderungen zählt er +1, für jede an dich −1. Checke aus, wenn du für heute fertig bist.',
  },
  turn: {
    heading: 'Wer an der Reihe ist',
    text: 'Als Nächstes fordert, wer übrig war, während alle anderen spielten; dann, wer den niedrigsten Forderungszähler hat; dann, wer am weitesten unten steht. An die Reihe kommt nur, wer jemanden fordern kann. Du forderst oder setzt aus; das gilt, bis eine Partie endet oder jemand ein- oder auscheckt. Gefordert werden kannst du weiterhin.',
  },
  whom: (count) =>
    `Alle freien Spieler bis zu ${rungs(count)} über dir, gegen die du heute Abend noch nicht gespielt hast. Gibt es niemanden, alle weiter oben, und gibt es auch dort niemanden, alle weiter unten. Forderungen können nicht abgelehnt werden.`,
  won: {
    heading: 'Wenn du forderst und gewinnst',
    text: (count) =>
      `Stand die andere Person bei der Forderung bis zu ${rungs(count)} höher, übernimmst du ihren Platz; sie und alle dazwischen rücken einen Platz nach unten. Sonst tauschst du mit der Person direkt über dir.`,
  },
  otherwise: {
    heading: 'Wenn du gefordert wirst und gewinnst, oder bei Remis',
    text: 'Wer gefordert wurde und gewinnt, tauscht mit der Person direkt darüber. Bei Remis, 1–1, bewegt sich niemand.',
  },
  away: (drop, months) =>
    `Ein Kalendermonat ohne Partie kostet ${rungs(drop)}. Nach dem ${months}. Monat in Folge wirst du entfernt; unten kannst du wieder einsteigen. Ein Monat zählt nicht, wenn du nach seinem ersten Tag eingestiegen oder zurückgekommen bist, der Club an allen Abenden geschlossen war, zu Saisonbeginn weniger als die Hälfte von ihm übrig war oder der Finalabend in ihm liegt. Eine Partie, die an seinem Ende noch läuft, zählt.`,
  start: {
    heading: 'Beginn und Einstieg',
    text: 'Zu Beginn der Saison wird nach Wertungszahl geordnet, die niedrigste auf Platz 1. Wer neu ist oder wiederkommt, beginnt ganz unten.',
  },
  final: {
    heading: 'Der Finalabend',
    text: (day, time) =>
      `${day}. Wer bis ${time} Uhr nicht eingecheckt ist, wird entfernt; wer später kommt, steigt unten wieder ein. Wer an dem Abend Platz 1 verliert, ohne zu spielen, bleibt im Rennen um ein Stechen, bis zur ersten eigenen Niederlage.`,
  },
  playoffs: {
    heading: 'Das Stechen',
    text: 'Am Ende spielen von denen, die noch da sind, die zwei höchsten (außer Platz 1) ein Stechen: Wer tiefer steht, fordert; wer höher steht, wählt die Farbe; niemand bewegt sich. Wer gewinnt (oder allein übrig ist), fordert dann Platz 1, der die Farbe wählt; wer auch das gewinnt, übernimmt Platz 1; wer dort stand und alle dazwischen rücken einen Platz nach unten. Jedes Stechen ist eine einzige Armageddon-Partie: Weiß hat 6 Minuten und muss gewinnen, Schwarz hat 5, und ein Remis zählt als Sieg für Schwarz. Wer nicht antritt, verliert. Wer danach auf Platz 1 steht, hat die Saison gewonnen.',
  },
};
