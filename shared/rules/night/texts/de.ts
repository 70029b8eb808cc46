import type { en } from './en.ts';

export const de: typeof en = {
  notHere: (who) => `${who} ist heute Abend nicht eingecheckt.`,
  playing: (who, opponent) => `${who} spielt noch gegen ${opponent}.`,
  turnOf: (who) => `${who} ist an der Reihe.`,
  nobodyCan: 'Gerade kann niemand fordern.',
  isHere: (who) => `${who} ist schon eingecheckt.`,
  checkIn: (from, to) => `Einchecken kannst du von ${from} bis ${to} Uhr.`,
  notFinalDay: (day) => `Das geht nur am Tag des Finalabends, dem ${day}.`,
  beforeCut: (time) => `Das geht erst, wenn das Einchecken um ${time} Uhr beendet ist.`,
  turnUntil: (who, time) => `${who} ist an der Reihe, und gefordert werden kann bis ${time} Uhr.`,
  stillPlaying: (two) => `${two} spielen noch. Trage zuerst das Ergebnis ein oder brich die Partie ab.`,
  playoff: (challenger, challenged) => `Jetzt ist dieses Stechen an der Reihe: ${challenger} fordert ${challenged}.`,
  noPlayoff: 'Es steht kein Stechen an.',
  champion: (who) => `Die Saison ist vorbei: ${who} hat sie gewonnen.`,
  onlyPlayoffs: 'Der normale Spielbetrieb ist beendet: Es bleiben nur noch die Stechen.',
  finalEnded: (day) => `Die Saison endete mit dem Finalabend am ${day}.`,
  score: 'Gespielt werden zwei Partien; zusammen ergeben sie 2 Punkte, etwa 2–0, 1½–½ oder 1–1.',
  met: (two) => `${two} haben an dem Abend schon gegeneinander gespielt.`,
  hours: (from, to) => `Gefordert werden kann von ${from} bis ${to} Uhr.`,
  order: (who, whom, near) =>
    `${who} kann ${whom} fordern: Zuerst kommen ${near}, dann andere weiter oben, dann die weiter unten.`,
  orderNobody: (who, near) =>
    `${who} kann niemanden fordern: Zuerst kommen ${near}, dann andere weiter oben, dann die weiter unten.`,
  finalSoon: (day) => `Der Finalabend am ${day} ist in weniger als einem Monat.`,
  finalToday: 'Heute ist Finalabend, und es haben schon Spieler eingecheckt.',
  finalTooSoon: (day) => `Der Finalabend muss einen Monat vorher angekündigt sein; der ${day} ist zu früh.`,
};
