import type { LadderView, ResultView } from '#shared/contract/view.ts';
import { winnerFirst } from '#shared/view/as-text.ts';
import { shortDay } from '#shared/words/dates.ts';
import { capital, textOf } from '#shared/words/phrase.ts';
import { clubSide, type Hand, SIDE } from './club-side.ts';
import { box, fitted, INK, LINE, lines, PAPER, PICTURE, picture, QUIET, write } from './drawing.ts';
import { drawable } from './letters.ts';

const CARD = { x: SIDE, y: 56, width: PICTURE.width - SIDE - 56, height: PICTURE.height - 112 } as const;
const [PAD, MIDDLE] = [48, CARD.x + CARD.width / 2] as const;
/** The size of what is said of it, and the middle of the first line of what it did to the ladder. */
const [MOVED, BELOW] = [28, CARD.y + CARD.height - 92] as const;

/** The picture of a result, to be sent to a group: who played whom, the winner first, and what came of it. */
export function resultPicture(view: LadderView, result: ResultView, ladder: string, hand: Hand): string {
  const { club } = view;
  const [first, score, second] = winnerFirst(result);
  const moved = drawable(textOf(result.moved)) ?? '';
  const told = lines(capital(moved), MOVED, CARD.width - 2 * PAD, 2, hand.measure);
  return picture(
    clubSide(club, view.name ?? ladder, club?.name ?? '', hand),
    box({ ...CARD, fill: PAPER, round: 28 }),
    write(shortDay(result.at), { x: MIDDLE, y: CARD.y + 56, size: MOVED, fill: QUIET, at: 'middle' }),
    nameOf(first, CARD.y + 128, hand),
    write(score, { x: MIDDLE, y: CARD.y + 234, size: 120, fill: hand.accent, at: 'middle' }),
    nameOf(second, CARD.y + 340, hand),
    ...told.map((line, n) =>
      write(line, { x: MIDDLE, y: BELOW + n * MOVED * 1.2, size: MOVED, fill: QUIET, at: 'middle' }),
    ),
  );
}

/** A bar stands for a name that the face has no letters for. */
function nameOf(name: string, y: number, { measure }: Hand): string {
  const shown = drawable(name);
  if (shown === undefined) return box({ x: MIDDLE - 160, y: y - 12, width: 320, height: 24, round: 12, fill: LINE });
  const { text, size } = fitted(shown, [52, 34], CARD.width - 2 * PAD, measure);
  return write(text, { x: MIDDLE, y, size, fill: INK, at: 'middle' });
}
