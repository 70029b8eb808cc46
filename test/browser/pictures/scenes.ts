/** Who looks: anybody, or somebody whom a link of the demo club has signed in. */
export type Onlooker = 'anybody' | 'player' | 'scorer' | 'organiser';

/** A page as it is pictured: the demo clubs on the Friday evening. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  readonly who: Onlooker;
  /** What must be there before the picture is taken. */
  readonly shows: string;
  /** What is pressed first. */
  readonly press?: string;
}

const seenBy =
  (who: Onlooker) =>
  (name: string, path: string, shows: string, press?: string): Scene => ({
    name,
    path,
    who,
    shows,
    ...(press && { press }),
  });

const [anybody, player, scorer, organiser] = [
  seenBy('anybody'),
  seenBy('player'),
  seenBy('scorer'),
  seenBy('organiser'),
];

const LAVERS = '/lavers-chess/main/';
const ADMIN = `${LAVERS}desk/`;

/** Every page there is, and each ladder's of the five systems. */
export const SCENES: readonly Scene[] = [
  anybody('front', '/', 'h1'),
  anybody('club', '/lavers-chess/', 'h1'),
  anybody('ladder-lavers', LAVERS, '#ladder'),
  anybody('ladder-crewe', '/crewe-chess/main/', '#ladder'),
  anybody('ladder-nairobi', '/nairobi-chess/main/', '#ladder'),
  anybody('ladder-go', '/computer-go/9x9/', '#ladder'),
  anybody('ladder-shicargo', '/shicargo/main/', '#ladder'),
  anybody('player', `${LAVERS}player/#tom-garside`, '.stand'),
  anybody('wall', `${LAVERS}wall/`, '.rungs li'),
  anybody('enter', '/enter/', 'h1'),
  anybody('join', '/join/#lavers-chess/main', 'h1'),
  anybody('sign-up', '/new/club/', 'h1'),
  anybody('nothing-there', '/no-such-club/', 'h1'),
  anybody('reference', '/api/', 'h1'),
  player('me', `${LAVERS}me/`, 'input[type=email]'),
  scorer('club-night', `${LAVERS}board/`, '#app button'),
  organiser('admin', ADMIN, '#app form'),
  organiser('admin-players', `${ADMIN}#players`, '#app h2'),
  organiser('admin-history', `${ADMIN}#log`, '#app h2'),
  organiser('admin-members', `${ADMIN}#members`, '#app h2'),
  organiser('admin-links', `${ADMIN}#links`, '#app h2'),
  organiser('admin-club', `${ADMIN}#club`, '#app h2'),
  organiser('admin-change', `${ADMIN}#change`, '#app h2'),
  organiser('admin-files', `${ADMIN}#files`, '#app h2'),
  organiser('new-ladder', '/new/', '#app form'),
];
