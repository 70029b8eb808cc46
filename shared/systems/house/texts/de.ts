import type { CalendarKind } from '#shared/vocabulary/entry.ts';
import type * as en from './en.ts';

const places = (count: number): string => (count === 1 ? 'einen Platz' : `${count} Plätze`);

const days = (count: number): string => (count === 1 ? 'einem Tag' : `${count} Tagen`);

const daysAfter = (count: number): string => (count === 1 ? 'einen Tag' : `${count} Tage`);

const games = (count: number): string => (count === 1 ? 'eine Partie' : `${count} Partien`);

const challenges = (count: number): string => (count === 1 ? 'eine Forderung' : `${count} Forderungen`);

const fewer = (count: number, thing: string, things: string): string =>
  count === 1 ? `keine ${thing}` : `weniger als ${things}`;

const STRIKE_COSTS: Readonly<Record<string, string>> = {
  bottom: 'bringt dich ganz nach unten',
  removed: 'kostet dich den Platz in der Rangliste',
};

const UNPLAYED = {
  declined: 'abgelehnt wird',
  expired: 'verfällt',
  either: 'abgelehnt wird oder verfällt',
} as const;

const blocks = (kind: CalendarKind, length: number): string =>
  `Gezählt wird in Blöcken von ${length} ${kind === 'week' ? 'Wochen' : 'Monaten'}`;

const since = (from: string): string => (from === 'acceptance' ? 'der Annahme' : 'der Forderung');

export const offer: typeof en.offer = {
  title: 'Eigene Regeln',
};

const times = (count: number): string => (count === 1 ? 'einmal' : `${count} Mal`);

const wait = (count: number): string =>
  count % 7 > 0 ? daysAfter(count) : count === 7 ? 'eine Woche' : `${count / 7} Wochen`;

export const unfit: typeof en.unfit = {
  needsAcceptance: 'kann nicht 0 sein, wenn die Tage zum Spielen ab der Annahme zählen',
};

export const house: typeof en.house = {
  pyramid: {
    text: 'Platz 1 ist die oberste Reihe, Platz 2 und 3 sind die zweite, Platz 4 bis 6 die dritte und so weiter: Jede Reihe hat einen Platz mehr.',
  },
  whom: {
    ladder: (rungs, further) =>
      rungs === 1 && further.length === 0
        ? 'Wer direkt über dir steht.'
        : rungs === 100 && further.length === 0
          ? 'Alle, die über dir stehen.'
          : `Alle, die bis zu ${[`${places(rungs)} über dir stehen`, ...further.map(({ from, up, to = 1 }) => `ab Platz ${from} bis zu ${up ?? `Platz ${to}`}`)].join(', ')}.`,
    pyramid: 'Alle, die in deiner Reihe links von dir stehen, und alle in der Reihe darüber.',
    pyramidRight:
      'Alle, die in deiner Reihe links von dir stehen, und in der Reihe darüber alle ab deinem Platz in der Reihe: Der Dritte einer Reihe kann dort den Dritten fordern und alle rechts davon. Der Letzte einer Reihe erreicht darüber niemanden; nur Platz 3 kann auch Platz 1 fordern.',
    below: (rungs) =>
      rungs === 1
        ? 'Außerdem, wer direkt unter dir steht.'
        : `Außerdem alle, die bis zu ${rungs} Plätze unter dir stehen.`,
  },
  free: {
    heading: 'Freie Forderungen',
    text(count, newcomers, from, until, unplayed) {
      const above = `die über dir stehen${from > 1 ? `, bis hinauf zu Platz ${from}` : ', egal wie weit'}`;
      const joined = 'Wenn du während der Saison dazugekommen bist, ';
      if (until === 'made') {
        const [can, own, first] =
          count === 1 ? ['kann', 'deine erste', 'Forderung'] : ['können', `deine ersten ${count}`, 'Forderungen'];
        const mine = newcomers ? `${joined}${can} ${own} ${first}` : `${own.replace('d', 'D')} ${first}`;
        return `${mine} einer Saison${newcomers ? '' : ` ${can}`} an alle gehen, ${above}. Eine Forderung zählt${unplayed ? `, auch wenn sie ${UNPLAYED[unplayed]}, aber` : ''} nicht, wenn sie zurückgezogen oder gestrichen wird.`;
      }
      return `${newcomers ? `${joined}hast du` : 'Du hast'} ${until === 'result' ? 'bis zu deinem ersten gewerteten Ergebnis ' : ''}${count === 1 ? 'eine freie Forderung' : `${count} freie Forderungen`} pro Saison: an alle, ${above}. Verbraucht wird eine nur durch eine Forderung, die sonst nicht möglich wäre${unplayed ? ` – auch wenn sie ${UNPLAYED[unplayed]}` : ''}; wird sie zurückgezogen oder gestrichen, bekommst du sie zurück.`;
    },
  },
  others: {
    heading: 'Andere Spiele',
    text: 'Liga- und Pokalspiele zwischen zwei Spielern der Rangliste zählen, sobald Leitung oder Helfer sie eintragen, egal wie weit die beiden auseinanderstehen und wann sie zuletzt gespielt haben.',
  },
  open: {
    heading: 'Wie viele Forderungen gleichzeitig',
    text: (made, received, all, waits, confirmed) =>
      `${all === made && all === received ? `Gleichzeitig offen sein ${all === 1 ? 'darf eine Forderung' : `dürfen ${all} Forderungen`}, von dir oder an dich.` : `Gleichzeitig offen sein ${made + received === 2 ? 'darf' : 'dürfen'} ${challenges(made)} von dir und ${received === 1 ? 'eine' : received} an dich${all === undefined ? '' : `, zusammen höchstens ${all}`}.`}${waits ? ' Solange du gefordert bist, kannst du niemanden fordern.' : ''}${confirmed ? ' Eine, deren Ergebnis auf Bestätigung wartet, gilt nicht mehr als offen.' : ''}`,
  },
  lately: {
    heading: { week: 'Wie viele pro Woche', month: 'Wie viele pro Monat' },
    text: (made, received, kind) =>
      `Du kannst ${kind === 'week' ? 'pro Woche (Montag bis Sonntag)' : 'pro Monat'} ${[...(made > 0 ? [`${times(made)} fordern`] : []), ...(received > 0 ? [`${times(received)} gefordert werden`] : [])].join(' und ')}. Eine Forderung, die zurückgezogen oder gestrichen wurde, zählt nicht.`,
  },
  rematches: {
    both: (count) =>
      `Ihr könnt euch ${wait(count)} nach eurer letzten Forderung wieder fordern, egal, wer gefordert hat. Eine, die ohne Ergebnis endete, zählt nicht.`,
    loser: (count) =>
      `Wer eure letzte Forderung verloren hat, kann ${wait(count)} nach dieser Partie wieder fordern. Wer gewonnen hat, muss nicht warten.`,
    return: 'Wer gefordert war und verloren hat, kann sofort zurückfordern.',
    other: (besides) =>
      `${besides ? 'Vorher' : 'Bevor ihr euch wieder fordern könnt,'} muss eine Seite gegen jemand anderen spielen.`,
    most: (most) =>
      `Ihr könnt in einer Saison ${most === 1 ? 'nur einmal' : `höchstens ${most} Mal`} gegeneinander spielen.`,
  },
  protection: {
    heading: 'Nach einer Partie',
    text: (won, count, below) =>
      `${{ challenged: `Wirst du ${below ? 'von unten ' : ''}gefordert und gewinnst`, challenger: 'Forderst du und gewinnst', either: 'Gewinnst du' }[won]}, kann dich ${count === 1 ? 'am Tag' : `an den ${count} Tagen`} danach niemand fordern${below && won === 'either' ? ', es sei denn, du warst von oben gefordert' : ''}.`,
    beaten: (count) =>
      `Forderst du und verlierst, kannst du ${count === 1 ? 'am Tag' : `an den ${count} Tagen`} danach niemanden fordern.`,
    reported: 'Das gilt auch, solange das Ergebnis noch nicht bestätigt ist.',
  },
  match: {
    one: (only) => `${only}, ohne Remis.`,
    drawn: (only) => `${only}, auch ein Remis ist möglich.`,
    several: (needed, { one, other, example }, most) =>
      `${most === undefined ? `Wer zuerst ${needed} ${other}` : `Gespielt werden bis zu ${most} ${other}: Wer ${needed}`} gewinnt, hat die Partie gewonnen. Die Punkte je ${one} könnt ihr angeben${example ? `, etwa ${example}` : ''}.`,
    unfinished:
      'Wer nicht weiterspielen kann, gibt auf und verliert. Wer vorher verzichtet oder nicht erscheint, verliert auch.',
    heading: 'Die Partie',
  },
  accepting: {
    unheard:
      'Eine Forderung an Spieler, die sich noch nie angemeldet hatten, verfällt, wenn sie nicht angenommen wird.',
    atLeisure: 'Für das Annehmen einer Forderung gibt es keine Frist.',
    late: (count, comes) =>
      `Nimmst du eine Forderung nicht binnen ${days(count)} an, ${{ expires: 'verfällt sie', strike: 'ist das eine Verwarnung', lost: 'verlierst du sie kampflos' }[comes]}.`,
  },
  playing: {
    heading: 'Spielen',
    atLeisure: 'Für das Spielen gibt es keine Frist.',
    lapses: (count, terms) =>
      terms.accepted
        ? `Eine angenommene Forderung, die ${daysAfter(count)} nach ${since(terms.since)} noch nicht gespielt ist, verfällt.`
        : `Eine Forderung, die nicht binnen ${days(count)} gespielt wird, verfällt, angenommen oder nicht.`,
    lostByChallenged: (count, terms) =>
      terms.accepted
        ? `Ist eine angenommene Forderung ${daysAfter(count)} nach ${since(terms.since)} noch nicht gespielt, ${terms.strikes ? 'bekommt eine Verwarnung' : 'verliert'}, wer gefordert wurde.`
        : `Wird eine Forderung nicht binnen ${days(count)} gespielt, angenommen oder nicht, ${terms.strikes ? 'bekommt eine Verwarnung' : 'verliert'}, wer gefordert wurde.`,
    lostBySilent: (count, terms) =>
      `Eine ${terms.accepted ? 'angenommene ' : ''}Forderung spielt ihr binnen ${days(count)} nach ${since(terms.since)}. Sonst verfällt sie – außer wenn ${terms.accepted ? '' : 'sie angenommen war und '}nur einer von euch dem anderen einen Tag angeboten hat: Dann ${terms.strikes ? 'bekommt der andere eine Verwarnung' : 'verliert der andere'}. Einen Tag bietet ihr auf eurer Seite an, oder ihr sagt dort zu.`,
    lostByBoth: (count, terms) => {
      const both = terms.strikes
        ? 'bekommen beide eine Verwarnung'
        : `verlieren beide${terms.drop ? ' und steigen einen Platz ab' : ''}`;
      return terms.accepted
        ? `Ist eine angenommene Forderung ${daysAfter(count)} nach ${since(terms.since)} noch nicht gespielt, ${both}.`
        : `Wird eine Forderung nicht binnen ${days(count)} gespielt, angenommen oder nicht, ${both}.`;
    },
  },
  counting: {
    heading: 'Wie Tage zählen',
    text: (since, { away, ends }) =>
      `Gezählt wird ab dem Tag nach der Forderung${since === 'acceptance' ? ', beim Spielen ab dem Tag nach der Annahme' : ''}; ein Tag endet um Mitternacht. Tage, an denen der Club geschlossen${away ? ' oder jemand von euch abwesend' : ''} ist, zählen nicht. ${ends ? 'Eine Frist nach dem letzten Tag der Saison gilt nicht. ' : ''}Was rechtzeitig gespielt wurde, zählt auch, wenn ihr es später meldet.`,
  },
  postponing: {
    heading: 'Verschieben',
    never: 'Die Frist zum Spielen kann nicht verschoben werden.',
    text: (count) =>
      `Die Frist zum Spielen kann einmal um ${count === 1 ? 'einen Tag' : `${count} Tage`} verschoben werden, wenn beide einverstanden sind oder wenn Leitung oder Helfer es erlauben. Die Forderung gilt dann als angenommen.`,
  },
  declining: {
    heading: 'Ablehnen',
    never: 'Eine Forderung kann nicht abgelehnt werden. Bis zur Annahme kann sie zurückgezogen werden.',
    lost: (strikes) =>
      `Lehnst du eine Forderung ab, ${strikes ? 'ist das eine Verwarnung' : 'verlierst du sie kampflos'}.`,
    free: (free, more) =>
      `Du kannst in einer Saison ${challenges(free)} ablehnen${more ? '. Lehnst du noch eine ab, verlierst du sie kampflos.' : ', mehr nicht.'}`,
    text: (what) =>
      `${what} Bis zur Annahme kann eine Forderung zurückgezogen werden; danach lässt sie sich weder ablehnen noch zurückziehen.`,
  },
  lostWithout: {
    heading: 'Kampflos verlieren',
    costs: (what) =>
      what === 'bottom'
        ? 'Verlierst du eine Forderung ohne Partie und ohne gemeldetes Ergebnis, fällst du ganz nach unten.'
        : what === 'one-rung'
          ? 'Verlierst du eine Forderung ohne Partie und ohne gemeldetes Ergebnis, tauschst du den Platz mit der Person direkt unter dir. Sonst bewegt sich niemand.'
          : undefined,
    strike: (most, costs) =>
      most === 1
        ? `Eine Verwarnung ${STRIKE_COSTS[costs] ?? 'kostet so viel wie eine verlorene Partie'}.`
        : `Eine Forderung, die mit einer Verwarnung endet, hat kein Ergebnis; aber deine ${most}. Verwarnung in einer Saison ${STRIKE_COSTS[costs] ?? 'kostet so viel wie eine verlorene Partie'}. Danach wird neu gezählt.`,
  },
  missed: {
    nothing: 'Wer nicht spielt, verliert nichts.',
    again: (kind, length, drop) =>
      kind === 'days'
        ? `Je ${length} Tage ohne Partie kosten ${places(drop)}.`
        : `${blocks(kind, length)}: Jeder Block ohne Partie kostet ${places(drop)}.`,
    ofDays: ({ confirmed, away, ends }) =>
      `Gezählt wird ab deiner letzten Partie oder seit du eingestiegen oder zurückgekommen bist; ein Tag endet um Mitternacht. Tage, an denen der Club geschlossen ist${away ? ' oder du abwesend bist' : ''}, zählen nicht${ends ? ', Tage nach der Saison auch nicht' : ''}.${confirmed ? ' Ein Ergebnis, das auf Bestätigung wartet, zählt als gespielt.' : ''}`,
    ofSpan: (kind, { confirmed, away, ends }) =>
      `Der erste Block beginnt mit der Saison, die weiteren folgen darauf. Ein Block zählt für dich nicht, wenn du nach seinem ersten Tag eingestiegen oder zurückgekommen bist${away ? ' oder die ganze Zeit abwesend warst' : ''}${ends ? ', und für niemanden, wenn die Saison vorher endet' : ''}. ${kind === 'week' ? 'Eine Woche' : 'Ein Monat'} wird ausgelassen, wenn der Club an jedem ${kind === 'week' ? 'ihrer' : 'seiner'} Tage geschlossen war oder wenn ${kind === 'week' ? 'die Saison nach ihrem Donnerstag begann' : 'zu Saisonbeginn weniger als die Hälfte von ihm übrig war'}.${confirmed ? ' Ein Ergebnis, das auf Bestätigung wartet, zählt als gespielt.' : ''}`,
    only: (top) =>
      top === 0
        ? 'Wer dann auf Platz 1 steht, bleibt verschont.'
        : top === 1
          ? 'Das gilt nur für Platz 1.'
          : `Das gilt nur für die ersten ${top} Plätze.`,
    least: (played, made, removes) =>
      `Wer bis zum Ende der Saison nicht mindestens ${[played && `${games(played)} gespielt`, made && `${challenges(made)} ausgesprochen`].filter(Boolean).join(' oder ')} hat, ${removes ? 'scheidet aus' : 'fällt ganz nach unten'}${made ? '; zurückgezogene oder gestrichene Forderungen zählen nicht' : ''}.`,
    tooFew: (played, made) =>
      `${[played && fewer(played, 'Partie', games(played)), made && fewer(made, 'Forderung', challenges(made))].filter(Boolean).join(' und ')} in der Saison`,
    several: (kind, times, drop) =>
      times === 1
        ? `${kind === 'week' ? 'Jede Woche' : 'Jeder Monat'} ohne Partie kostet ${places(drop)}.`
        : kind === 'week'
          ? `${times} versäumte Wochen in Folge kosten ${places(drop)}, jede weitere Woche ebenso viel.`
          : `${times} versäumte Monate in Folge kosten ${places(drop)}, jeder weitere Monat ebenso viel.`,
    removed(kind, times, block) {
      if (block && kind !== 'days') return `${blocks(kind, times)}: Nach einem Block ohne Partie scheidest du aus.`;
      if (kind === 'days') return `Nach ${times} Tagen ohne Partie scheidest du aus.`;
      const [one, several] = kind === 'week' ? ['einer Woche', 'Wochen'] : ['einem Monat', 'Monaten'];
      return `Nach ${times === 1 ? one : `${times} ${several} in Folge`} ohne Partie scheidest du aus.`;
    },
    butRemoved: (costs, kind, times) =>
      `${costs} Nach ${kind === 'days' ? `${times} Tagen` : `${kind === 'week' ? `der ${times}. Woche` : `dem ${times}. ${kind === 'month' ? 'Monat' : 'Block'}`} in Folge`} scheidest du aus.`,
    text: {
      week: (costs, { confirmed, away, ends }) =>
        `${costs} Eine Woche geht von Montag bis Sonntag${confirmed ? '; ein Ergebnis, das auf Bestätigung wartet, zählt als gespielt' : ''}. Eine Woche zählt nicht, wenn du nach ihrem Montag eingestiegen oder zurückgekommen bist, wenn ${away ? 'du an jedem ihrer Tage abwesend warst oder der Club geschlossen war' : 'der Club an jedem ihrer Tage geschlossen war'} oder wenn die Saison nach ihrem Donnerstag begann${ends ? ' oder vor ihrem Sonntag endet' : ''}.`,
      month: (costs, { confirmed, away, ends }) =>
        `${costs}${confirmed ? ' Ein Ergebnis, das auf Bestätigung wartet, zählt als gespielt.' : ''} Ein Monat zählt nicht, wenn du nach seinem ersten Tag eingestiegen oder zurückgekommen bist, wenn ${away ? 'du an jedem seiner Tage abwesend warst oder der Club geschlossen war' : 'der Club an jedem seiner Tage geschlossen war'} oder wenn zu Saisonbeginn weniger als die Hälfte von ihm übrig war${ends ? ' oder die Saison vor seinem letzten Tag endet' : ''}.`,
    },
  },
  holidays: {
    never: 'In dieser Rangliste kann sich niemand abwesend melden.',
    text: (count, timed) =>
      `Du kannst in einer Saison ${count === 1 ? 'einen Tag' : `${count} Tage`} abwesend sein; melde es, bevor ${count === 1 ? 'er vorbei ist' : 'diese Tage vorbei sind'}. Solange du weg bist, kann dich niemand fordern und du forderst niemanden${timed ? '; die Fristen deiner Forderungen stehen still' : ''}. Spielen darfst du trotzdem.`,
  },
  silence: {
    heading: 'Wer nie antwortet',
    nothing: 'Wer nie antwortet, verliert dadurch nichts.',
    loses: (count, strikes) =>
      `Wer nie antwortet, ${strikes ? 'bekommt für jede Forderung eine Verwarnung,' : 'verliert jede Forderung,'} jeweils nach ${days(count)}.`,
    drops: (count) =>
      `Wer nie antwortet, verliert einen Platz für jede Forderung, die nach ${days(count)} nicht gespielt ist.`,
  },
  start: {
    heading: 'Einsteigen',
    text: 'Wer neu ist oder wiederkommt, beginnt ganz unten oder auf einem Platz, den Leitung oder Helfer bestimmen.',
  },
};
