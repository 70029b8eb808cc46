import { say } from '#shared/words/phrase.ts';
import type * as en from './en.ts';

const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`);

export const offer: typeof en.offer = {
  title: 'Gruppenliga',
  says: 'Kleine Gruppen, in denen jeden Monat alle gegen alle spielen; die Besten steigen eine Gruppe auf, die Letzten ab.',
};

export const matches: typeof en.matches = {
  otherBox: (two) => `${two} sind nicht in derselben Gruppe.`,
  played: (two, other) =>
    other === undefined
      ? `${two} haben in dieser Runde schon gegeneinander gespielt.`
      : `Du hast in dieser Runde schon gegen ${other} gespielt.`,
  outsideRound: (since, last) => `Dieser Tag liegt nicht in der Runde (${since} bis ${last}).`,
};

export const unfit: typeof en.unfit = {
  oneWeek: 'eine Runde dauert mindestens 2 Wochen; 0 heißt: ein Kalendermonat',
};

export const rounds: typeof en.rounds = {
  box: (number) => `Gruppe ${number}`,
  ofMonth: (month) => `Runde ${month}`,
  upTo: (day) => `Runde bis ${day}`,
  points: (one, ofOne, other, ofOther) => say`${one} ${points(ofOne)}, ${other} ${ofOther}`,
  cause: (round) => `neue Gruppen nach der ${round}`,
  removed: (count) =>
    count === 1 ? 'zu wenig Partien in einer Runde' : `zu wenig Partien in ${count} Runden in Folge`,
  ahead: (day, up) =>
    `${day}, 24 Uhr: ${up === 1 ? 'Der Beste jeder Gruppe steigt auf, der Letzte ab' : `Die besten ${up} jeder Gruppe steigen auf, die letzten ${up} ab`}.`,
  news: (round) => `Gruppen: ${round}`,
  date: (round) => `Gruppen: Ende der ${round}`,
  list: 'Ende der Runde',
  called: 'Runden',
  unless: ', wenn sich nichts mehr ändert',
  play: (day) => `Spiele deine Partien bis ${day}`,
};

export const boxes: typeof en.boxes = {
  made: {
    heading: 'Die Gruppen',
    text: (size) =>
      `Gespielt wird in Gruppen zu ${size}, Gruppe 1 ist die oberste. Wer übrig bleibt, bildet die letzte Gruppe; sind das nur einer oder zwei, kommen sie in die Gruppe darüber.`,
  },
  rounds: {
    heading: 'Runden',
    month:
      'Eine Runde ist ein Kalendermonat. Beginnt die Saison in der zweiten Hälfte eines Monats, dauert die erste Runde bis zum Ende des nächsten.',
    weeks: (count) => `Eine Runde dauert ${count} Wochen, vom ersten Tag der Saison an.`,
    text: 'Während einer Runde bleiben die Gruppen, wie sie sind. Wer geht, hinterlässt eine Lücke. Wer neu ist, kommt in die letzte Gruppe, wenn dort Platz ist, und wartet sonst ganz unten auf die nächste Runde.',
  },
  playing: {
    heading: 'Was du spielst',
    text: 'Du spielst gegen alle in deiner Gruppe einmal. Eine Forderung braucht es nicht: Verabredet euch und spielt; einer von euch, die Leitung oder ein Helfer trägt das Ergebnis ein.',
  },
  match: {
    heading: 'Die Partie',
    one: 'Eine Partie, ohne Remis.',
    several: (needed, other, most) =>
      `${most === undefined ? `Wer zuerst ${needed} ${other}` : `Gespielt werden bis zu ${most} ${other}: Wer ${needed}`} gewinnt, hat die Partie gewonnen.`,
    ended:
      'Wer nicht weiterspielen kann, gibt auf und verliert. Wer vorher verzichtet oder nicht erscheint, verliert auch.',
    unfinished: (other) => `Reicht die Zeit nicht, tragt die ${other} ein, wie es steht: Niemand hat gewonnen.`,
  },
  points: {
    heading: 'Punkte',
    text: (playing, game, winning, one) =>
      [
        ...(playing > 0 ? [`${points(playing)} fürs Spielen`] : []),
        ...(game > 0 ? [`${points(game)} je gewonnenem ${one}`] : []),
        ...(winning > 0 ? [`${points(winning)} für den Sieg`] : []),
      ].join(', '),
    none: 'Es gibt keine Punkte.',
    walkover: 'Ein kampfloser Sieg zählt wie einer ohne Verlust; wer nicht gespielt hat, bekommt nichts.',
  },
  level: {
    heading: 'Bei gleichen Punkten',
    text: 'Bei gleichen Punkten entscheidet, wie ihr gegeneinander gespielt habt (bei mehr als zweien die Punkte aus den Partien untereinander); dann die gewonnenen Partien, die gewonnenen weniger die verlorenen Sätze und der bisherige Platz.',
  },
  end: {
    heading: 'Ende der Runde',
    text: (up) =>
      `Um Mitternacht nach dem letzten Tag ${up === 1 ? 'tauscht der Beste jeder Gruppe den Platz mit dem Letzten' : `tauschen die besten ${up} jeder Gruppe die Plätze mit den letzten ${up}`} der Gruppe darüber. Die anderen bleiben in der Reihenfolge, in der sie abgeschlossen haben.${up === 1 ? '' : ' Ist eine Gruppe dafür zu klein, steigt einer auf und einer ab.'}`,
    confirmed: 'Wenn die Runde endet, zählt jedes Ergebnis, das nicht angefochten ist.',
    disputed: 'Ein Ergebnis, das dann noch angefochten ist, zählt nicht.',
  },
  least: {
    none: 'Wer nicht spielt, verliert dadurch noch nichts.',
    text: (least) =>
      `Spielst du in einer Runde weniger als ${least} Partien, steigst du vor allen anderen ab und kannst nicht aufsteigen. Die Runde, in der du dazukommst, zählt nicht.`,
    text1:
      'Spielst du in einer Runde gar nicht, steigst du vor allen anderen ab und kannst nicht aufsteigen. Die Runde, in der du dazukommst, zählt nicht.',
    removed: (count) =>
      count === 1
        ? 'Außerdem verlierst du deinen Platz in der Rangliste.'
        : `Nach ${count} solchen Runden in Folge verlierst du deinen Platz in der Rangliste.`,
  },
  holidays: {
    never: 'In dieser Rangliste kann sich niemand abwesend melden.',
    text: (count) =>
      `Du kannst in einer Saison ${count === 1 ? 'einen Tag' : `${count} Tage`} abwesend sein; melde es, bevor ${count === 1 ? 'er vorbei ist' : 'diese Tage vorbei sind'}. Bist du länger als die halbe Runde weg, bleibst du in der Mitte deiner Gruppe und steigst weder auf noch ab. Spielen darfst du trotzdem.`,
  },
};
