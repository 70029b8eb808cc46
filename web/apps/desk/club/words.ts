/** What the desk says of a club's own settings. */

export const naming = {
  title: 'What the public sees of names',
  text: 'This holds for all ladders of the club. The desk and the board always show full names.',
  mode: 'Players are shown by',
  modes: {
    full: ['Full name', 'as it was entered'],
    initial: ['First name and initial', 'Ann B.'],
    initials: ['Initials', 'A. B.'],
    nickname: ['Nickname', 'what you choose for each below; initials for whoever has none'],
  },
  who: 'Player',
  shown: 'The public sees',
  nickname: 'Nickname',
  nicknameOf: (name: string) => `Nickname of ${name}`,
  find: 'Find a player',
  all: (count: number) => `Show all ${count}`,
  more: (count: number) => `and ${count} more: find them by name`,
  long: (most: number) => `At most ${most} characters.`,
  noPreview: 'How the names will look cannot be worked out at the moment.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved. The public pages follow within a minute.',
  follows: 'The public pages follow within a minute. What others have kept of the old ones stays with them.',
  moves: 'The addresses of players’ own pages change with this: links to them lead nowhere any more.',
  tooLong: (nicknames: readonly string[]) => `Too long: ${nicknames.join('; ')}. Nothing was saved.`,
  unreached: 'What is chosen now cannot be fetched at the moment.',
  lostLook: 'The service cannot be reached. Nothing was saved; what you typed is still here.',
  lost: 'No answer came, so nobody knows yet whether this was saved everywhere. Save again: that does no harm.',
  again: 'Try again',
} as const;

export const listing = 'Front page and search engines';
export const ending = 'Hide, close or delete this ladder';
export const forget = 'Forget a person';

export const site = {
  title: 'Put the ladder where people are',
  text: 'All of these are public and follow the ladder by themselves.',
  page: ['The public page', 'For everybody, without an account: this address is all that they need.'],
  frame: [
    'On your own website',
    'Paste this line where the top of the ladder and the latest results are to stand; a visitor’s click leads to the whole ladder.',
  ],
  calendar: [
    'Calendar',
    'In a calendar app choose “subscribe by address” and paste this: penalties, the final and games to be played then stand in it.',
  ],
  feed: ['News as a feed', 'For a feed reader or a website that shows news: results, announced games and penalties.'],
  csv: [
    'All moves as a table',
    'A CSV file for a spreadsheet; many can also fetch it from this address by themselves.',
  ],
  wall: ['A screen on the wall', 'The whole ladder in big letters: open it on the club’s screen and leave it alone.'],
  open: 'Look at it',
} as const;

export const poster = {
  title: 'Poster',
  text: 'One sheet for the club’s notice board.',
  print: 'Print the poster',
  says: 'Who stands where, and what comes next: point your camera here.',
  qr: 'QR code of the public page',
} as const;

export const webhooks = {
  title: 'Tell other programs',
  text: 'Chat bridges, mailing lists and websites can be told at once what happens on this ladder: each at an address that you were given for it (a “webhook”).',
  names: 'Notices call players what the public page calls them.',
  list: 'Who is told',
  none: 'Nobody is told yet.',
  make: 'Tell another program',
  label: 'What is it for?',
  labelHint: 'Such as “club chat”.',
  labelMissing: 'Please say what it is for.',
  url: 'Address',
  urlHint: 'It begins with https://, and was given to you by the other program.',
  urlMissing: 'Please give the address.',
  events: 'What it is told of',
  eventWords: {
    challenge: 'Challenges',
    result: 'Results, and their corrections',
    penalty: 'Penalties: who drops or leaves the ladder',
    displaced: 'Who is displaced from rung 1, and who no longer',
    champion: 'The champion',
    change: 'Changes of the ladder: dates, closed days, settings, names',
    season: 'That a season ended, and who won it; that the next one began',
  },
  eventsMissing: 'Choose one or more.',
  yes: 'Add it',
  made: 'The secret: shown this once',
  madeText: (label: string) =>
    `Give this secret to “${label}” now: by it that program can tell that a notice is really from here. If it gets lost, remove this one and add it again.`,
  secret: 'the secret',
  hide: 'Done',
  test: 'Send a test',
  testing: 'A test is on its way. How it went will stand here; the same outcome is noted once an hour at most.',
  lostTest: 'No answer came, so the test may or may not be on its way.',
  remove: 'Remove',
  removeTitle: (label: string) => `Tell “${label}” nothing any more?`,
  removeText: 'Its secret is then worth nothing. Adding it again makes a new one.',
  removeYes: 'Remove it',
  untold: 'nothing was sent yet',
  wentHint: 'What is not accepted is sent again, later and later, for about a day.',
  adding: 'Adding it…',
  lost: 'No answer came. If it stands in the list without its secret having been shown here, remove it and add it again.',
  unreached: 'The list cannot be fetched at the moment.',
} as const;

export const outcomes = {
  accepted: (status: string) => `accepted (${status})`,
  answered: (status: string) => `not accepted: it answered ${status}`,
  unknown: 'not sent: there is no such address on the internet',
  closed: 'not sent: nobody listens at this address',
  late: 'no answer came within five seconds',
  failed: (reason: string) => `not sent: ${reason}`,
} as const;
