import type { CalendarKind, PeriodKind } from '#shared/vocabulary/entry.ts';
import type { Band } from '#shared/vocabulary/header.ts';
import { counted, ordinal } from '#shared/words/english.ts';

/** A rule is a heading and a text, or one of several by what the club has chosen. */
export const offer = { title: 'House rules' };

/** What of a ladder's other settings a rule depends on: it says only what can happen there. */
interface Ways {
  /** Results wait to be confirmed. */
  readonly confirmed: boolean;
  /** Players can be away. */
  readonly away: boolean;
  /** The season has a last day. */
  readonly ends: boolean;
}

/** What a club calls one of the games of a match, with the points of three of them. */
interface UnitInRules {
  readonly one: string;
  readonly other: string;
  readonly example: string | undefined;
}

/** "no game", "fewer than 3 games". */
const fewer = (count: number, thing: string): string =>
  count === 1 ? `no ${thing}` : `fewer than ${counted(count, thing)}`;

/** What a challenge that nobody plays can come to. */
type Unplayed = 'declined' | 'expired' | 'either';
const UNPLAYED: Readonly<Record<Unplayed, string>> = {
  declined: '’s declined',
  expired: ' expires',
  either: '’s declined or expires',
};

/** How a challenge that was not played in time is described. */
interface Playing {
  /** Only an accepted challenge gets that far: another has run out before. */
  readonly accepted: boolean;
  /** From when its days count. */
  readonly since: 'challenge' | 'acceptance';
  /** What is lost is a strike. */
  readonly strikes: boolean;
  /** Where both lose, each drops one place. */
  readonly drop: boolean;
}

const within = (days: number, { since }: Playing): string =>
  `within ${counted(days, 'day')} after it was ${since === 'acceptance' ? 'accepted' : 'made'}`;

const STRIKE_COSTS: Readonly<Record<string, string>> = {
  bottom: 'sends you to the bottom',
  removed: 'removes you from the ladder',
};
const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

const wait = (days: number): string => (days % 7 === 0 ? counted(days / 7, 'week') : counted(days, 'day'));

const blocks = (kind: CalendarKind, length: number): string =>
  `${kind === 'week' ? 'Weeks' : 'Months'} count in blocks of ${length}`;

/** The week or month in which a season begins doesn't count as one. */
const BEGAN_LATE = { week: 'after its Thursday', month: 'with less than half of it left' } as const;

const daysAfter = (days: number): string => (days === 1 ? 'the day after' : `for ${days} days after that`);

export const unfit = {
  needsAcceptance: 'can’t be 0 where the days to play count from acceptance',
};

export const house = {
  pyramid: {
    text: 'Rung 1 is the top row, rungs 2 and 3 the second, rungs 4 to 6 the third, and so on: each row has one place more.',
  },
  whom: {
    /** 100 rungs are any number; `further`: from which rungs on it is another figure. */
    ladder: (rungs: number, further: readonly Band[]) =>
      rungs === 1 && further.length === 0
        ? 'The player directly above you.'
        : rungs === 100 && further.length === 0
          ? 'Anyone above you.'
          : `Anyone up to ${[`${counted(rungs, 'place')} above you`, ...further.map(({ from, up, to = 1 }) => `from ${ordinal(from)} down, up to ${up ?? `the player who’s ${ordinal(to)}`}`)].join('; ')}.`,
    pyramid: 'Anyone to your left in your own row, and anyone in the row above.',
    pyramidRight:
      'Anyone to your left in your own row, and in the row above anyone from your own place on: from third in your row, that’s the third and those to its right. The last in a row reaches nobody above, except that 3rd can challenge 1st.',
    below: (rungs: number) =>
      rungs === 1 ? 'Also the player directly below you.' : `Also anyone up to ${rungs} places below you.`,
  },
  free: {
    heading: 'Free challenges',
    /** `until`: what they go by. `unplayed`: what can become of one beside a game. */
    text(count: number, newcomers: boolean, from: number, until: string, unplayed?: Unplayed) {
      const whom = `anyone above you${from > 1 ? `, as high as ${ordinal(from)}` : ', however far'}`;
      const who = newcomers ? 'If you joined during the season, you' : 'You';
      if (until === 'made')
        return `${who}r first ${count === 1 ? 'challenge' : `${count} challenges`} of a season can go to ${whom}. ${unplayed ? `A challenge counts even if it${UNPLAYED[unplayed]}, but not if it’s` : 'A challenge doesn’t count if it’s'} withdrawn or cancelled.`;
      return `${who} have ${counted(count, 'free challenge')} a season${until === 'result' ? ', until your first result counts' : ''}: to ${whom}. A challenge uses one up only if you couldn’t make it otherwise${unplayed ? `, and does so even if it${UNPLAYED[unplayed]}` : ''}; if it’s withdrawn or cancelled, you get it back.`;
    },
  },
  others: {
    heading: 'Other matches',
    text: 'League and cup matches between two players of the ladder count once an organiser or scorer enters them, however far apart the two stand and whenever they last played.',
  },
  open: {
    heading: 'How many at once',
    /** `all`: how many in all, where that is fewer; nothing else counts where it is as many as of each. With `waits`, whoever is challenged plays that first. */
    text: (made: number, received: number, all: number | undefined, waits: boolean, confirmed: boolean) =>
      `${all === made && all === received ? (all === 1 ? 'You can have one open challenge, your own or another player’s.' : `You can have ${all} open challenges in all, your own or other players’.`) : `You can have ${counted(made, 'open challenge')} of your own and ${received === 1 ? 'one' : received} from others${all === undefined ? '' : `, but no more than ${all} in all`}.`}${waits ? ' While you’re challenged, you can’t challenge anyone.' : ''}${confirmed ? ' A challenge no longer counts once its result is waiting to be confirmed.' : ''}`,
  },
  lately: {
    heading: { week: 'How many a week', month: 'How many a month' },
    /** 0 for any number. */
    text: (made: number, received: number, kind: PeriodKind) =>
      `You can ${[...(made > 0 ? [`make ${counted(made, 'challenge')}`] : []), ...(received > 0 ? [`be challenged ${times(received)}`] : [])].join(' and ')} a ${kind}${kind === 'week' ? ', from Monday to Sunday' : ''}. A challenge that was withdrawn or cancelled doesn’t count.`,
  },
  rematches: {
    both: (days: number) =>
      `The same two can challenge each other again ${wait(days)} after the last challenge between them. One that ended without a result doesn’t count.`,
    loser: (days: number) =>
      `If you lost your last challenge with a player, you can challenge them again ${wait(days)} after that game. If you won, you needn’t wait.`,
    return: 'If you were challenged and lost, you can challenge back at once.',
    /** `besides`: beside the days. */
    other: (besides: boolean) =>
      `${besides ? 'Before that,' : 'Before the same two meet again,'} one of them has to play another player.`,
    most: (most: number) => `The same two can meet ${most === 1 ? 'only once' : `at most ${most} times`} a season.`,
  },
  protection: {
    heading: 'After a game',
    /** Whoever has won: as the challenged player, as the challenger, or both. `below`: a challenge may come from above too, which protects nobody. */
    text: (won: 'challenged' | 'challenger' | 'either', days: number, below: boolean) =>
      `If you${{ challenged: `’re challenged${below ? ' from below' : ''} and`, challenger: ' challenge and', either: '' }[won]} win, nobody can challenge you ${daysAfter(days)}${below && won === 'either' ? ', unless you were challenged from above' : ''}.`,
    beaten: (days: number) => `If you challenge and lose, you can’t challenge anyone ${daysAfter(days)}.`,
    reported: 'That holds even before the result is confirmed.',
  },
  match: {
    one: (only: string) => `${only}. There are no draws.`,
    drawn: (only: string) => `${only}, which can end in a draw.`,
    /** With an example of the points of three games, as the club calls them, if there is one; `most` where the club says how many there are. */
    several: (needed: number, { one, other, example }: UnitInRules, most?: number) =>
      `${most === undefined ? `The first to win ${needed} ${other}` : `The best of ${most} ${other}: the first to win ${needed}`} wins the match. You can give the points of each ${one}${example ? `, such as ${example}` : ''}.`,
    unfinished:
      'If you can’t play on, you’ve retired and lose. If you give up beforehand or don’t turn up, your opponent wins.',
    heading: 'The match',
  },
  accepting: {
    unheard: 'A challenge to a player who hadn’t signed in yet expires if they don’t accept it.',
    atLeisure: 'There’s no deadline for accepting a challenge.',
    late: (days: number, comes: 'expires' | 'strike' | 'lost') =>
      `If you don’t accept a challenge within ${counted(days, 'day')}, ${{ expires: 'it expires', strike: 'that’s a strike', lost: 'you lose it without a game' }[comes]}.`,
  },
  playing: {
    heading: 'Playing',
    atLeisure: 'There’s no deadline for playing.',
    lapses: (days: number, terms: Playing) =>
      terms.accepted
        ? `An accepted challenge that isn’t played ${within(days, terms)} expires.`
        : `A challenge that isn’t played ${within(days, terms)} expires, accepted or not.`,
    lostByChallenged: (days: number, terms: Playing) =>
      `If ${terms.accepted ? 'an accepted' : 'a'} challenge isn’t played ${within(days, terms)}${terms.accepted ? '' : ', accepted or not'}, the challenged player ${terms.strikes ? 'gets a strike' : 'loses it'}.`,
    lostBySilent: (days: number, terms: Playing) =>
      `Play ${terms.accepted ? 'an accepted' : 'a'} challenge ${within(days, terms)}. If you don’t, it expires, unless ${terms.accepted ? '' : 'it was accepted and '}only one of you has offered the other a day: then the other one ${terms.strikes ? 'gets a strike' : 'loses it'}. Offer a day, or agree to one, on your page.`,
    lostByBoth: (days: number, terms: Playing) =>
      `If ${terms.accepted ? 'an accepted' : 'a'} challenge isn’t played ${within(days, terms)}${terms.accepted ? '' : ', accepted or not'}, both ${terms.strikes ? 'get a strike' : `lose${terms.drop ? ': each drops one place' : ''}`}.`,
  },
  counting: {
    heading: 'How days are counted',
    /** `since`: from when the days to play count. */
    text: (since: Playing['since'], { away, ends }: Ways) =>
      `Counting starts the day after the challenge${since === 'acceptance' ? ', or for playing the day after it was accepted' : ''}; a day ends at midnight. Days when the club is closed${away ? ' or either player is away' : ''} don’t count. ${ends ? 'A deadline after the season’s last day doesn’t apply. ' : ''}A game played in time counts, even if it’s reported late.`,
  },
  postponing: {
    heading: 'Postponing',
    never: 'The deadline for playing can’t be postponed.',
    text: (days: number) =>
      `The deadline for playing can be postponed once, by ${counted(days, 'day')}, if both players agree, or an organiser or scorer allows it. The challenge then counts as accepted.`,
  },
  declining: {
    heading: 'Declining',
    never: 'A challenge can’t be declined. It can be withdrawn until it’s accepted.',
    lost: (strikes: boolean) =>
      `If you decline a challenge, ${strikes ? 'that’s a strike' : 'you lose it without a game'}.`,
    /** `more`: a further one may be declined, at a cost. */
    free: (free: number, more: boolean) =>
      `You can decline ${counted(free, 'challenge')} a season${more ? '. If you decline another, you lose it without a game.' : ', and no more.'}`,
    text: (what: string) =>
      `${what} A challenge can be withdrawn until it’s accepted; after that it can be neither declined nor withdrawn.`,
  },
  lostWithout: {
    heading: 'Losing without a game',
    costs: (what: string): string | undefined =>
      what === 'bottom'
        ? 'If you lose a challenge without a game or a reported result, you go to the bottom.'
        : what === 'one-rung'
          ? 'If you lose a challenge without a game or a reported result, you change places with the player directly below you. Nobody else moves.'
          : undefined,
    strike: (most: number, costs: string) =>
      most === 1
        ? `A strike ${STRIKE_COSTS[costs] ?? 'costs what a lost match does'}.`
        : `A challenge that ends in a strike has no result, but your ${ordinal(most)} strike of a season ${STRIKE_COSTS[costs] ?? 'costs what a lost match does'}. Then they’re counted afresh.`,
  },
  missed: {
    nothing: 'Not playing costs nothing.',
    /** So many days; or so many weeks or months, which are one block. */
    again: (kind: PeriodKind, length: number, drop: number) =>
      kind === 'days'
        ? `Every ${length} days without a game cost ${counted(drop, 'place')}.`
        : `${blocks(kind, length)}: each block without a game costs ${counted(drop, 'place')}.`,
    ofDays: ({ confirmed, away, ends }: Ways) =>
      `Days count from your last game, or from when you joined or came back, and end at midnight. Days when the club is closed${away ? ' or you’re away' : ''} don’t count${ends ? ', nor do those after the season' : ''}.${confirmed ? ' A result awaiting confirmation counts as played.' : ''}`,
    ofSpan: (kind: CalendarKind, { confirmed, away, ends }: Ways) =>
      `The first block begins with the season, the others follow. A block doesn’t count for you if you joined or came back after its first day${away ? ', or were away throughout' : ''}${ends ? ', nor for anyone if the season ends before it does' : ''}. A ${kind} is left out if the club is closed on each of its days, or if the season began ${BEGAN_LATE[kind]}.${confirmed ? ' A result awaiting confirmation counts as played.' : ''}`,
    /** The only player it is for, by rank: 0 for all but the one who is 1st then. */
    only: (top: number) =>
      top === 0
        ? 'The player who’s 1st then is left alone.'
        : top === 1
          ? 'This is for the player who’s 1st.'
          : `This is for the top ${top} only.`,
    /** What the season asks of everybody by its end; either is 0 where it isn’t asked. */
    least: (played: number, made: number, removes: boolean) =>
      `When the season ends, anyone who hasn’t ${[played && `played ${counted(played, 'game')}`, made && `made ${counted(made, 'challenge')}`].filter(Boolean).join(' or ')} ${removes ? 'is removed from the ladder' : 'goes to the bottom'}${made ? '; a challenge that’s withdrawn or cancelled doesn’t count' : ''}.`,
    /** Why somebody went there. */
    tooFew: (played: number, made: number) =>
      `${[played && fewer(played, 'game'), made && `${fewer(made, 'challenge')} made`].filter(Boolean).join(' and ')} in the season`,
    several: (kind: CalendarKind, times: number, drop: number) =>
      times === 1
        ? `Every ${kind} without a game costs ${counted(drop, 'place')}.`
        : `Missing ${times} ${kind}s in a row costs ${counted(drop, 'place')}, and so does each further ${kind}.`,
    /** `block`: this many of them count as one. */
    removed: (kind: PeriodKind, times: number, block: boolean) =>
      `${block && kind !== 'days' ? `${blocks(kind, times)}: after one block` : `After ${kind === 'days' ? `${times} days` : times === 1 ? `one ${kind}` : `${times} ${kind}s in a row`}`} without a game you’re removed from the ladder.`,
    butRemoved: (costs: string, kind: PeriodKind | 'block', times: number) =>
      `${costs} After ${kind === 'days' ? `${times} days` : `a ${ordinal(times)} ${kind} in a row`} you’re removed from the ladder.`,
    text: {
      week: (costs: string, { confirmed, away, ends }: Ways) =>
        `${costs} Weeks run from Monday to Sunday${confirmed ? '; a result awaiting confirmation counts as played' : ''}. A week doesn’t count if you joined or came back after its Monday, if ${away ? 'you were away or ' : ''}the club was closed on each of its days, or if the season began ${BEGAN_LATE.week}${ends ? ' or ends before its Sunday' : ''}.`,
      month: (costs: string, { confirmed, away, ends }: Ways) =>
        `${costs}${confirmed ? ' A result awaiting confirmation counts as played.' : ''} A month doesn’t count if you joined or came back after its first day, if ${away ? 'you were away or ' : ''}the club was closed on each of its days, or if the season began ${BEGAN_LATE.month}${ends ? ' or ends before the month does' : ''}.`,
    },
  },
  holidays: {
    never: 'Nobody can be away on this ladder.',
    /** `timed`: challenges have deadlines. */
    text: (days: number, timed: boolean) =>
      `You can be away for ${counted(days, 'day')} a season; say so before ${days === 1 ? 'that day is' : 'those days are'} over. Until you’re back you can’t be challenged and can’t challenge${timed ? ', and deadlines of your challenges are on hold' : ''}. You may still play.`,
  },
  silence: {
    heading: 'A player who never answers',
    nothing: 'A player who never answers loses nothing by it.',
    loses: (days: number, strikes: boolean) =>
      `A player who never answers ${strikes ? 'gets a strike for' : 'loses'} each challenge after ${counted(days, 'day')}.`,
    drops: (days: number) =>
      `A player who never answers drops one place for each challenge not played after ${counted(days, 'day')}.`,
  },
  start: {
    heading: 'Starting',
    text: 'New players, and those who come back, start at the bottom, or on a rung that an organiser or scorer chooses.',
  },
};
