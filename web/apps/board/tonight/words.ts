import type { LineView } from '../../../../shared/contract/entries.ts';
import type { Verb } from '../../../../shared/vocabulary/vocabulary.ts';
import type { Way } from './ways.ts';

/** What is said of tonight's lines, and of undoing them. */
export const WORDS = {
  name: 'Name',
  joins: 'Add and check in',
  whoIs: (name: string) => `Someone called ${name} is in the club already. Who is it?`,
  onLadder: 'on this ladder: check in',
  playsOn: (ladders: readonly string[]) =>
    ladders.length === 0 ? 'a member, on no ladder' : `plays on ${ladders.join(', ')}`,
  another: (name: string) => `Another ${name}: add and check in`,
  unknownWho: 'No connection: we can’t see who else is in the club, so this is someone new.',
  nothing: 'Nothing has been recorded tonight.',
  opening: 'Opening…',
  lost: 'No connection. You can undo things once it’s back.',
  looking: 'Working out what this changes…',
  sending: 'Saving…',
  undone: 'undone',
  undo: 'Undo',
  undoFirst: 'Undo that first',
  correct: 'Correct the score',
  correctYes: 'Save the score',
  cancel: 'Cancel the result',
  cancelYes: 'Cancel the result',
  came: 'Came earlier',
  cameAt: 'Arrived at',
  cameSays: 'Players who were here by 20:15 are in time, whenever that’s entered.',
  cameYes: 'Save the time',
  cameNow: 'Just arrived – starts at the bottom',
  cameBefore: 'Was here by 20:15',
  cameLate: 'Check-in closed at 20:15. Did they come in time, or only now?',
  noArrival: 'They haven’t checked in tonight.',
  gone: 'This has already been undone.',
} as const;

/** What comes of undoing a line of a kind, besides who moves. */
export const FOLLOWS: { readonly [V in Verb]?: string } = {
  arrive: 'They’re checked out, as if they hadn’t come.',
  depart: 'They’re checked in again, with the turn count they had.',
  pass: 'The pass is taken back.',
  join: 'They’re taken off the ladder again.',
  leave: 'They’re back on the ladder.',
  challenge: 'As if it had never been made: turn counts go back, and the two can still play tonight.',
  abandon: 'The match is on again.',
  match: 'As if it had never been entered.',
  result:
    'The match counts as cancelled. The two can’t play each other again tonight, unless you undo the challenge too.',
  close: 'Normal play goes on.',
  playoff: 'The play-off has to be played again.',
};

/** Why a line isn't undone here, and what to do. */
export function whyNot(way: Way, story: (line: LineView) => string): string {
  switch (way.how) {
    case 'others':
      return `Recorded by ${way.by ?? 'someone else'}: they can undo it, or the organiser.`;
    case 'earlier':
      return 'Recorded before midnight: the organiser can undo it.';
    case 'first':
      return `Undo this first: ${story(way.line)}.`;
    case 'undone':
      return WORDS.gone;
    default:
      return '';
  }
}
