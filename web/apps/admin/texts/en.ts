import { ordinal } from '#shared/words/english.ts';
import { type Phrase, parts, say, type Who } from '#shared/words/phrase.ts';

const counted = (count: number, thing: string, things = `${thing}s`): string =>
  `${count} ${count === 1 ? thing : things}`;

const persons = (count: number): string => counted(count, 'person', 'people');

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** What several parts of the admin page say. */
export const common = {
  progress: (done: number, of: number) => `${done} of ${of} done…`,
  saving: 'Saving…',
  saved: 'Saved. Public pages update within a minute.',
  lost: 'No response, so we can’t tell whether it was saved. Try again – it won’t be saved twice.',
  again: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  bad: 'Please check the marked fields.',
  add: 'Add',
  remove: 'Remove',
  choose: 'Choose…',
  earlier: 'Show earlier',
  order: 'Starting order',
  orders: {
    highest: 'By rating, highest on rung 1',
    rating: 'By rating, lowest on rung 1',
    draw: 'Random order',
  },
  purpose: 'What’s it for?',
  typeName: (name: string) => `Type the name to confirm: ${name}`,
  nothingFound: 'Nothing found.',
};

/** What the admin page says before any of its parts is opened. */
export const main = {
  pageTitle: (ladder: string) => `Admin: ${ladder}`,
  organisersOnly: 'Only an organiser can make a ladder. Please open an organiser’s invite link.',
  publicPage: 'Public page',
  requests: (count: number) => `${counted(count, 'request')} to join`,
  adminHistory: 'Admin history',
  headings: {
    people: 'People',
    rules: 'Rules',
    history: 'History',
  },
  command: {
    why: 'Reason for the exception',
    whyHint: 'It’s saved with the entry, and anyone can read it.',
    reason: 'Reason (optional)',
    refused: 'That’s not possible',
    overridable: 'The rules say no',
    changed: 'The ladder has changed in the meantime. This is what would happen now.',
    settled: 'Anything already due is applied first.',
    shares: 'Each player’s share of the pot',
    gets: 'Gets',
  },
  play: {
    nothingRunning: 'No matches in progress.',
    nothingOpen: 'No open challenges.',
    challenge: 'New challenge',
    score: { challenger: 'Score (challenger first)', player: 'Score (player first)' },
    agreed: 'Both agreed to play outside the range',
    distance: 'Rungs apart when challenged',
    distanceHint:
      'How many rungs the challenged player was above the challenger (below: negative). Leave empty to go by the ladder as it is now.',
    distanceFault: 'Please enter a whole number other than 0, such as 3 or −2, or nothing.',
    pgnHint: 'Paste them from any chess app; the names in them don’t matter.',
    opponent: 'Opponent',
    two: 'Choose two different players.',
    abandonTitle: 'Cancel this match? It won’t have a result.',
    abandonNo: 'Keep playing',
    enters: (name: string) => `${name} is still being placed. Next opponent:`,
    here: 'Can be challenged now',
  },
};

export const approvals = {
  title: 'Waiting for your approval',
  confirmations: 'Reported by players',
  reported: <T>(who: T) => parts`reported by ${who}`,
  disputed: <T>(who: T) => parts`; disputed by ${who}: please decide`,
  counts: <T>(when: T) => parts`; counts automatically from ${when}`,
  earlier: 'They have an earlier game waiting too: approve that one first.',
  approve: 'Approve',
  reject: 'Reject',
  rejectTitle: 'Reject this result. The game is still to be played.',
  missing: 'No moves were submitted.',
  by: (by: string) => `submitted by ${by}`,
  wrong: {
    title: 'Reported as wrong by players',
    says: (who: Who) => say`${who} says that this is wrong.`,
    dismiss: 'Dismiss',
  },
};

export const pots = {
  startHint: 'Tick the players in seat order.',
  fresh: 'New players (one name per line)',
  finish: 'Enter the scores',
  abandon: 'Cancel game',
  abandonTitle: 'Cancel this game? Every stake goes back.',
};

/** Games to which players ask each other. */
export const asked = {
  hint: 'The game starts once all have agreed. You can start it for players who have no page of their own.',
  /** After the names of the players. */
  stake: (points: number) => `, ${points} points each`,
  waiting: (asks: Who, missing: Phrase) => say`Invited by ${asks}; waiting for ${missing}`,
  declined: (asks: Who, declined: Who) => say`Invited by ${asks}; ${declined} isn’t playing`,
};

export const change = {
  title: 'Change this ladder',
  hint: 'A new name, date or setting counts from now on. Closed days count as if they’d always been there, so past drops and removals may change. You’ll see a preview first.',
  try: 'Try on this season',
  tryRules: (rules: string) => `Try “${rules}” on this season`,
  over: 'The final is over, so nothing here can be changed.',
};

export const club = {
  /** What is folded away at first. */
  ending: {
    hide: 'Hide this ladder',
    hideHint:
      'It’s taken off the club’s page, and search engines are asked to ignore it. Anyone with its address can still open it.',
    close: 'Close this ladder',
    closeHint:
      'Anything already due is applied; after that nothing more can be recorded, and there are no more penalties. Everyone can still see it. If you reopen it, the months in between are applied then: if there was no play, add them as closed days.',
    remove: 'Delete this ladder',
    removeHint:
      'Deletes everything: pages, results, the log, webhooks. This can’t be undone. Copies others have made aren’t affected, and backups keep it for up to 35 days.',
    gone: 'Ladder deleted. Its address can be used again in 15 minutes.',
  },
  forget: {
    title: 'Erase a person',
    about:
      'Replaces a person’s name and address with anonymous ones on every ladder of the club: in all results, in the stored log and on every public page. Their invite links are deleted. Nobody moves. This can’t be undone.',
    also: 'Other names used in reasons and notes (separated by commas)',
    lines: (ladder: string, lines: number, texts: number) =>
      `${ladder}: ${counted(lines, 'line')} changed${texts > 0 ? `, including ${counted(texts, 'text')}` : ''}.`,
    left: 'These texts contain part of the name and won’t change. If they’re about the same person, add that name above, or change what the rules say in your own words:',
    done: (name: string) =>
      `On its way: they’ll be “${name}” from now on. Pages update within minutes. Copies others have made aren’t affected.`,
  },
  naming: {
    text: 'Applies to all the club’s ladders. Admin and club-night pages always show full names.',
    mode: 'Show players by',
    modes: {
      full: { name: 'Full name', says: 'as entered' },
      initial: { name: 'First name and initial', says: 'Ann B.' },
      initials: { name: 'Initials', says: 'A. B.' },
      nickname: { name: 'Nickname', says: 'choose one for each player below; initials for the rest' },
    },
    shown: 'The public sees',
    all: (count: number) => `Show all ${count}`,
    long: (most: number) => `At most ${most} characters.`,
    moves: 'This changes the addresses of players’ own pages: old links to them will stop working.',
  },
  site: {
    title: 'Share the ladder',
    page: { says: 'Anyone with this address can see the ladder, without an account.' },
    frame: {
      title: 'On your own website',
      says: 'Paste this line into your page to show the top of the ladder and the latest results. A click opens the full ladder.',
    },
    calendar: {
      says: 'In your calendar app choose “subscribe from URL” and paste this: games to play, penalties and the end of the season will appear in your calendar.',
    },
    feed: { says: 'Results, announced games and penalties, for a feed reader or a news website.' },
    csv: { says: 'For a spreadsheet; most can import it straight from this address.' },
    wall: {
      says: 'The whole ladder in big letters: open it on the club’s screen and leave it running.',
    },
  },
  poster: { title: 'Poster', says: 'See the ladder – scan me.' },
  webhooks: {
    text: 'Send this ladder’s news to a group chat, a mailing list or a website as it happens. The other service gives you an address for that: a webhook.',
    make: 'Add a webhook',
    labelHint: 'Such as “club chat”.',
    url: 'Address',
    urlHint: 'Starts with https:// and comes from the other service.',
    events: 'What to send',
    eventWords: {
      result: 'Results and corrections',
      penalty: 'Penalties: players who drop or are removed',
      displaced: 'A player who lost the top spot without playing',
      champion: 'The champion',
      change: 'Changes to dates, closed days, settings and names',
      season: 'The end of a season and its winner; the start of the next',
    },
    madeText: (label: string) =>
      `Give it to “${label}”: it proves that messages really come from here. If it gets lost, remove this webhook and add it again.`,
    secret: 'the secret',
    test: 'Send a test',
    testing: 'Test sent. The outcome appears here (repeated outcomes once an hour).',
    removeText: 'Its secret stops working. If you add it again, it gets a new one.',
    stopped: (since: string) => `Switched off on ${since}: nothing was accepted for a week. A test turns it on again.`,
    secretLost: 'Its secret can’t be read here, so nothing is sent. Remove this webhook and add it again.',
    untold: 'nothing sent yet',
    wentHint: 'Messages that aren’t accepted are sent again for about a day.',
  },
  outcomes: {
    accepted: (status: string) => `accepted (${status})`,
    answered: (status: string) => `not accepted (${status})`,
    closed: 'not sent: nothing answers at this address',
    late: 'no response within five seconds',
    failed: (reason: string) => `not sent: ${reason}`,
  },
};

export const settings = {
  look: 'Colour, crest and photos',
  choices: {
    language: {
      label: 'Language of the club',
      hint: 'All pages of the club, its e-mails and notices. Names, and what you have written yourselves, stay as they are.',
    },
    colour: {
      label: 'Club colour',
      hint: 'Your public pages, the wall display and the crest with the club’s initials use it. Each colour is easy to read on light and dark screens.',
      names: {
        green: 'Green',
        teal: 'Teal',
        blue: 'Blue',
        indigo: 'Indigo',
        purple: 'Purple',
        pink: 'Pink',
        red: 'Red',
        orange: 'Orange',
        gold: 'Gold',
        grey: 'Grey',
      },
    },
    faces: {
      label: 'Players’ photos',
      hint: 'Players can add a photo on their own page. It appears wherever everyone can read their full name. Hiding photos doesn’t delete them.',
      names: { on: 'Show', off: 'Hide' },
    },
    contact: {
      label: 'Whom to write to',
      hint: 'An e-mail address, or a name and where to find them. Shown on the club’s page, so anyone can read it.',
    },
    unlisted: {
      label: 'List this club on the front page',
      hint: 'If not listed, the club isn’t on the front page and its pages ask search engines to ignore them. They’re still public: anyone with the address can open them.',
    },
  },
  crest: {
    label: 'Choose a picture',
    hint: 'PNG, JPEG or WebP. It’s made square and small, and shown on your public pages, the wall display and the poster. Without a picture, the club’s initials are shown.',
  },
};

export const files = {
  logText: 'The full history of this ladder in one file: a backup that can be imported elsewhere.',
  importText: 'Makes a new ladder in this club. This one doesn’t change.',
  id: 'Address of the new ladder',
  idHint: 'a–z, 0–9 and “-”; it becomes part of the web address.',
  keep: 'Make it without these lines',
  sending: 'Working on the log…',
  underWay: 'Imports',
  dismiss: 'Dismiss',
  /** What came of an import, by its state. */
  ends: {
    made: 'The ladder is ready:',
    checked: 'Checked. Choose the file again to make the ladder.',
    refused: 'Not imported: the log doesn’t fit the rules.',
    withdrawn: 'The import was cancelled. Nothing was kept.',
    failed: 'The import failed. Nothing was kept.',
  },
  refused: (count: number) => `${counted(count, 'line doesn’t', 'lines don’t')} fit the rules:`,
  fine: (lines: number) => `All ${lines} lines fit the rules.`,
  differs: 'Who would be on a different rung',
  stands: 'The new ladder',
  federationsText:
    'This season’s games with players’ full names. Results that still need approval or confirmation aren’t included.',
  tournamentReport: 'Tournament report for rating officers (FIDE TRF16)',
  allGames: (format: string) => `All games (${format})`,
  downloaded: (games: number) => `Downloaded: ${counted(games, 'game')}.`,
};

export const seasons = {
  earlier: 'Add an earlier season',
  remove: 'Remove an earlier season',
  removeText: 'This removes its pages, files and champion. To bring it back, add it again from its list or log.',
  again: 'New ladder from this one',
  title: 'Seasons',
  nextText:
    'The ladder keeps its name and address, so links, QR codes, embeds and calendars keep working. This season moves to an address of its own.',
  given: 'As the ladder is now',
  byHand: 'Set by hand',
  who: 'Who plays on',
  some: 'Choose players',
  left: 'no longer on the ladder',
  joins: 'joins this ladder',
  from: 'Start from the order of',
  thisLadder: 'this ladder',
  nobodyOn: 'There’s nobody on that ladder.',
  early: (day: string) => `End this season now, before ${day}`,
  yes: 'Start the season',
  closuresLater: 'Copy this season’s closed days, a year later',
  unrated: (name: string) => `${name} has no rating. Give them one, or choose another order.`,
  undo: 'Undo the start of this season',
  undoText: 'Only possible until someone has played in it. The ladder then goes back to last season.',
  positions: 'Rungs at the start',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  nowAt: (name: string, place: number) => `${name} is now ${ordinal(place)}.`,
  ends: 'This season ends.',
  openOnes: (count: number) =>
    `${counted(count, 'unplayed challenge or game ends', 'unplayed challenges or games end')} with it.`,
  runs: (days: string) => `The next season: ${days}.`,
  endless: (day: string) => `The next season starts on ${day} and has no last day.`,
  closed: (days: readonly string[]) => `Closed: ${days.join('; ')}.`,
  drawn: 'Their order is drawn when you start the season.',
};

/** Of seasons from before the ladder was here. */
export const earlier = {
  text: 'Results or the final order of a season from before the ladder was here. It’s listed with the past seasons; nobody gets a message.',
  list: 'Results, or the final order, of one season',
  hint: 'Paste from a spreadsheet or choose a file. Headings: Date, Winner, Loser, Score – or Place, Name for a final order.',
  /** `areTwo`: the entrants are pairs. */
  example: (areTwo: boolean) =>
    `Date\tWinner\tLoser\tScore\n3 Nov 2023\tAnna Meier${areTwo ? ' / Eva Roth' : ''}\tBob Bishop${areTwo ? ' / Carl Day' : ''}\t3–1`,
  results: (count: number) => `${counted(count, 'result')}.`,
  order: (count: number) => `A final order of ${count}.`,
  dates: {
    read: 'Dates',
    legend: 'The dates don’t show which number is the day. Which is it?',
    'day-first': 'day first: 3/11 is in November',
    'month-first': 'month first: 3/11 is in March',
  },
  beginning: 'Order at the start of the season (optional)',
  beginningHint: 'One name per line, top first. Otherwise players start in the order in which they first appear.',
  winner: 'Winner of the Grand Final (optional)',
  winnerHint: 'Without a winner the season has no champion.',
  who: 'Names to check',
  isNew: 'New to the club',
  unclear: 'Please give the columns headings: Date, Winner, Loser and Score, or Place and Name.',
  notOfTwo: 'In this system a season isn’t told by winners and losers. Add its final order instead.',
  yes: 'Add the season',
};

export const fresh = {
  from: (name: string) =>
    `From the log of “${name}”: every result is replayed by the new rules. The old ladder doesn’t change.`,
  play: 'What do you play?',
  otherRules: 'Other rules',
  players: 'Players',
  pairsHint: 'Two people share a rung, with up to two substitutes. You can’t change this later.',
  name: 'Name of the ladder',
  address: (path: string) => `Address: ${path}`,
  zone: 'Club’s time zone',
  zoneBad: (meant?: string) =>
    `Choose a time zone from the list.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
  start: 'Season starts',
  startBad: 'Choose a date between 1900 and 2199.',
  end: 'Season ends (optional)',
  final: 'Date of the Grand Final',
  endBad: 'A season ends after it starts, within ten years.',
  finalSoon: 'That’s less than a month away: announce it soon.',
  board: 'Board size',
  closures: 'Club closed',
  closureFrom: 'from',
  closureTo: 'to',
  closureAdd: 'Add closed days',
  closureOpen: 'until further notice',
  closureMeans: (day: string) => `Until further notice means until ${day}.`,
  closureBad: 'Choose a first and a last day, in that order.',
  must: (range: string) => `Must be ${range}.`,
  season: 'Season',
  bandFrom: 'From rung',
  bandTo: 'Or as far as rung',
  bandAdd: 'Another range further down',
  bandsBad: 'Each range must begin further down than the one before it, and below the rung it goes up to.',
  copy: 'Copy rules from another ladder',
  copyHint: 'One of yours, or the address of a public ladder on this site.',
  copyWhere: (example: string) => `Rules can only be copied from a ladder on this site, such as ${example}`,
  copyNone: 'No public ladder could be read at this address.',
  copied: (name: string) => `These are now the rules of “${name}”.`,
  find: 'Find a rule, in your own words',
  findNone: (rules: string) => `There’s no rule for that in “${rules}”: say it in your own words.`,
  besides: 'Anything else',
  unsaid: 'Not said here:',
  rules: 'Your rules',
  rulesChanged: (count: number) => `${count} rules have changed.`,
  yes: 'Make the ladder',
};

export const guide = {
  title: 'Getting started',
  live: 'Your ladder is live',
  hand: 'Hand out invite links to your scorers and players',
};

export const history = {
  who: 'Filter by player',
  back: 'Go back to',
  onlyResults: 'Only results',
  looking: (day: string) => `Searched back to ${day}…`,
  by: 'by',
  because: 'Exception',
  correct: 'Correct',
  correctTitle: 'Correct this result',
  voidLineTitle: 'Undo this, as if it had never been recorded',
  corrected: 'corrected',
  start: 'Start of the season.',
  was: 'Recorded as',
  same: 'Nothing has been changed.',
  moreMoves: (count: number) => `${counted(count, 'player')} moved`,
};

export const confirming = {
  title: 'Please confirm it’s you',
  text: 'You signed in more than 15 minutes ago, and this is for organisers alone.',
  sending: 'Sending you a code…',
  code: 'Code',
  sent: (to: string) => `We’ve e-mailed six digits to ${to}. Enter the newest ones within 10 minutes.`,
  sixDigits: 'Please enter all six digits.',
  again: 'Send another code',
  byCode: 'Use the code instead',
  byLink: 'Use your invite link instead',
  linkText: 'Paste the invite link you signed in with here. It no longer signs anyone in, but we recognise it.',
  link: 'Your invite link',
  hint: 'If you signed the club up, the link in that e-mail works too. If you have neither, ask another organiser or the person who runs this service for a new link, and open it.',
};

export const address = {
  none: 'None yet. With one, you get a code by e-mail whenever we have to be sure it’s you; without one you need your invite link.',
  now: (to: string) => `Codes and e-mails for organisers go to ${to}.`,
  email: 'New e-mail address',
  hint: 'Others only see its first letter and what’s after the @. We’ll tell the previous address.',
  send: 'Send a code there',
  noMail: 'E-mails aren’t set up here, so only your invite link shows that it’s you.',
};

export const handover = {
  text: 'If someone else looks after the club from now on: they get a link by e-mail that nobody else sees, and become an organiser by opening it.',
  open: 'What they’ll find',
  awaiting: (ladder: string, count: number) => `${ladder}: ${counted(count, 'result')} waiting for approval`,
  disputes: (ladder: string, count: number) => `${ladder}: ${counted(count, 'result')} disputed`,
  webhook: (ladder: string, label: string) => `${ladder}: the webhook “${label}” is failing`,
  season: (ladder: string, day: string) => `${ladder}: the season ends on ${day}`,
  /** A link or key that is in force, and of whom. */
  key: (label: string, role: string) => `Link or key “${label}” (${role})`,
  waiting: (label: string, to: string) => `${label} hasn’t opened the link yet that went to ${to}.`,
  after: 'And you?',
  out: 'Sign me out',
  outSays:
    'everywhere, once they’ve opened their link. Until then you stay an organiser, so the club is never without one',
  both: 'Keep both',
  bothSays: 'you’re both organisers from then on',
  send: 'Send the invitation',
  sent: (label: string, to: string, day: string) =>
    `${label}’s link is on its way to ${to}. It can be opened until ${day}.`,
  sentOut:
    'Once they open it, you’ll be signed out everywhere. If you change your mind, revoke their link under People.',
  noMail:
    'E-mails aren’t set up here. Make an organiser link under People and give it to them; once they’ve opened it, revoke your own.',
};

export const links = {
  role: 'Who is it for?',
  may: { organiser: 'everything in this club', scorer: 'challenges and results' },
  labelHint: 'Such as “tablet at the bar”. It’s shown with everything recorded through this link.',
  expires: 'Valid until (optional)',
  madeText: 'Scan, copy or print it. If it gets lost, revoke it and make a new one.',
  never: 'not used yet',
  notOpened: 'not opened in a browser',
  opened: (day: string) => `first opened ${day}`,
  stopped: (day: string) => `stopped by the player ${day}`,
  handedOver: (day: string) => `handed over ${day}`,
  writtenTo: (to: string) => `e-mails go to ${to}`,
  sentTo: (to: string) => `sent to ${to}`,
  program: 'key for a program',
  session: (device: string, isHere: boolean, since: string, used: string) =>
    `${device}${isHere ? ' (this browser)' : ''}: signed in ${since}, last used ${used}`,
  end: 'Sign out',
  endText: 'This takes a few seconds. Anything not yet sent stays on the device until it’s signed in again.',
  endAll: 'Sign out everywhere',
  history: {
    /** Before and after the name of who did it. */
    by: (day: string, time: string, role: string) => ({ before: `${day}, ${time}, by `, after: ` (${role})` }),
    changes: {
      'key-made': 'Invite link or key made',
      'key-withdrawn': 'Invite link or key revoked',
      'key-replaced': 'Invite link or key replaced',
      'address-changed': 'Own e-mail address changed',
      'joining-opened': 'Requests to join allowed',
      'joining-closed': 'Requests to join no longer allowed',
      'ladder-hidden': 'Ladder hidden',
      'ladder-shown': 'Ladder shown again',
      'ladder-closed': 'Ladder closed',
      'ladder-opened': 'Ladder reopened',
      'club-renamed': 'Club renamed by the service',
      'club-suspended': 'Club suspended by the service',
      'club-resumed': 'Suspension lifted',
      'members-added': 'Members added',
      'members-invited': 'Members invited',
      'member-changed': 'Member changed',
      'member-removed': 'Member removed',
      'webhook-removed': 'Webhook removed',
      'webhook-stopped': 'Webhook switched off: it failed for a week',
      'webhook-resumed': 'Webhook turned on again',
      'settings-changed': 'Club settings changed',
    },
  },
  replace: 'Replace',
  replaceText: 'The old link stops working, and you’ll see the new one only once.',
  after: 'Browsers signed in with the old link',
  stayIn: 'Stay signed in',
  stayInSays: 'you only need the link again, or for another device',
  goOut: 'Sign out',
  goOutSays: 'the link or a device was lost, or someone else has it',
  goOutHere: 'This browser is one of them: you’ll be signed out here too.',
  replaced: (day: string) => `replaced ${day}`,
  until: (day: string) => `until ${day}`,
  withdrawn: (day: string) => `revoked ${day}`,
  withdraw: 'Revoke',
  withdrawText: 'The link stops working, and every browser signed in with it is signed out.',
  newOrganisers: {
    title: 'New organiser link',
    text: (where: string) =>
      `The person who has it can do everything in this club. If you weren’t expecting this, revoke it on this page, under “${where}”.`,
  },
  old: 'Old links',
  qr: (label: string) => `QR code: ${label}`,
  unclear: 'No response, so we can’t tell whether it was done. Check before you try again.',
  lastUsed: (day: string) => `last used ${day}`,
  copyNow: 'Copy this now – it won’t be shown again',
};

/** The person meant: asked wherever a player is added. */
export const who = {
  title: (name: string) => `Who is ${name}?`,
  legend: 'Who do you mean?',
  same: (name: string) => `The same ${name}`,
  plays: (ladders: readonly string[]) => (ladders.length === 0 ? 'not on a ladder yet' : `plays on ${listed(ladders)}`),
  here: 'already on this ladder',
  another: (name: string) => `Another ${name}`,
  yes: 'Continue',
  leaveOut: 'Skip',
  twin: (line: number) => `same name as line ${line}`,
  isNew: 'will be added',
  open: (count: number) => `${counted(count, 'name is', 'names are')} unclear: choose who you mean.`,
  allSame: 'All are existing members',
  allOut: 'Skip them all',
};

/** An invitation before it is sent. */
export const invitation = {
  preview: (name: string) => `This is what ${name} will get:`,
  from: (name: string) => `From: ${name}`,
  subject: (subject: string) => `Subject: ${subject}`,
  replies: (to: readonly string[]) => `Replies go to: ${to.join(', ')}`,
  noReplies: 'Nobody reads replies.',
  own: 'A sentence of your own (optional)',
  noOwn:
    'Nobody who runs this service has looked at your club yet. Until then, invitations say who invites by your e-mail address, and nothing else of your own.',
};

/** How pairs come onto a ladder, and who plays as each. */
export const pairs = {
  title: 'Pairs',
  add: 'Add pairs',
  label: 'One pair per line',
  hint: 'Paste from a spreadsheet or an e-mail, choose a file, or type both names with a slash between them, or in two columns. E-mail addresses can follow each name. Only organisers see them.',
  example: 'Anna Meier / Bob Bishop\nCarla Cruz, carla@example.org / Dan Day, dan@example.org',
  /** What will happen: how many pairs are added, of how many people. */
  summary: (pairs: number, people: number, without: number, out: number) =>
    [
      counted(pairs, 'pair'),
      persons(people),
      ...(without > 0 ? [`${without} without an address`] : []),
      ...(out > 0 ? [`${counted(out, 'line')} left out`] : []),
    ].join(', '),
  added: (count: number) => `${counted(count, 'pair')} added.`,
  /** What becomes of a line. */
  states: {
    again: 'duplicate, skipped',
    'left-out': 'incomplete, skipped',
  },
  who: 'Who plays',
  first: 'First player',
  second: 'Second player',
  substitute: 'Substitute (optional)',
  regroupHint: 'The first two usually play. The pair keeps its rung, its challenges and its results.',
};

/** The one list of people, how they come onto it, and what is done about each. */
export const people = {
  add: 'Add people',
  twice: (name: string) => `${name} is in the list twice.`,
  given: 'As listed, first on rung 1',
  member: 'All are registered, paid-up members',
  added: (count: number) => `${persons(count)} added or updated.`,
  line: 'Line',
  played: 'Last played',
  status: 'Status',
  update: 'will be updated',
  pick: (count: number) => `Choose from the members (${persons(count)} not on this ladder)`,
  pickAll: 'Choose all',
  pickNone: 'Choose none',
  send: (count: number) => `Send ${counted(count, 'invitation')}`,
  sent: (count: number) => `${counted(count, 'invitation')} sent.`,
  print: (count: number) => `Print ${counted(count, 'link')}`,
  /** Why an invitation was not sent. */
  unsent: {
    unknown: 'no longer a member',
    'no-address': 'no e-mail address',
    unreached: 'opted out, or e-mail bounced',
    'too-often': 'invited three times today already',
    'address-used': 'someone with this address has been invited already; in the beginning, each address gets one',
    'all-used': 'the first 30 invitations are used; you can send more once someone has opened theirs',
    stopped: 'invitations have stopped, because too many came back',
  },
  unopened: (some: number, of: number) =>
    some === of ? `Nobody has opened their invitation yet (${of} sent).` : `${some} of ${of} haven’t opened theirs.`,
  remind: (count: number) => `Send ${counted(count, 'reminder')}`,
  /** What keeps a club from inviting. */
  partial:
    'Some members’ records can’t be read, so they’re missing from this list. The person who runs this service has been told.',
  firstLeft: (left: number) =>
    `Your club is new here: until someone has opened an invitation, you can send ${left} more, one to each address.`,
  cameBack: (count: number) =>
    `${counted(count, 'invitation')} came back or ${count === 1 ? 'was' : 'were'} called spam, so your club can’t send any more for now. Correct the addresses that don’t arrive, print links for those players, and ask the person who runs this service to let you go on.`,
  own: 'own address',
  ownSays: 'They’ve entered an address of their own, which only they can see.',
  removeAddress: 'Remove this address',
  removeAddressHint: 'Nothing more is sent there, and no link in the e-mails that went there works any more.',
  invited: (when: string) => `invited ${when}`,
  signedIn: 'signed in',
  notInvited: 'not invited',
  unreached: 'e-mail bounced',
  /** What helps where nothing is sent any more. */
  noMail: {
    disowned: 'The person at this address says it isn’t theirs, so nothing is sent there. Enter another address.',
    bounced: 'E-mails to them came back, so none are sent. Enter another address, or ask them to on their page.',
    complained: 'E-mails to them were marked as spam, so none are sent. They can turn them on again on their page.',
  },
  ratingHint: 'For the next starting order.',
  ratingBad: 'A rating is a number, such as 1850.',
  rename: (name: string, ladders: readonly string[]) => `Also call them ${name} on ${listed(ladders)}`,
  tell: 'Say on the ladder’s page and in its feed that they have another name',
  tellHint: (id: string) =>
    `Otherwise nobody is told. Either way the old name goes from every public page and file, past seasons included; the id (${id}) stays.`,
  copy: 'Copy of what’s kept',
  copied: (name: string) => `All that’s kept about ${name} is saved as a file. The admin history notes that.`,
  removeFaceText: 'It’s deleted, and taken off every page within a minute. They can add another one.',
  shownAs: 'Name in public',
  shownText: 'For one person alone, such as a junior: less of their name than the club shows of everyone else’s.',
  shownAsClub: 'As everyone in the club',
  shownHint:
    'The address of their page changes and no longer holds their name. Their club mates still see the full name once they’re signed in.',
  newLink: 'New link',
  leave: 'Remove from the ladder',
  place: 'Move to another rung',
  why: 'Reason',
  removeText: 'They aren’t on any ladder. Their details are deleted and their links stop working.',
  forgetHint: 'To erase someone who is or was on a ladder, use “Erase a person”.',
  prefer: 'Preferences',
  back: 'Back today',
  /** Of days that are all still to come. */
  takeBack: 'Cancel',
  joinHint: 'New players start at the bottom.',
  startsOn: 'Starts on rung',
  startsOnHint: 'Leave empty to start at the bottom. Everyone from that rung on moves down one.',
  startsOnFault: (most: number) => `Please enter a rung from 1 to ${most}, or nothing.`,
  showMore: (others: number) => `Show more (${others} not shown)`,
};

/** A list of people that is pasted, typed or opened: how it is read, and what becomes of each line. */
export const lists = {
  label: 'One person per line',
  hint: 'Paste from a spreadsheet or an e-mail, choose a file, or type: name, e-mail address and rating in any order. Only organisers see addresses and ratings.',
  example: 'Anna Meier, anna@example.org, 1850\nBob Bishop; bob@example.org\nCarla Cruz 1620',
  gapHint:
    'One program per line, the first on rung 1. The stones to the next one down can follow the name, such as 1, 2.5+ or 0?.',
  gapExample: 'Ego, 2.5\nGNU Go, 1+\nFuego',
  /** What will happen: who is added or updated, and what is still to be looked at. */
  summary: (people: number, without: number, same: number, out: number) =>
    [
      persons(people),
      ...(without > 0 ? [`${without} without an address`] : []),
      ...(same > 0 ? [`${same} who may be the same person`] : []),
      ...(out > 0 ? [`${counted(out, 'line')} left out`] : []),
    ].join(', '),
  file: (orCards: boolean): string =>
    orCards ? 'Or choose a file (Excel, CSV or vCard)' : 'Or choose a file (Excel or CSV)',
  sheet: 'Sheet',
  hidden: (rows: number, columns: number) =>
    `Left out because hidden in the spreadsheet: ${[rows > 0 ? counted(rows, 'row') : '', columns > 0 ? counted(columns, 'column') : ''].filter((each) => each !== '').join(', ')}. To include them, unhide them there and choose the file again.`,
  columns: 'What the columns are',
  column: (number: number) => `Column ${number}`,
  kinds: {
    first: 'First name',
    last: 'Last name',
    phone: 'Telephone (not kept)',
    gap: 'Gap',
    unused: 'Not used',
  },
  columnsOpen: (count: number) =>
    count === 1 ? 'Choose what this column is.' : `Choose what these ${count} columns are.`,
  notUsed: (count: number) => `${counted(count, 'column')} not used`,
  headings: (line: number) => `Line ${line} has the headings`,
  leftOut: (count: number) => `${counted(count, 'line')} left out`,
  above: 'headings, or above them',
  doubts: { 'no-name': 'no name', section: 'looks like a heading or a total' },
  unrated: (text: string) => `“${text}” isn’t a number, so there’s no rating.`,
  faulty: (count: number) =>
    count === 1
      ? '1 line has a mistake: correct it, or skip the line.'
      : `${count} lines have mistakes: correct them, or skip those lines.`,
  /** Files that are no lists. */
  foreign: {
    sheet: 'This spreadsheet can’t be read. Save it as .xlsx or CSV, or copy the cells and paste them here.',
    locked: 'This Excel file has a password. Save it without one, or copy the cells and paste them here.',
    other: 'This isn’t a list that can be read. Copy the names from where you see them, and paste them here.',
    picture: 'This is a picture. Please type the list, or find it as a spreadsheet.',
    zip: 'This is an archive. Unpack it first, and choose the file in it.',
    empty: 'There’s nothing in this file. Save it again, or paste the list here.',
    large: 'This file is too large: a list of people has 5 MB at most.',
  },
};

export const message = {
  title: 'Write to all players',
  label: 'Message (by e-mail, once a day at most)',
  send: 'Send',
  sent: (to: number, of: number) => `Sent to ${to} of ${counted(of, 'player')}.`,
  missed: (names: readonly string[]) =>
    `Not reached (no address, not confirmed yet, or e-mails turned off): ${listed(names)}.`,
};

export const requests = {
  title: 'Requests to join',
  open: 'Allow requests to join',
  text: 'The ladder’s page has a link for it. Print the QR code too, or put the link on your website. You decide about each request here; they’re never public and expire after 30 days.',
  elsewhere: 'asks to join another ladder',
  block: 'Decline and block',
  posterSays: 'Join us: point your phone’s camera here and ask to join.',
  acceptedAlone: (name: string) => `${name} is a member now. To put them on this ladder, add their pair.`,
  accepted: (name: string) => `${name} has joined. Their phone signs them in when they look at their request.`,
};

export const roll = {
  text: 'One sheet to print: tick who’s here (the number is their rung), and write down who plays whom.',
  date: 'Date',
  against: 'v',
  distance: 'Rungs apart',
  distanceSays: 'Challenger first. Rungs apart: how many the challenged player stood above when challenged (−: below).',
  newcomers: 'New tonight',
};

export const search = {
  field: 'Players, games, members, invite links, ladders, settings',
  kind: {
    game: 'Game',
    member: 'Member',
    link: 'Invite link',
  },
  found: (count: number) => counted(count, 'result'),
  open: 'open',
  shortcuts: 'Keyboard shortcuts',
  ctrl: 'Ctrl',
  on: 'Use single-key shortcuts, and those that begin with g',
  hint: 'Only Ctrl or ⌘ and K works while you’re typing, or with shortcuts off.',
  next: 'then',
};

/** Sections of the admin page, with other words that people may look for. */
export const sections = {
  result: 'Record a result',
  suggest: 'Suggest games',
  roll: 'Roll for the night',
  links: 'Tablets and organisers',
  naming: 'Names shown to the public',
  listing: 'Front page listing',
  share: 'Share: poster, embed, calendar, wall display',
  webmaster: 'For your webmaster',
  webhooks: 'Webhooks',
  ending: 'Close, hide or delete the ladder',
  handover: 'Hand over to someone else',
  settings: 'Settings',
  log: 'Download the log',
  federations: 'Files for federations',
  season: 'Start the next season',
  import: 'Import a ladder',
};

/** By what other words a section is found. */
export const alsoCalled = {
  result: 'game match challenge approve walkover score',
  people: 'join leave import paste list members players e-mail note rating rename invite link message mail',
  suggest: 'pair opponent fixture draw',
  roll: 'print paper attendance sheet',
  history: 'correct undo cancel log mistake',
  links: 'QR code key sign in scorer player access revoke',
  naming: 'privacy initials nickname',
  listing: 'list public hide search engine',
  share: 'QR website frame feed',
  webmaster: 'website API feed JSON CSV export',
  webhooks: 'integration notify',
  ending: 'end archive remove',
  address: 'code confirm',
  handover: 'successor organiser secretary resign invite',
  forget: 'forget data privacy GDPR',
  settings: 'name last day closed days range rules venue time',
  log: 'backup CSV JSON export',
  federations: 'FIDE TRF PGN SGF rating report',
  import: 'upload log',
};

const nobodyFor = (players: number): string =>
  players === 0 ? '' : `, ${counted(players, 'player')} ${players === 1 ? 'has' : 'have'} nobody in reach`;

/** A round of suggested games; `without`: players for whom nobody is left. */
export const suggesting = {
  what: 'Pairs players who can play at the same times, where one may challenge the other. Those who have waited longest come first. It’s only a suggestion: the one who’d challenge sees it on their own page for a week, and is told in the morning.',
  would: (games: number, without: number) => `${counted(games, 'game')} to suggest${nobodyFor(without)}.`,
  made: (games: number, without: number) => `${counted(games, 'game')} suggested${nobodyFor(without)}.`,
  suggest: (games: number) => `Suggest ${counted(games, 'game')}`,
};

export const trial = {
  title: 'Trial on this season',
  intro:
    'The season so far, replayed as if this had applied from day one. Nothing is saved. Games people might have played instead can’t be known.',
  moved: (count: number) => `${count === 0 ? 'Nobody' : counted(count, 'player')} would be on a different rung.`,
  refused: (count: number) => `${count === 0 ? 'No game' : counted(count, 'game')} would have been refused.`,
  /** Lines of the log that are no games. */
  others: (count: number) =>
    `${counted(count, 'other entry, such as a check-in,', 'other entries, such as check-ins,')} would also have been refused.`,
  places: 'Rungs compared',
  off: 'off the ladder',
  games: 'Games that would have been refused',
  way: 'One player’s season',
  /** Beside the two lines of a chart; 14 letters at most. */
  asPlayed: 'as played',
  onTrial: 'with change',
  use: 'Use from today',
  byRules: (rules: string) => `This season by “${rules}”`,
  tryThese: 'Try these settings',
  newLadder: 'A ladder keeps its system. To play by these rules, make a new ladder.',
};
