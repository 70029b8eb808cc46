import { counted, ordinal } from '#shared/words/english.ts';
import { capital, type Phrase, parts, say, type Who } from '#shared/words/phrase.ts';

/** The texts of the player’s page that are there at once; its parts have their own. */
export const me = {
  notOn: 'You’re not on this ladder.',
  removals: 'Who was removed, when and why',
  entering: 'You’re being placed: keep winning to climb.',
  waits: 'You join after your first game.',
  safe: 'You’re safe for now.',
  top: 'You’re on top: defend it.',
  row: (row: number) => `, row ${row}`,
  gap: (gap: string) => `, gap ${gap} to the next below`,
  connectionLost: (taps: number) =>
    taps === 0
      ? 'No connection. What you see may be out of date.'
      : `No connection: ${counted(taps, 'change')} will be sent once you’re back online.`,
  /** An action of a player, as it is called while it waits and where it is confirmed. */
  commands: {
    join: 'You join the ladder',
    prefer: 'Your preferences',
    away: (from: string, to: string) => (from === to ? `You’re away on ${from}` : `You’re away from ${from} to ${to}`),
    back: 'You’re back',
    challenge: (who: Who) => say`You challenge ${who}`,
    accept: (who: Who) => say`You accept ${who}’s challenge`,
    decline: (who: Who) => say`You decline ${who}’s challenge`,
    withdraw: (who: Who) => say`You withdraw your challenge to ${who}`,
    postpone: (who: Who) => say`You ask ${who} to postpone`,
    postponeToo: (who: Who) => say`You and ${who} postpone`,
    beat: (who: Who, score: string) => say`You beat ${who} ${score}`,
    lostTo: (score: string, who: Who) => say`You lost ${score} to ${who}`,
    drew: (score: string, who: Who) => say`You drew ${score} with ${who}`,
    brokenOff: (score: string, who: Who) => say`${score} v ${who}`,
    approve: 'The result is right',
    dispute: 'The result is wrong',
    takeBack: 'You withdraw your report',
    finish: 'The scores of a game',
  },
};

export const byLink = {
  why: 'Opened from the home screen, this page needs you to sign in once more.',
  link: 'Paste your invite link',
  wrong: 'That isn’t an invite link of this site.',
};

export const challenges = {
  open: 'Your challenges',
  running: 'Your match',
  /** The player who would play later; the other one has yet to agree. */
  /** Which of the two has offered a day to play, if the one who offers none loses. */
  offered: { own: 'you offered a day', both: 'you both offered a day' },
  unheard: <T>(who: T) => parts`Not signed in yet: not answering costs ${who} nothing.`,
  postponing: { own: 'you asked to postpone', theirs: 'your opponent asked to postpone' },
  onItsWay: 'being sent',
  offline: 'No connection: kept here, and sent once you’re back online.',
  unknown: 'You’ll see the effect once it’s sent.',
  approval: 'Nobody moves until an organiser approves.',
  confirmation: 'Nobody moves until your opponent confirms.',
  others: 'Others',
  youChallenged: (opponent: Who) => say`You challenged ${opponent}`,
  changes: {
    rung: (from: number | string, to: number | string) => `rung ${from}\u00a0→\u00a0${to}`,
    points: (from: number, to: number, by: string) => `${from}\u00a0→\u00a0${to} points (${by})`,
  },
  /** What a result would do to the player: such as "Win: rung 7 → 4". */
  win: <T>(what: T) => parts`Win: ${what}`,
  loss: <T>(what: T) => parts`Loss: ${what}`,
  stays: 'you keep your place',
  top: 'You’re first on the ladder!',
};

export const confirming = {
  dispute: 'Dispute',
  youReported: <T>(score: T) => parts`You reported ${score}.`,
  reported: {
    scores: <T>(who: T, score: T | string) => parts`${who} reported ${score}.`,
    won: <T>(who: T, score: T | string) => parts`${who} reported a win, ${score}.`,
    lost: <T>(who: T, score: T | string) => parts`${who} reported a loss, ${score}.`,
    drawn: <T>(who: T, score: T | string) => parts`${who} reported a draw, ${score}.`,
  },
  can: <W, D>(who: W | undefined, until: D | undefined) =>
    until === undefined
      ? parts`${who ?? 'You'} can confirm or dispute this.`
      : parts`${who ?? 'You'} can confirm or dispute this until the end of ${until}; after that it counts.`,
};

export const dating = {
  /** The title of a challenge with a day on which both have agreed: “Tue 24 Nov, 19:00 v Oliver”. */
  meets: <T>(when: T, who: T) => parts`${when} v ${who}`,
  youProposed: <T>(when: T, who: T) => parts`You proposed ${when}. It’s up to ${who} now.`,
  youCannot: <T>(when: T) => parts`You can’t play on ${when}.`,
  tooLate: 'The challenge will have run out by then, so this doesn’t count as offering a day.',
  calendar: 'Add to my calendar',
  first: 'Propose a date',
  choose: <T>(who: T) => parts`${who} could play on any of these days. Which suits you?`,
  other: 'Another date',
  own: 'Another day or place',
  place: 'Where (optional)',
  where: 'Where',
  refuse: 'Can’t make it',
  callOff: 'Cancel the date',
  callOffYes: (when: string) => `Cancel ${when}`,
  when: 'Date and time',
  send: 'Propose',
};

export const face = {
  title: 'Your photo',
  who: 'It’s shown beside your name, where anyone can see it.',
  unseen: {
    off: 'Your club doesn’t show photos, so only you see this one.',
    name: 'The club doesn’t show your full name to everyone, so only you see this photo.',
  },
  add: 'Choose a photo',
  change: 'Choose another photo',
  hint: 'Drag the photo, or use the arrow keys.',
  zoom: 'Zoom',
};

export const final = {
  youChallenge: (who: Who, forTheTop: boolean) =>
    say`Play-off${forTheTop ? ' for rung 1' : ', the first of two'}: you challenge ${who}. If you don’t take it up, you lose it.`,
  challengesYou: (who: Who, forTheTop: boolean) =>
    say`Play-off${forTheTop ? ' for rung 1' : ', the first of two'}: ${who} challenges you. If you don’t take it up, you lose it.`,
  ahead: (who: Who) => say`If play ended now, you’d play off against ${who}. Don’t go home yet.`,
};

/** When players can play. */
export const free = {
  title: 'When I can play',
  wants: 'I’d like a game this week',
  isReady: 'Up for a game this week',
  seen: 'Players who may challenge you see this.',
  times: {
    mornings: 'Weekday mornings',
    afternoons: 'Weekday afternoons',
    evenings: 'Weekday evenings',
    saturday: 'Saturdays',
    sunday: 'Sundays',
  },
};

/** Puts the page on the home screen: by the browser’s own offer, or as the owner does it. */
export const homeOffer = {
  title: 'Keep this page at hand',
  why: 'On your home screen it opens like an app, and shows when something is waiting for you.',
  byOwner: 'Tap Share, then “Add to Home Screen”: it opens like an app from there.',
  add: 'Add to home screen',
};

export const join = { join: 'Join this ladder', again: 'Rejoin this ladder', name: 'Your name, as others will see it' };

/** What a player may be proud of. */
export const moments = {
  top: 'Rung 1 for the first time this season. Enjoy the view!',
  defended: (times: number) =>
    times === 1 ? 'You’ve defended rung 1.' : `You’ve defended rung 1 ${times} times in a row.`,
  best: (rung: number) => `${ordinal(rung)}: your best place this season.`,
  games: (games: number) => `${games} games this season. Keep it up!`,
};

export const near = {
  title: 'Around you',
  you: 'You',
  moved: { up: (by: number) => `up ${by} lately`, down: (by: number) => `down ${by} lately` },
  between: (sum: string) => `You against them this season: ${sum}.`,
  neverMet: 'You haven’t played each other this season.',
};

export const outboxes = {
  kept: (taps: number, name: string) =>
    `Not sent: ${counted(taps, 'change')} by ${name}, who’s signed out here. Open their invite link to send.`,
};

export const pair = {
  with: (partner: Who) => say`You play with ${partner}.`,
  substitutes: (names: Phrase) => say`Substitutes: ${names}`,
  isSubstitute: (first: Who, second: Who) => say`${first} and ${second} usually play; you’re a substitute.`,
  others: 'Your other pairs',
};

export const place = {
  wins: (wins: number) => `${['One win', 'Two wins', 'Three wins'][wins - 1] ?? wins} from the top`,
  season: (first: number, best: number) => `Your season so far: from rung ${first}, best rung ${best}`,
};

export const pots = {
  startHint: 'Who’s playing?',
  seats: <T>(names: T, points: string) => parts`At the table: ${names}; ${points}`,
  startYes: 'Send invitations',
  startAsks:
    'They’ll see this on their own page. The game starts, and everyone pays the stake, once they have all agreed.',
  pots: 'Your games',
  finish: 'Finish with scores',
  toGo: (scores: number) => `${counted(scores, 'score')} to go.`,
  another: 'Another player of the game',
  joins: (name: string) => `${name} joins the ladder`,
  newcomer: 'Someone new, by name',
  there: 'There’s a player of that name: tick them above.',
  /** For games with invitations. */
  asked: {
    youAsked: <T>(names: T, stake: number) => parts`You invited ${names} to a game, ${stake} points each.`,
    asks: <T>(who: T, stake: number, names?: T) =>
      names === undefined
        ? parts`${who} invites you to a game, ${stake} points each.`
        : parts`${who} invites you to a game with ${names}, ${stake} points each.`,
    declines: <W>(who?: W) =>
      parts`${who ?? 'You'} ${who ? 'is' : 'are'} not playing, so the game doesn’t start. Nobody has paid.`,
    you: 'you',
    agree: 'Join the game',
    noPage: 'If a player has no page of their own, an organiser can start the game.',
  },
};

export const preferences = {
  rated: 'Rated games this season',
  ratedYes: 'Rated games this season: yes',
  ratedNo: 'Rated games this season: no',
  fixed: 'You’ve already played, so this can’t be changed this season.',
  nothing: 'Nothing has been entered.',
  member: 'Your membership',
  paid: (day: string) => `Registered, paid up until ${day}.`,
  notMember: 'You aren’t listed as a paid-up member. Ask your organiser.',
};

export const proposals = {
  proposed: 'Proposed matches',
  asks: <T>(who: T) => parts`${who} would like to challenge you, although you are outside their range.`,
  agree: 'Agree',
  refuse: 'No, thanks',
  outside: 'Outside your range, if you both agree',
  hint: 'They’ll see your proposal on their own page. It becomes a challenge once they agree.',
  proposeTo: <T>(who: T) => parts`Propose a match: ${who}`,
  waiting: <T>(names: T) => parts`Waiting for ${names}.`,
};

export const reach = {
  call: 'Call',
  message: 'Text',
  first: (me: string) => `Hello, it’s ${me} from the ladder. When could we play?`,
};

export const record = {
  none: 'No results yet.',
  results: 'Your results',
  everyResult: 'Earlier results',
  toRecord: 'All your results',
  /** A result that someone else entered, and that counts. */
  wrong: {
    said: 'You’ve said that this is wrong: an organiser will decide.',
    decides: 'It counts until an organiser has looked at it.',
    score: 'What the score should be',
    what: 'What is wrong (optional)',
    send: 'Tell the organisers',
  },
};

/** A game that is suggested. */
export const suggested = {
  title: 'Suggested for you',
  /** How many places above the player, or below where it is negative. */
  places: (above: number) => `${counted(Math.abs(above), 'place')} ${above > 0 ? 'above' : 'below'} you`,
  /** Follows that; `times` is such as "on weekday evenings and on Sundays". */
  free: (times: Phrase) => say`, free ${times} like you`,
};

export const table = {
  title: 'This round',
  place: (place: number, of: number, points: number) => `${ordinal(place)} of ${of}, ${counted(points, 'point')}.`,
  left: (left: number, until: string) =>
    left === 0 ? 'You’ve played everyone.' : `${capital(counted(left, 'match', 'matches'))} left until ${until}.`,
  up: 'As things stand, you go up.',
  down: 'As things stand, you go down.',
  waiting: (until: string) => `You’re waiting for the next round. This one goes on until ${until}.`,
  record: (who: string) => `Result against ${who}`,
};

export const told = {
  title: 'Notifications',
  phone: 'On this phone',
  computer: 'On this computer',
  denied:
    'Notifications are blocked for this site. Allow them in the browser’s settings for this site, then try again.',
  homeScreen:
    'To get notifications on an iPhone or iPad, add this page to your home screen first: tap Share, then “Add to Home Screen”. Open it from there, and sign in with your invite link.',
  failed: 'That didn’t work. Please try again when you’re online.',
  what: 'When someone challenges you, answers you, or a result needs confirming or is entered.',
  remove: 'Remove address',
  sharing: {
    asks: 'May those you play see how to reach you?',
    title: 'For your opponents',
    who: 'Players you have an open challenge or game with see what you tick, if they show you something too. Nobody else does, not even organisers.',
    phone: 'Phone number',
    shows: { phone: 'Show my phone number', email: 'Show my e-mail address' },
    invalid: 'That isn’t a phone number.',
  },
  copy: {
    title: 'What’s kept about you',
    text: 'Everything the club keeps of you here, as a file: your details, links and devices, and every line about you, past seasons included.',
    get: 'Copy of what’s kept about you',
    saved: 'Saved as a file. Any text editor opens it.',
  },
  channels: {
    email: { label: 'By e-mail', hint: 'Opponents see it only if you show it to them.' },
    push: { name: 'Phone' },
  },
  quiet: { legend: 'Quiet hours: nothing is sent', from: 'From', to: 'To' },
};

export const tonight = {
  here: 'You’re checked in.',
  late: 'Check-in has closed: if you come now, you start from the bottom.',
  yourTurn: 'It’s your turn to challenge.',
};

export const views = { label: 'Your page', me: 'Me' };
