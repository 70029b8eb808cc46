import type * as en from './en.ts';

const places = (count: number): string => (count === 1 ? 'einen Platz' : `${count} Plätze`);

const days = (count: number): string => (count === 1 ? 'einem Tag' : `${count} Tagen`);

const challenges = (count: number): string => (count === 1 ? 'eine Forderung' : `${count} Forderungen`);

export const offer: typeof en.offer = {
  title: 'Eigene Regeln',
};

export const house: typeof en.house = {
  pyramid: {
    heading: 'Die Pyramide',
    text: 'Platz 1 ist die oberste Reihe, Platz 2 und 3 sind die zweite, Platz 4 bis 6 die dritte und so weiter: Jede Reihe hat einen Platz mehr.',
  },
  whom: {
    ladder: (rungs) => `Alle, die bis zu ${places(rungs)} über dir stehen.`,
    pyramid: 'Alle, die in deiner Reihe links von dir stehen, und alle in der Reihe darüber.',
  },
  open: {
    heading: 'Wie viele Forderungen gleichzeitig',
    text: (made, received) =>
      `Du kannst ${made === 1 ? 'eine offene Forderung' : `${made} offene Forderungen`} haben, die du ausgesprochen hast, und ${received === 1 ? 'eine' : received} gegen dich. Eine, deren Ergebnis auf Bestätigung wartet, gilt nicht mehr als offen.`,
  },
  rematches: (weeks) =>
    `Ihr könnt euch ${weeks === 1 ? 'eine Woche' : `${weeks} Wochen`} nach eurer letzten Forderung wieder fordern, egal, wer gefordert hat. Eine, die ohne Ergebnis endete, zählt nicht.`,
  protection: {
    heading: 'Nach einer Verteidigung',
    text: (count) =>
      count === 1
        ? 'Wirst du gefordert und gewinnst, kann dich am Tag danach niemand fordern.'
        : `Wirst du gefordert und gewinnst, kann dich an den ${count} Tagen danach niemand fordern.`,
  },
  match: {
    heading: 'Die Partie',
    one: (only) => `${only}, ohne Remis.`,
    drawn: (only) => `${only}, auch ein Remis ist möglich.`,
    bestOf: (games, needed, { one, other, example }) =>
      `Gespielt werden bis zu ${games} ${other}: Wer ${needed} gewinnt, hat die Partie gewonnen. Die Punkte je ${one} könnt ihr angeben, etwa ${example}.`,
    unfinished:
      'Wer nicht weiterspielen kann, gibt auf und verliert. Wer vorher verzichtet oder nicht erscheint, verliert auch.',
  },
  accepting: {
    unheard: 'Wer sich noch nie angemeldet hatte, verliert nichts, wenn er eine Forderung nicht annimmt: Sie verfällt.',
    atLeisure: 'Für das Annehmen einer Forderung gibt es keine Frist.',
    lapses: (count) => `Nimmst du eine Forderung nicht binnen ${days(count)} an, verfällt sie.`,
    lost: (count) => `Nimmst du eine Forderung nicht binnen ${days(count)} an, verlierst du sie kampflos.`,
  },
  playing: {
    heading: 'Spielen',
    atLeisure: 'Für das Spielen gibt es keine Frist.',
    lapses: (count) =>
      `Eine Forderung, die nicht binnen ${days(count)} gespielt wird, verfällt, angenommen oder nicht.`,
    lostByChallenged: (count) =>
      `Wird eine Forderung nicht binnen ${days(count)} gespielt, angenommen oder nicht, verliert, wer gefordert wurde.`,
    lostBySilent: (count) =>
      `Spielt eine Forderung binnen ${days(count)}. Wurde sie angenommen und bis dahin nicht gespielt und hat nur einer von euch dem anderen einen Tag angeboten, verliert der andere. Sonst verfällt sie. Einen Tag bietet ihr auf eurer Seite an, oder ihr sagt dort zu.`,
    lostByBoth: (count) =>
      `Wird eine Forderung nicht binnen ${days(count)} gespielt, angenommen oder nicht, verlieren beide und steigen einen Platz ab.`,
  },
  counting: {
    heading: 'Wie Tage zählen',
    text: 'Gezählt wird ab dem Tag nach der Forderung; ein Tag endet um Mitternacht. Tage, an denen der Club geschlossen oder jemand von euch abwesend ist, zählen nicht. Eine Frist nach dem letzten Tag der Saison gilt nicht. Was rechtzeitig gespielt wurde, zählt auch, wenn ihr es später meldet.',
  },
  postponing: {
    heading: 'Verschieben',
    never: 'Die Frist zum Spielen kann nicht verschoben werden.',
    text: (count) =>
      `Die Frist zum Spielen kann einmal um ${count === 1 ? 'einen Tag' : `${count} Tage`} verschoben werden, wenn beide einverstanden sind oder die Leitung es erlaubt. Die Forderung gilt dann als angenommen.`,
  },
  declining: {
    heading: 'Ablehnen',
    never: 'Eine Forderung kann nicht abgelehnt werden.',
    lost: 'Lehnst du eine Forderung ab, verlierst du sie kampflos.',
    free: (free) => `Du kannst in einer Saison ${challenges(free)} ablehnen, mehr nicht.`,
    freeThenLost: (free) =>
      `Du kannst in einer Saison ${challenges(free)} ablehnen. Lehnst du noch eine ab, verlierst du sie kampflos.`,
    text: (what) =>
      `${what} Bis zur Annahme kann sie zurückziehen, wer gefordert hat; danach ist beides nicht mehr möglich.`,
  },
  missed: {
    nothing: 'Wer nicht spielt, verliert nichts.',
    each: (kind, drop) => `${kind === 'week' ? 'Jede Woche' : 'Jeder Monat'} ohne Partie kostet ${places(drop)}.`,
    several: (kind, times, drop) =>
      kind === 'week'
        ? `${times} versäumte Wochen in Folge kosten ${places(drop)}, jede weitere Woche ebenso viel.`
        : `${times} versäumte Monate in Folge kosten ${places(drop)}, jeder weitere Monat ebenso viel.`,
    removed(kind, times) {
      const [one, several] = kind === 'week' ? ['einer Woche', 'Wochen'] : ['einem Monat', 'Monaten'];
      return `Nach ${times === 1 ? one : `${times} ${several} in Folge`} ohne Partie scheidest du aus.`;
    },
    butRemoved: (costs, kind, times) =>
      `${costs} Nach ${kind === 'week' ? `der ${times}. Woche` : `dem ${times}. Monat`} in Folge scheidest du aus.`,
    text: {
      week: (costs) =>
        `${costs} Eine Woche geht von Montag bis Sonntag; ein Ergebnis, das auf Bestätigung wartet, zählt als gespielt. Eine Woche zählt nicht, wenn du nach ihrem Montag eingestiegen oder zurückgekommen bist, wenn du an jedem ihrer Tage abwesend warst oder der Club geschlossen war oder wenn die Saison nach ihrem Donnerstag begann oder vor ihrem Sonntag endet.`,
      month: (costs) =>
        `${costs} Ein Ergebnis, das auf Bestätigung wartet, zählt als gespielt. Ein Monat zählt nicht, wenn du nach seinem ersten Tag eingestiegen oder zurückgekommen bist, wenn du an jedem seiner Tage abwesend warst oder der Club geschlossen war oder wenn bei Saisonbeginn weniger als die Hälfte von ihm übrig war oder die Saison vor ihm endet.`,
    },
  },
  holidays: {
    heading: 'Abwesenheit',
    never: 'In dieser Rangliste kann sich niemand abwesend melden.',
    text: (count) =>
      `Du kannst in einer Saison ${count === 1 ? 'einen Tag' : `${count} Tage`} abwesend sein. Melde es, bevor diese Tage vorbei sind. Solange du weg bist, kann dich niemand fordern und du forderst niemanden; die Fristen deiner Forderungen stehen still. Spielen darfst du trotzdem.`,
  },
  silence: {
    heading: 'Wer nie antwortet',
    nothing: 'verliert dadurch nichts',
    loses: (count) => `verliert jede Forderung nach ${days(count)}`,
    drops: (count) => `verliert einen Platz für jede Forderung, die nach ${days(count)} nicht gespielt ist`,
  },
  start: {
    heading: 'Einsteigen',
    text: 'Wer neu ist oder wiederkommt, beginnt ganz unten oder auf einem Platz, den die Leitung bestimmt.',
  },
};
