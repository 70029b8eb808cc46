import type { Header } from '#shared/vocabulary/header.ts';
import { TEXT as WORDS } from '#shared/words/texts.ts';
import { rule, type SettableRule } from '#shared/words/written-rule.ts';
import { STORIES, WRITTEN } from '../texts.ts';
import { type MovementClauses, movementChoice, movementParts } from './movement-ways.ts';

/** What a game does to the ladder, by the movement that the ladder has chosen (Crewe C4–C7, Nairobi N10). */
export function movementRules(
  header: Header,
  { fromBelow, fromAbove, drawn }: MovementClauses,
): readonly SettableRule[] {
  const { beatAbove, beatBelow, draw, otherwise } = WRITTEN;
  const { heading, takesRung, swap, halfway } = beatAbove;
  const nobody = rule(otherwise, `${fromAbove}, ${drawn}`, WORDS.nobodyMoves);
  switch (movementChoice.of({ header })) {
    case 'takes-rung':
      return [rule(heading, fromBelow, takesRung, [movementChoice]), nobody];
    case 'swap':
      return [rule(heading, fromBelow, swap, [movementChoice]), nobody];
    default:
      return [
        rule(heading, fromBelow, halfway, [movementChoice]),
        rule(beatBelow.heading, fromAbove, beatBelow.text),
        rule(draw.heading, drawn, draw.text),
      ];
  }
}

/** The same, where the ladder has put it together of its parts; draws are spoken of only where there are any. */
export function movementPartsRules(
  header: Header,
  { fromBelow, fromAbove, drawn }: MovementClauses,
  mayBeDrawn: boolean,
): readonly SettableRule[] {
  const { beatAbove, beatBelow, draw } = WRITTEN;
  const wins: Readonly<Record<string, string>> = { 'takes-rung': beatAbove.takesRung, swap: beatAbove.swap };
  const draws: Readonly<Record<string, string>> = { 'up-one': draw.text, 'just-below': draw.justBelow };
  const isUpOne = movementParts.defence.of({ header }) === 'up-one';
  return [
    rule(beatAbove.heading, fromBelow, wins[movementParts.win.of({ header })] ?? beatAbove.halfway, [
      movementParts.win,
    ]),
    rule(beatBelow.heading, fromAbove, isUpOne ? beatBelow.upOne : beatBelow.stays, [movementParts.defence]),
    ...(mayBeDrawn
      ? [rule(draw.heading, drawn, draws[movementParts.draw.of({ header })] ?? WORDS.nobodyMoves, [movementParts.draw])]
      : []),
  ];
}

export const climbWords = (ladder: Parameters<typeof movementChoice.of>[0], went: string): string =>
  movementChoice.of(ladder) === 'halfway' ? STORIES.rungs.halfway(went) : went;
