import { counted, ordinal, systemCalled } from '#shared/words/english.ts';
import { agree, type Phrase, parts, say, type Who } from '#shared/words/phrase.ts';

const place = (to: number, from: number): string =>
  to === from ? `stay ${ordinal(to)}` : `${to < from ? 'rise' : 'fall'} to ${ordinal(to)}`;

const andPlace = (to: number, from: number): string => (to === from ? '' : ` and ${place(to, from)}`);

interface SoFar {
  readonly done: number;
  readonly of: number;
}

/** What a season asks for: one of these is enough. */
export interface SeasonMinimum {
  readonly played?: SoFar;
  readonly made?: SoFar;
}

const soFar = ({ played, made }: SeasonMinimum): readonly string[] => [
  ...(played ? [`${played.done} of ${played.of === 1 ? '1 game' : `${played.of} games`}`] : []),
  ...(made ? [`${made.done} of ${made.of === 1 ? '1 challenge' : `${made.of} challenges`} made`] : []),
];

export const view = {
  /** What lies ahead of a player, in words that follow their name; `time` is "on 1 December", as below. */
  forecast: {
    /** Until when it can still be averted, and how. */
    unless: {
      play: (day: string) => ` if no game by ${day}`,
      acceptIt: (day: string) => ` if not accepted by ${day}`,
      offer: (day: string) => ` if no day is offered by ${day}`,
      recording: (day: string) => ` if no result is recorded up to ${day}`,
      tooFew: (asked: SeasonMinimum, day: string) => ` with only ${soFar(asked).join(' and ')} by ${day}`,
      arriving: (time: string, day: string) => ` if not checked in by ${time} on ${day}`,
      playIt: (day: string) => ` if not played by ${day}`,
    },
    /** `when` is one of those above, and begins with a space. */
    drops: (to: number, when: string) => `down to ${ordinal(to)}${when}`,
    losesAll: (points: number, when: string) => `loses all ${points} points and is removed${when}`,
    removed: (when: string) => `removed${when}`,
    forfeits: (points: number, when: string) => `forfeits ${points} points${when}`,
    loses: (when: string) => `loss by default${when}`,
    lapses: (when: string) => `challenge expires${when}`,
    asThingsStand: (time: string) => ` ${time} as things stand`,
    pays: (points: number) => `pays ${points} points`,
    gets: (points: number) => `gets ${points} points`,
    and: (what: string, place: string) => `${what} and ${place}`,
    rises: (rung: number) => `up to ${ordinal(rung)}`,
  },
  notices: {
    corrected: (what: Phrase) => say`corrected: ${what}`,
    result: (result: Phrase, moved: Phrase) => say`${result}; ${moved}.`,
    gameVoided: (players: Phrase, state: string) => say`a game of ${players} was ${state}.`,
    scoresRejected: (players: Phrase) =>
      say`the scores of a game of ${players} were withdrawn or rejected, so they don’t count.`,
    pot: (points: number, scores: Phrase, isAwaiting: boolean) =>
      say`a game for ${points} points: ${scores}${isAwaiting ? '; the scores are awaiting confirmation' : ''}.`,
    onRung: (who: Who, rung: number) => say`${who} (rung ${rung})`,
  },
  /** What came of a result by itself. */
  undisputed: 'not disputed, so it counts',
  changes: {
    cancelled: (day: string) => `Undone on ${day}`,
    named: (name: string) => `The ladder is now called ${name}`,
    renamed: (was: string, is: string) => `The ladder was renamed from ${was} to ${is}`,
    noEnd: (was?: string) => `The season no longer has a last day${was ? ` (it was ${was})` : ''}`,
    ends: (day: string) => `The season now ends on ${day}`,
    finalMoved: (was: string, is: string) => `The final was moved from ${was} to ${is}`,
    endMoved: (was: string, is: string) => `The last day was moved from ${was} to ${is}`,
    closed: (days: string) => `Now closed ${days}`,
    open: (days: string) => `No longer closed ${days}`,
    fromTo: (from: string, to: string) => `from ${from} to ${to}`,
    more: (count: number) => counted(count, 'more time'),
    words: 'What the club says under the rules in its own words was changed',
    setting: (label: string, was: string, is: string) => `${label}: ${was} → ${is}`,
    all: 'all',
    unset: 'not set',
  },
};

export const whenDue = {
  onDay: (day: string) => `on ${day}`,
  afterDay: (day: string) => `after ${day}`,
  atTime: (time: string, day: string) => `at ${time} on ${day}`,
};

export const season = {
  /** What a season asks by a day, and how much of it is done. */
  least: (day: string, asked: SeasonMinimum, isDone: boolean, consequence?: string) =>
    `You need ${[asked.played && counted(asked.played.of, 'game'), asked.made && `${counted(asked.made.of, 'challenge')} made`].filter(Boolean).join(' or ')} by ${day}${isDone ? '' : `, or ${consequence ?? 'you go to the bottom, below everyone who has done that'}`}. So far: ${soFar(asked).join(', ')}${isDone ? ' – that’s enough' : ''}.`,
};

/**
 * A consequence leads from one rung to another, at a time such as " on 1 December", which is empty if a sentence begins with
 * the day; points are 0 if they aren't known.
 */
export const outlook = {
  /** The last day of a month or week. */
  play: {
    forPlace: (day: string) => `Play by ${day} to keep your place`,
    forPoints: (day: string) => `Play by ${day}`,
  },
  or: (play: string, consequence: string) => `${play}, or ${consequence}.`,
  record: (consequence: string) => `If you’ve played, get your result recorded. Otherwise ${consequence}.`,
  beHere: (consequence: string) => `Check in by then, or ${consequence}.`,
  asItStands: (consequence: string) => `As things stand, ${consequence}.`,
  /** What the two of a challenge have until the end of a day to do; `day` is such as "Wed 25 Nov". */
  challenge: {
    /** Within a sentence, as its subject, and as whom something is offered to. */
    they: 'your opponent',
    toThem: 'your opponent',
    accept: (day: string, consequence: string) => `Accept by ${day}, or ${consequence}.`,
    theyAccept: (other: string, day: string, consequence?: string) =>
      `${other} can accept until ${day}${consequence ? `; otherwise ${consequence}` : ''}.`,
    notPlayed: (other: string, day: string, consequence: string) =>
      `If you and ${other} haven’t played by ${day}, ${consequence}.`,
    /** The other player has offered a day, this one hasn't. */
    offer: (other: string, day: string, consequence: string) =>
      `Offer ${other} a day: otherwise ${consequence} after ${day}.`,
    /** This player has offered a day, the other one hasn't. */
    theyOffer: (other: string, day: string, consequence: string) =>
      `If you haven’t played by ${day}, and ${other} didn’t offer a day, ${consequence}.`,
    /** Neither has. */
    offerFirst: (other: string, day: string) =>
      `Play by ${day}, or at least offer ${other} a day: if only one of you does, the other loses. Otherwise the challenge expires.`,
    win: (to: number, from: number) => `you win by default${andPlace(to, from)}`,
    lapses: 'the challenge expires',
    bothLose: (to: number, from: number) => `you both lose${to === from ? '' : ` and you drop to ${ordinal(to)}`}`,
  },
  drop: (time: string, to: number) => `you drop to ${ordinal(to)}${time}`,
  removal: (time: string, points: number) => `you ${points ? `lose all ${points} points and ` : ''}are removed${time}`,
  forfeit: (time: string, to: number, from: number, points: number) =>
    `you forfeit ${points ? `${points} ` : ''}points${andPlace(to, from)}${time}`,
  loss: (to: number, from: number) => `you lose by default${andPlace(to, from)}`,
  rise: (time: string, to: number, from: number) => `you ${place(to, from)}${time}`,
  share: (time: string, to: number, from: number, points: number) =>
    `you ${points < 0 ? `pay ${-points}` : `get ${points}`} points${andPlace(to, from)}${time}`,
};

export const news = {
  test: 'this is a test, and the webhook works.',
  season: {
    over: (season: string) => say`the season ${season} is over; nobody won it.`,
    won: (season: string, winner: Who) => say`the season ${season} is over; ${winner} won it.`,
    next: (day: string) => `the next season starts on ${day}`,
    started: 'a new season has started',
    begunWith: (started: string, players: number, top: Who) =>
      say`${started}, with ${counted(players, 'player')} and ${top} on top.`,
    undone: 'the start of the new season was undone, so the last one continues.',
  },
  /** A ladder in a sentence or two. */
  summary: {
    from: (day: string) => `From ${day}.`,
    system: (name: string) => `${systemCalled(name)}.`,
    leads: <W>(who: W, next: readonly string[] = []) =>
      parts`Leading: ${who}${next.length > 0 ? `, ahead of ${next.join(' and ')}` : ''}`,
    leadTogether: <W>(who: W, others: number) =>
      parts`${who} and ${others === 1 ? '1 other' : `${others} others`} lead.`,
    results: (count: number, month: string, orMore: boolean) =>
      `${count} ${count === 1 ? 'result' : 'results'}${orMore ? ' or more' : ''} in ${month}.`,
  },
  /** What is new on a ladder, each with a title. */
  feed: {
    challenges: (challenger: Phrase, challenged: Phrase) =>
      say`${challenger} ${agree(challenger, 'challenges', 'challenge')} ${challenged}`,
    game: (players: Phrase) => say`A game with ${players}`,
    gameBegun: (players: Phrase) => say`${players} have begun a game.`,
    first: (who: Who, players: number) => say`${who} came first of ${players}`,
    scores: (scores: Phrase, isAwaiting: boolean) =>
      say`${scores}. In brackets: points won and lost.${isAwaiting ? ' They wait to be confirmed.' : ''}`,
    dropped: (who: Phrase) => say`moved down: ${who}`,
    removed: (who: Phrase) => say`removed: ${who}`,
    forfeited: (who: Phrase) => say`forfeited points: ${who}`,
    whichBegan: (title: Phrase, day: string) => say`${title}, which began on ${day}.`,
    newSeason: (day: string) => `A new season from ${day}`,
    withPlayers: (title: Phrase, players: number) => say`${title}, with ${players} players.`,
  },
};

export const personal = {
  leftToPlay: (left: number, until: string) =>
    `You have ${counted(left, 'match', 'matches')} left in this round, which ends on ${until}.`,
  challenged: {
    accept: (until: string) => `Please accept by ${until}.`,
    play: (until: string) => `Please play by ${until}.`,
    withPlaces: (other: Who, theirs: number, yours: number, ladder: string) =>
      say`${other} (${ordinal(theirs)}) challenged you (${ordinal(yours)}) on ${ladder}.`,
  },
  answered: {
    accepted: {
      title: (other: Who) => say`${other} accepted your challenge`,
      text: (other: Who, ladder: string) => say`${other} accepted your challenge on ${ladder}. Agree a time to play.`,
    },
    declined: {
      title: (other: Who) => say`${other} declined your challenge`,
    },
    withdrawn: {
      title: (other: Who) => say`${other} withdrew the challenge`,
      text: (other: Who, ladder: string) =>
        say`${other} withdrew the challenge to you on ${ladder}. You no longer have to play it.`,
    },
    postponing: {
      title: (other: Who) => say`${other} asked to postpone`,
      text: (other: Who, ladder: string) =>
        say`${other} asked for more time for your challenge on ${ladder}. If you agree, say so on your page.`,
    },
    postponed: {
      title: (other: Who) => say`${other} agreed to postpone`,
      text: (other: Who, ladder: string) => say`You and ${other} have more time for your challenge on ${ladder}.`,
    },
    offered: {
      title: (other: Who) => say`${other} offered you a day`,
      text: (other: Who, ladder: string, until?: string) =>
        say`${other} offered you a day for your challenge on ${ladder}. Agree to it, or offer one yourself${until === undefined ? '' : `: otherwise you lose by default after ${until}`}.`,
    },
    disputed: {
      title: (other: Who) => say`${other} disputed your result`,
      text: (other: Who, ladder: string) =>
        say`${other} disputed the result that you reported on ${ladder}. An organiser will decide.`,
    },
  },
  /** A deadline has moved: why, and then when it is now. */
  deadline: {
    title: (until: string) => `New deadline: ${until}`,
    none: 'No deadline any more',
    stays: (other: Who) => say`${other} won’t be away after all.`,
    putOff: (other: Who) => say`An organiser has given you and ${other} more time.`,
    accept: (ladder: string, until: string) => say`Your challenge on ${ladder} must now be accepted by ${until}.`,
    play: (ladder: string, until: string) => say`Your challenge on ${ladder} must now be played by ${until}.`,
    open: (ladder: string) => say`Your challenge on ${ladder} no longer has a deadline.`,
  },
  date: {
    propose: (other: Who, when: string, ladder: string) =>
      say`${other} proposed playing on ${when} (${ladder}). Accept it, or propose another date.`,
    elseLost: (other: Who, until: string) =>
      say`If you offer no day and haven’t played by ${until}, you lose to ${other} by default.`,
    agree: (other: Who, when: string, ladder: string) => say`You play ${other} on ${when} (${ladder}).`,
    cannotPlay: (other: Who, when: string, ladder: string) =>
      say`${other} can’t play you on ${when} (${ladder}). Please agree another date.`,
    isOff: (other: Who, when: string, ladder: string) =>
      say`Your game with ${other} on ${when} (${ladder}) has been cancelled. Please agree another date.`,
  },
  confirm: {
    title: (other: Who) => say`Please confirm ${other}’s result`,
    text: (other: Who, result: string, ladder: string, until?: string) =>
      say`${other} reported ${result} for your match on ${ladder}. Please confirm or dispute it${until ? `; otherwise it counts from ${until}` : ''}.`,
  },
  /** Each is followed by where the player is now. */
  entered: {
    title: (other: Who) => say`Your result against ${other}`,
    by: {
      other: (other: Who, result: string, ladder: string) =>
        say`${other} entered ${result} for your match on ${ladder}.`,
      club: (other: Who, result: string, ladder: string) =>
        say`Your match with ${other} on ${ladder} was entered as ${result}.`,
      correction: (other: Who, result: string, ladder: string) =>
        say`Your match with ${other} on ${ladder} was corrected: it’s ${result}.`,
    },
    /** Of one that was won without a game, by how. */
    unplayed: {
      walkover: {
        won: (other: Who, ladder: string) => say`It was entered that ${other} gave up your match on ${ladder}.`,
        lost: (other: Who, ladder: string) =>
          say`It was entered that you gave up your match with ${other} on ${ladder}.`,
      },
      noShow: {
        won: (other: Who, ladder: string) =>
          say`It was entered that ${other} didn’t turn up for your match on ${ladder}.`,
        lost: (other: Who, ladder: string) =>
          say`It was entered that you didn’t turn up for your match with ${other} on ${ladder}.`,
      },
    },
    wrong: 'If that’s wrong, say so on your page.',
  },
  confirmScores: {
    title: (other: Who) => say`Please confirm ${other}’s scores`,
    text: (other: Who, ladder: string, until?: string) =>
      say`${other} reported the scores of your game on ${ladder}. Please confirm or dispute them${until ? `; otherwise they count from ${until}` : ''}.`,
  },
  suggested: {
    title: (other: Who) => say`Fancy a game with ${other}?`,
    text: (other: Who, rung: number, ladder: string, times: Phrase) =>
      say`You can now challenge ${other}, ${ordinal(rung)} on ${ladder}.${times.length > 0 ? say` You can both play ${times}.` : ''} It’s only a suggestion: open your page to take it up.`,
  },
  /** `what`: what the club calls it, "Club night"; `hours`: "19:50–22:00". */
  night: {
    title: (what: string, time: string) => `${what} today at ${time}`,
    text: (ladder: string, day: string, hours: string) => `${ladder} plays on ${day}, ${hours}.`,
  },
  moved: {
    title: (rung: number, ladder: string) => say`You’re now ${ordinal(rung)} on ${ladder}`,
    match: (from: number, to: number, one: Who, other: Who) =>
      say`You moved from ${ordinal(from)} to ${ordinal(to)} after ${one}’s match with ${other}.`,
    game: (from: number, to: number) =>
      say`You moved from ${ordinal(from)} to ${ordinal(to)} after a game between other players.`,
    placed: (from: number, to: number) => say`The organiser moved you from ${ordinal(from)} to ${ordinal(to)}`,
    penalty: (from: number, to: number, why: string) => say`You moved from ${ordinal(from)} to ${ordinal(to)}: ${why}.`,
    others: (from: number, to: number) =>
      say`You moved from ${ordinal(from)} to ${ordinal(to)}, because other players were moved (penalties).`,
  },
  /** A result that waited counts; `result` is such as "2–0", from the player’s side. */
  counts: {
    title: {
      won: (other: Who) => say`Your win over ${other} counts`,
      lost: (other: Who) => say`Your loss to ${other} counts`,
      drawn: (other: Who) => say`Your draw with ${other} counts`,
    },
    why: {
      confirmed: (other: Who, result: string, ladder: string) => say`${other} confirmed ${result} on ${ladder}.`,
      undisputed: (other: Who, result: string, ladder: string) =>
        say`${other} didn’t dispute ${result} on ${ladder} in time.`,
      silent: (_: Who, result: string, ladder: string) => say`You didn’t dispute ${result} on ${ladder} in time.`,
      approved: (_: Who, result: string, ladder: string) => say`The club approved ${result} on ${ladder}.`,
    },
  },
  /** The same of a game for points; `net` is what the player has gained. */
  countsGame: {
    title: (net: number) =>
      net > 0
        ? `You won ${counted(net, 'point')}`
        : net < 0
          ? `You lost ${counted(-net, 'point')}`
          : 'You neither won nor lost points',
    why: {
      confirmed: (ladder: string) => `The scores of your game on ${ladder} were confirmed and count.`,
      undisputed: (ladder: string) => `Nobody disputed the scores of your game on ${ladder} in time, so they count.`,
      approved: (ladder: string) => `The club approved the scores of your game on ${ladder}.`,
      entered: (ladder: string) => `The scores of your game on ${ladder} were entered.`,
    },
  },
  rejected: {
    title: (other: Who) => say`Your result against ${other} doesn’t count`,
    text: (other: Who, ladder: string) =>
      say`What was reported of your match with ${other} on ${ladder} was withdrawn or rejected. The match is still to be played.`,
    mistaken: (other: Who, ladder: string) =>
      say`A match of yours with ${other} on ${ladder} was entered by mistake. It was corrected, and doesn’t count.`,
    game: (ladder: string) => `The scores of your game on ${ladder} don’t count`,
    gameText: (ladder: string) =>
      `The scores that were reported of your game on ${ladder} were withdrawn or rejected. The game goes on.`,
  },
  /** A challenge is won or lost without a game, or over without a result: why, and what follows from it. */
  over: {
    title: {
      won: (other: Who) => say`You won against ${other} without playing`,
      lost: (other: Who) => say`You lost to ${other} without playing`,
      over: (other: Who) => say`Your challenge with ${other} is over`,
    },
    why: {
      unreached: (other: Who, ladder: string) =>
        say`${other} hadn’t signed in yet, and didn’t accept your challenge on ${ladder} in time.`,
      unreachedYou: (other: Who, ladder: string) =>
        say`${other} challenged you on ${ladder} before you’d signed in, so it costs you nothing.`,
      /** One of the two has offered a day to play, the other one hasn't. */
      silent: (other: Who, ladder: string) =>
        say`You offered ${other} a day to play your challenge on ${ladder}, and they offered none.`,
      silentYou: (other: Who, ladder: string) =>
        say`${other} offered a day to play your challenge on ${ladder}, and you offered none.`,
      unaccepted: (other: Who, ladder: string) => say`${other} didn’t accept your challenge on ${ladder} in time.`,
      unacceptedByYou: (other: Who, ladder: string) =>
        say`You didn’t accept ${other}’s challenge on ${ladder} in time.`,
      unplayed: (other: Who, ladder: string) => say`You and ${other} didn’t play your challenge on ${ladder} in time.`,
      left: (other: Who, ladder: string) => say`${other} ${agree(other, 'is', 'are')} no longer on ${ladder}.`,
      cancelled: (other: Who, ladder: string) => say`The club cancelled your challenge with ${other} on ${ladder}.`,
    },
    rules: {
      challengerWins: 'Under the rules, that’s a win for the challenger.',
      bothLose: 'Under the rules, that’s a loss for both of you.',
      noResult: 'It ends without a result.',
      lossForThem: 'Under the rules, that’s a loss for them.',
      /** Without `who` it is the reader's own. */
      strike: (count: number, of: number, who?: Who) =>
        of === 1
          ? 'That was a strike.'
          : who
            ? say`For ${who}, that was the ${ordinal(count)} strike of ${of}.`
            : `That was your ${ordinal(count)} strike of ${of}.`,
      lossForYou: 'Under the rules, that’s a loss for you.',
    },
    playOff: {
      won: (other: Who, ladder: string) => say`${other} didn’t take up the play-off on ${ladder}.`,
      lost: (other: Who, ladder: string) => say`You didn’t take up the play-off with ${other} on ${ladder}.`,
    },
    game: {
      title: (ladder: string) => `Your game on ${ladder} was cancelled`,
      text: (ladder: string) => `The club cancelled your game on ${ladder}. Everybody has their stake back.`,
    },
  },
  forfeited: {
    title: (points: number, ladder: string) => `You forfeited ${counted(points, 'point')} on ${ladder}`,
  },
  removed: {
    title: (ladder: string) => say`You’ve been removed from ${ladder}`,
    text: (ladder: string, why?: string) =>
      say`You’re no longer on ${ladder}${why ? `: ${why}` : ''}. An organiser can put you back.`,
  },
  standing: (rung: number, isNew: boolean) => `You’re ${isNew ? 'now' : 'still'} ${ordinal(rung)}.`,
  due: (ladder: string, ahead: 'week' | 'day') => `${ladder}: one ${ahead} to your deadline`,
};

/** When two can play, as a sentence goes on; in several, with words between them. */
export const times = {
  mornings: 'on weekday mornings',
  afternoons: 'on weekday afternoons',
  evenings: 'on weekday evenings',
  saturday: 'on Saturdays',
  sunday: 'on Sundays',
};

export const telling = {
  tellWhen: 'Tell me when',
  kinds: {
    challenged: 'Someone challenges me',
    answered: 'My challenge is answered, or my result counts',
    date: 'A date is proposed, agreed or cancelled',
    moved: 'Others’ games move me',
    due: 'Something is due soon',
    suggested: 'A game is suggested to me',
    night: 'It’s club night',
    message: 'The organiser writes to everyone',
  },
  always: 'You’re always told when someone enters a result of your game, and when you lose without playing.',
  daily: 'One message a day instead of several',
  states: {
    invited: 'Not confirmed yet: open the link in your invitation.',
    asked: 'Not confirmed yet: open the link in the e-mail we sent you.',
    confirmed: 'Confirmed.',
    stopped: 'You stopped these e-mails. Save the address to start again.',
    disowned: 'The person who reads this address says it isn’t yours. Please enter another one.',
    bounced:
      'E-mails to this address came back, so we’ve stopped sending them. Please enter another one, or save it to try again.',
    complained: 'Our e-mails were marked as spam, so we’ve stopped sending them. Save the address to start again.',
  },
  said: {
    saved: 'Saved.',
    asked: 'Saved. Please open the link in the e-mail we’ve just sent you.',
    notByLink: 'Nothing was saved. Please sign in to change your address.',
    tooMany: 'Too many e-mails today. Please try again tomorrow.',
  },
};
