import type { Kind } from './find.ts';

export const search = {
  title: 'Search',
  field: 'Players, games, members, invite links, ladders, settings',
  kind: {
    page: 'Admin',
    player: 'Player',
    game: 'Game',
    member: 'Member',
    link: 'Invite link',
    ladder: 'Ladder',
  } satisfies Record<Kind, string>,
  nothing: 'Nothing found.',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  lost: 'Members and invite links couldn’t be loaded.',
  close: 'Close',
  open: 'open',
  /** Sections of the admin page, by where they are, with other words that people may look for. */
  sections: [
    ['#play', 'Record a result', 'game match challenge approve walkover score'],
    ['#players', 'Add or remove players', 'join leave import paste list'],
    ['#players', 'Roll for the night', 'print paper attendance sheet'],
    ['#log', 'History', 'correct undo cancel log mistake'],
    ['#members', 'Members', 'people e-mail note rating rename'],
    ['#links', 'Invite links', 'QR code key sign in scorer player access revoke'],
    ['#club', 'Names shown to the public', 'privacy initials nickname'],
    ['#club', 'Front page listing', 'list public hide search engine'],
    ['#club', 'Share: poster, embed, calendar, wall display', 'QR website frame feed'],
    ['#club', 'Webhooks', 'integration notify'],
    ['#club', 'Close, hide or delete the ladder', 'end archive remove'],
    ['#club', 'Forget a player', 'erase data privacy GDPR'],
    ['#change', 'Settings', 'name last day closed days range rules venue time'],
    ['#files', 'Download the log', 'backup CSV JSON export'],
    ['#files', 'Files for federations', 'FIDE TRF PGN SGF rating report'],
    ['#files', 'Start the next season', 'new season'],
    ['#files', 'Import a ladder', 'upload log'],
    ['/new/', 'Make a new ladder', 'create'],
  ] satisfies readonly (readonly [href: string, text: string, also: string])[],
} as const;

export const shortcuts = {
  title: 'Keyboard shortcuts',
  search: 'Search',
  help: 'Show this list',
  on: 'Use shortcuts of a single key, and those that begin with g',
  hint: 'With Ctrl or ⌘ and K, search works either way. In a field no single key does anything but type.',
  either: 'or',
  next: 'then',
  close: 'Close',
} as const;
