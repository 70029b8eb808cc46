/** What the admin page says of a club's own settings. */

export const naming = {
  title: 'Names in public',
  text: 'Applies to all the club’s ladders. Admin and club-night pages always show full names.',
  mode: 'Show players by',
  modes: {
    full: ['Full name', 'as entered'],
    initial: ['First name and initial', 'Ann B.'],
    initials: ['Initials', 'A. B.'],
    nickname: ['Nickname', 'choose one for each player below; initials for the rest'],
  },
  who: 'Player',
  shown: 'The public sees',
  nickname: 'Nickname',
  nicknameOf: (name: string) => `Nickname of ${name}`,
  find: 'Find a player',
  all: (count: number) => `Show all ${count}`,
  more: (count: number) => `and ${count} more: search by name`,
  long: (most: number) => `At most ${most} characters.`,
  noPreview: 'The names can’t be previewed right now.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved. Public pages update within a minute.',
  follows: 'Public pages update within a minute. Copies others have made aren’t affected.',
  moves: 'This changes the addresses of players’ own pages: old links to them will stop working.',
  tooLong: (nicknames: readonly string[]) => `Too long: ${nicknames.join('; ')}. Nothing was saved.`,
  unreached: 'Couldn’t load the current setting.',
  lostLook: 'Can’t connect. Nothing was saved; what you typed is still here.',
  lost: 'No response, so we can’t tell whether it was saved everywhere. Save again – that does no harm.',
  again: 'Try again',
} as const;

export const listing = 'Front page and search engines';
export const ending = 'Hide, close or delete this ladder';
export const forget = 'Forget a person';

export const site = {
  title: 'Share the ladder',
  text: 'All of these are public and always up to date.',
  page: ['Public page', 'Anyone with this address can see the ladder, without an account.'],
  frame: [
    'On your own website',
    'Paste this line into your page to show the top of the ladder and the latest results. A click opens the full ladder.',
  ],
  calendar: [
    'Calendar',
    'In your calendar app choose “subscribe from URL” and paste this: games to play, penalties and the final will appear in your calendar.',
  ],
  feed: ['News feed', 'Results, announced games and penalties, for a feed reader or a news website.'],
  csv: ['All moves (CSV)', 'For a spreadsheet; most can import it straight from this address.'],
  wall: ['Wall display', 'The whole ladder in big letters: open it on the club’s screen and leave it running.'],
  open: 'Open',
} as const;

export const poster = {
  title: 'Poster',
  text: 'One sheet for the club’s notice board.',
  print: 'Print the poster',
  says: 'See the ladder – scan me.',
  qr: 'QR code of the public page',
} as const;

export const webhooks = {
  title: 'Integrations (webhooks)',
  text: 'Send this ladder’s news to a group chat, a mailing list or a website as it happens. The other service gives you an address for that: a webhook.',
  names: 'Players’ names are sent as the public page shows them.',
  list: 'Webhooks',
  none: 'No webhooks yet.',
  make: 'Add a webhook',
  label: 'What’s it for?',
  labelHint: 'Such as “club chat”.',
  labelMissing: 'Please say what it’s for.',
  url: 'Address',
  urlHint: 'Starts with https:// and comes from the other service.',
  urlMissing: 'Please enter the address.',
  events: 'What to send',
  eventWords: {
    challenge: 'Challenges',
    result: 'Results and corrections',
    penalty: 'Penalties: players who drop or are removed',
    displaced: 'A player who lost the top spot without playing',
    champion: 'The champion',
    change: 'Changes to dates, closed days, settings and names',
    season: 'The end of a season and its winner; the start of the next',
  },
  eventsMissing: 'Choose at least one.',
  yes: 'Add webhook',
  made: 'Copy this secret now – it won’t be shown again',
  madeText: (label: string) =>
    `Give it to “${label}”: it proves that messages really come from here. If it gets lost, remove this webhook and add it again.`,
  secret: 'the secret',
  hide: 'Done',
  test: 'Send a test',
  testing: 'A test is on its way. You’ll see here how it went; the same outcome is noted once an hour at most.',
  lostTest: 'No response, so we can’t tell whether the test was sent.',
  remove: 'Remove',
  removeTitle: (label: string) => `Remove “${label}”?`,
  removeText: 'Its secret stops working. If you add it again, it gets a new one.',
  removeYes: 'Yes, remove',
  untold: 'nothing sent yet',
  wentHint: 'Messages that aren’t accepted are sent again for about a day.',
  adding: 'Adding…',
  lost: 'No response. If it’s in the list but you weren’t shown its secret, remove it and add it again.',
  unreached: 'Couldn’t load the list.',
} as const;

export const outcomes = {
  accepted: (status: string) => `accepted (${status})`,
  answered: (status: string) => `not accepted (${status})`,
  unknown: 'not sent: this address doesn’t exist',
  closed: 'not sent: nothing answers at this address',
  late: 'no response within five seconds',
  failed: (reason: string) => `not sent: ${reason}`,
} as const;
