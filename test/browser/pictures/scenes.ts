import { MILL_LANE, NORTHGATE, QUAYSIDE, WEIRSIDE } from './other-clubs.ts';

/** Who looks: anybody, or somebody whom a link of the demo club has signed in. */
export type Onlooker = 'anybody' | 'player' | 'scorer' | 'organiser';

/** A page as it is pictured: the demo clubs on the Friday evening, and clubs that are in other states. */
export interface Scene {
  readonly name: string;
  /** Where an e-mail leads there, its link is taken. */
  readonly path: string;
  readonly who: Onlooker;
  /** What must be there before the picture is taken. */
  readonly shows: string;
  /** What is pressed first. */
  readonly press?: string;
  /** Where the picture begins; at the top of the page where nothing is said. */
  readonly from?: string;
  /** What it is looked at on; screens of all sizes where nothing is said. */
  readonly on?: 'paper';
}

type Steps = Pick<Scene, 'press' | 'from' | 'on'>;

const seenBy =
  (who: Onlooker) =>
  (name: string, path: string, shows: string, steps: Steps = {}): Scene => ({ name, path, who, shows, ...steps });

const [anybody, player, scorer, organiser] = [
  seenBy('anybody'),
  seenBy('player'),
  seenBy('scorer'),
  seenBy('organiser'),
];

const LAVERS = '/lavers-chess/main/';
const ADMIN = `${LAVERS}desk/`;
const MAIL = `/api/mail/${MILL_LANE}/`;
const REPLAYED = 'details[data-script="/assets/game.js"]';
const part = (id: string): Steps => ({ press: `#${id} > summary`, from: `#${id}` });

/** Every page there is, and a ladder's of each system. */
export const SCENES: readonly Scene[] = [
  anybody('front', '/', 'h1'),
  anybody('club', '/lavers-chess/', 'h1'),
  anybody('club-without-ladders', `/${NORTHGATE}/`, 'h1'),
  anybody('club-suspended', `/${QUAYSIDE}/`, 'h1'),
  anybody('ladder-lavers', LAVERS, '#ladder'),
  anybody('ladder-crewe', '/crewe-chess/main/', '#ladder'),
  anybody('ladder-nairobi', '/nairobi-chess/main/', '#ladder'),
  anybody('ladder-go', '/computer-go/9x9/', '#ladder'),
  anybody('ladder-shicargo', '/shicargo/main/', '#ladder'),
  anybody('ladder-house', '/riverside-squash/main/', '#ladder'),
  anybody('ladder-pyramid', '/riverside-squash/pyramid/', '#ladder'),
  anybody('ladder-empty', `/${MILL_LANE}/main/`, '#ladder'),
  anybody('ladder-over', `/${WEIRSIDE}/main/`, '#ladder'),
  anybody('ladder-printed', LAVERS, '#ladder', { on: 'paper' }),
  anybody('chart', LAVERS, '#chart .plot .line', part('chart')),
  anybody('what-if', LAVERS, '#what-if .follows', part('what-if')),
  anybody('replay', '/nairobi-chess/main/', '.chessboard', { press: `${REPLAYED} > summary`, from: REPLAYED }),
  anybody('embed', `${LAVERS}embed/`, '.embed'),
  anybody('player', `${LAVERS}player/#tom-garside`, '.stand'),
  anybody('wall', `${LAVERS}wall/`, '.rungs li'),
  anybody('enter', '/enter/', 'h1'),
  anybody('enter-link-spent', '/enter/#lavers-chess.spent', '#who'),
  anybody('join', '/join/#lavers-chess/main', 'h1'),
  anybody('sign-up', '/new/club/', 'h1'),
  anybody('sign-up-confirm', '/api/sign-up/confirm', 'form'),
  anybody('sign-up-gone', '/api/sign-up/confirm?sign-up=spent', 'h1'),
  anybody('mail-confirm', `${MAIL}confirm`, 'form'),
  anybody('mail-confirmed', `${MAIL}confirm`, 'a[href^=own]', { press: 'form button' }),
  anybody('mail-choose', `${MAIL}own`, 'form'),
  anybody('mail-stop', `${MAIL}stop`, 'form'),
  anybody('mail-sign-in', `${MAIL}sign-in`, 'form'),
  anybody('mail-ask-for-link', `${MAIL}link`, 'form'),
  anybody('mail-gone', '/api/mail/lavers-chess/sign-in?reader=tom-garside~spent', 'h1'),
  anybody('mail-signed-out', '/api/mail/lavers-chess/own', 'h1'),
  anybody('laptop-mail', '/mail/', 'h2'),
  anybody('nothing-there', '/no-such-club/', 'h1'),
  anybody('reference', '/api/', 'h1'),
  player('me', `${LAVERS}me/`, 'input[type=email]'),
  scorer('club-night', `${LAVERS}board/`, '#app button'),
  organiser('admin', ADMIN, '#app form'),
  organiser('admin-players', `${ADMIN}#players`, '#app h2'),
  organiser('admin-roll-printed', `${ADMIN}#players`, '.roll li', {
    press: '.desk > section:last-of-type > details > summary',
    on: 'paper',
  }),
  organiser('admin-history', `${ADMIN}#log`, '#app h2'),
  organiser('admin-members', `${ADMIN}#members`, '#app h2'),
  organiser('admin-links', `${ADMIN}#links`, '#app h2'),
  organiser('admin-club', `${ADMIN}#club`, '#app h2'),
  organiser('admin-poster-printed', `${ADMIN}#club`, '.poster', { on: 'paper' }),
  organiser('admin-change', `${ADMIN}#change`, '#app h2'),
  organiser('admin-files', `${ADMIN}#files`, '#app h2'),
  organiser('new-ladder', '/new/', '#app form'),
];

/** Those that people see first, which are pictured. */
const FIRST_SEEN = [
  'front',
  'club',
  'chart',
  'what-if',
  'embed',
  'player',
  'wall',
  'join',
  'sign-up',
  'me',
  'club-night',
  'admin',
  'admin-players',
  'admin-history',
  'admin-club',
  'new-ladder',
];

export const PICTURED: readonly Scene[] = SCENES.filter(
  ({ name, on }) => on === 'paper' || name.startsWith('ladder-') || FIRST_SEEN.includes(name),
);
