import { counted, ordinal, systemCalled } from '#shared/words/english.ts';
import { parts } from '#shared/words/phrase.ts';

export const pages = {
  noScript: (oldest: string) =>
    `This page needs JavaScript and a browser that is not too old (at least ${oldest}). You can read the ladder without it.`,
  skip: 'Skip to the ladder',
  tabs: { label: 'On this page' },
  season: (name: string) => `Season ${name} (finished).`,
  current: 'See the current ladder',
  noFinal: 'No result was recorded for the final.',
  closed: 'This ladder is closed: nothing changes any more.',
  unplayed: 'Matches without a result',
  rules: 'The rules of this ladder',
  rounds: 'Earlier rounds',
  chart: 'Season chart',
  whatIf: 'What if…?',
  nobody: {
    organiser: <T>(add: (words: string) => T, screen: (words: string) => T) =>
      parts` Organiser? ${add('Add players on the Admin page')}, and put this page’s ${screen('QR code on a screen')}.`,
    others: ' Everyone else: come back once the first results are in.',
    join: <T>(ask: (words: string) => T) => parts` Want to play? ${ask('Ask to join')}.`,
    gone: <T>(whole: (words: string) => T) => parts`No players on this page any more. ${whole('See the whole ladder')}`,
  },
  about: {
    title: 'About',
    season: <T>(system: string, start: T, end?: T) =>
      end === undefined
        ? parts`${systemCalled(system)}, season from ${start}`
        : parts`${systemCalled(system)}, season from ${start} to ${end}`,
    past: 'Past seasons: ',
  },
  footer: {
    asOf: <T>(moment: T, zone: string) => parts`As of ${moment} (${zone}).`,
    data: 'Data',
  },
  challenges: {
    coming: 'Coming games',
  },
  entrants: {
    title: 'Entering the ladder',
    noRung: <T>(name: T) => parts`${name} has no rung yet.`,
    onRung: <T>(name: T, rung: number) => parts`${name} is ${ordinal(rung)}.`,
    next: <T>(next: T) => parts` Next to challenge: ${next}, even.`,
  },
  rematches: {
    about: 'Who is in range but can’t meet again yet, and from which day they can.',
  },
  pots: {
    since: <T>(moment: T, pot: number) => parts`Since ${moment}; ${pot} points in the pot`,
    shared: 'How the pot was shared',
    headings: { score: 'Score', spread: 'Spread', rating: 'Share', points: 'Points', bonus: 'Bonus' },
    pot: (pot: number, spread: number) => `Pot ${pot}, game spread ${spread}`,
    cancelled: '; cancelled: all stakes returned',
    percent: (tenths: number) => `${Math.floor(tenths / 10)}.${tenths % 10}%`,
  },
  results: {
    played: 'Played',
    none: 'No results yet. Each one appears here as soon as it’s recorded.',
    moves: 'Moves',
    corrected: '; score corrected',
    ofNight: (count: number, day: string) => `All ${count} results of ${day}`,
    on: <T>(day: T) => parts`Results of ${day}`,
  },
  days: {
    title: 'The season',
    playedOn: (days: number, last: string) =>
      days === 0
        ? 'Nothing played yet.'
        : days === 1
          ? `Played on one day: ${last}.`
          : `Played on ${days} days, last on ${last}.`,
    /** Behind the first of some days, each a month or a week after the one before; without a weekday, months. */
    afterwards: (weekday: string | undefined, last: string | undefined) =>
      `, then ${weekday === undefined ? 'the 1st of each month' : `every ${weekday}`}${last === undefined ? '' : ` until ${last}`}`,
    notHere: 'anyone not checked in',
    closed: 'The club is closed',
    changed: 'Changed mid-season',
  },
  tonight: {
    here: (count: number) => `${count} here`,
    matches: (count: number) => `, ${counted(count, 'match', 'matches')} on`,
    turn: <T>(name: T) => parts`, it’s ${name}’s turn to challenge`,
  },
};

export const club = {
  about: (ladders: string) => `Standings, results and dates: ${ladders}.`,
  allClubs: 'All clubs',
  suspended:
    'This club is suspended. Its ladders can’t be seen for now. Nothing has been deleted. Organiser? Please contact the person who runs this service.',
  none: 'No ladders yet',
  first: <T>(link: (words: string) => T) =>
    parts`Organiser? Open your invite link on this device, then ${link('start the first ladder')}: choose how players move, add names, and share this page.`,
  nights: (when: string) => `Club nights: ${when}.`,
  deadline: (day: string) => `Next deadline: ${day}.`,
  join: 'Want to play? Ask at the club.',
  contact: <T>(who: T) => parts`Questions? Write to ${who}`,
  champions: 'Roll of champions',
  lead: {
    ahead: 'Not started yet.',
    starts: <T>(name: T) => parts`On top at the start: ${name}`,
  },
};

export const front = {
  what: 'Every player at your club has a rung, and moves up by beating a player above. See who’s on top, who moved and why – as soon as a result is in.',
  how: 'Open your invite link, or scan its QR code with your phone’s camera. You stay signed in on that phone. No link yet? Ask your club’s organiser.',
  find: 'Find your club',
  none: 'No club is listed yet. Once you have an invite link for a club, open it to set up the first ladder.',
  startText: 'All you need is an e-mail address. Your first ladder is up in a few minutes.',
  startLink: 'Start a club',
};

/** What is seen on pictures of the pages. */
export const shown = {
  wall: 'The wall display: who leads, the ladder, and tonight’s matches',
  ladder: 'A ladder on a phone: each player’s place, and why they are there',
  me: 'A player’s own page on a phone',
  'club-night': 'The club night on a tablet',
};

export const about = {
  title: 'Is it for us?',
  lead: 'Club Ladder keeps a club’s ladder: who stands where and why, who can challenge whom, and what happens to players who stay away. This is what your members would see.',
  pictures: {
    wall: 'On the wall: who leads, who is playing, and what has just happened.',
    ladder: 'On any phone, without an app or a password: where everyone stands, and why.',
    me: 'Each player’s own page: where you stand, what’s due, and who you can challenge.',
    'club-night': 'On club night: one tap to check in, to challenge and to save a result.',
  },
  games: {
    title: 'For which games?',
    sizes:
      'Three players are enough, twenty to sixty are usual, and ten thousand are the limit. A club can have several ladders, for players or for pairs.',
  },
  members: {
    title: 'What do members need?',
    says: 'Nothing to look: the pages are public. To challenge or to enter a result, a player opens an invite link once. The club decides whether pages show full names, initials or nicknames, and whether it’s listed on the front page.',
  },
  cost: {
    title: 'What does it cost?',
    says: (dollars: number) =>
      `The software is free. On a laptop at the club it costs nothing to run. On the internet (Amazon’s cloud) it’s about $${dollars} a month for all clubs together, and a few cents more for each. You can take your whole season away as a text file at any time.`,
  },
  not: {
    title: 'What doesn’t it do?',
    says: 'It doesn’t run team leagues or knockout tournaments, book courts, take money or work out ratings.',
  },
};

export const nothingThere = {
  heading: 'Page not found',
  check: 'Please check the address, or ask your club’s organiser for the link.',
};

export const standings = {
  pyramid: {
    asList: 'As a list',
    signs: <T>(away: T, busy: T) => parts`${away} away, ${busy} challenge still to be played`,
  },
  pair: 'Pair',
  program: 'Program',
  /** All points on a ladder, and for how many admissions they are. */
  total: (points: number, each: number, joined: number) =>
    `${points.toLocaleString('en')} points in all: ${each.toLocaleString('en')} each time a player joins (${joined} so far). What a player loses for a month without a game, or leaves behind, goes to other players.`,
  inPots: (points: number) => ` ${points.toLocaleString('en')} of them are in the pots of games in progress.`,
  change: (since: string) => `Change since ${since}`,
  moved: (sign: string, since: string) => `${sign} since ${since}`,
  week: (from: number, to: number) => `this week: ${ordinal(from)} → ${ordinal(to)}`,
  reported: 'Moves up and down already include reported results; points are added once they’re confirmed.',
  lastFive: 'Last five',
  lastFiveMean: 'Won, drawn, lost; the newest last',
  rated: '“Rated” (R) players play rated games with each other.',
  gaps: {
    exact: 'Exactly: has won giving 2 stones, and lost giving 3. At 1 White gives none; at 0 the two are even.',
    atLeast: 'At least: has won giving 2 stones, and not yet lost giving 3.',
    atMost: 'At most: has lost giving 3 stones, and not yet won giving 2.',
    unknown: 'Neither is known yet.',
  },
  away: (until: string) => `away until ${until}`,
  /** A player who has defended their rung is not challenged for a while. */
  protected: (from: string) => `can be challenged from ${from}`,
  declined: (count: number) => `declined ${counted(count, 'challenge')}`,
  missed: (count: number, period: 'week' | 'month', orMore: boolean) =>
    `missed ${counted(count, period)}${orMore ? ' or more' : ''}${count > 1 ? ' in a row' : ''}`,
  allPages: (pages: number) => `All ${pages} pages`,
};
