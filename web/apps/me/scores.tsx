import { formatLocal } from '#shared/calendar/zone.ts';
import type { Score, Unfinished } from '#shared/vocabulary/command.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { capital } from '#shared/words/phrase.ts';
import { fromOwnSide, scoreWords } from '#shared/words/score.ts';
import { GAMES } from '#shared/words/texts.ts';
import { momentIn } from '#web/ui/forms/clock.ts';
import { ClubTime } from '#web/ui/forms/club-time.tsx';
import { Radios } from '#web/ui/forms/fields.tsx';
import { scoresOf } from '#web/ui/ladder/controls.ts';
import { SCORES, WORDS } from '#web/ui/texts.ts';
import type { OwnChallenge } from './model.ts';
import type { Tools } from './tools.tsx';

export interface OpenProps {
  readonly open: OwnChallenge;
  readonly tools: Tools;
}

interface HowWonProps {
  readonly ways: readonly Unfinished[];
  readonly value: Unfinished | undefined;
  readonly onInput: (value: Unfinished | undefined) => void;
}

export const HowWon = ({ ways, value, onInput }: HowWonProps) => (
  <Radios
    keys
    legend={SCORES.howWon}
    value={value ?? ''}
    onInput={(how) => onInput(ways.find((each) => each === how))}
    choices={[
      { value: '', text: SCORES.played },
      ...ways.map((way) => ({ value: way, text: capital(GAMES.unfinished[way]) })),
    ]}
  />
);

const outcomeText = ([own, other]: Score): string =>
  (own > other ? SCORES.youWon : own < other ? SCORES.youLost : WORDS.drawn)(scoreWords([own, other]));

interface ScoresProps {
  readonly tools: Tools;
  readonly legend?: string;
  readonly own: string;
  readonly onInput: (own: string) => void;
  readonly fault?: string | undefined;
}

/** From the player's own side, the best first. */
export const Scores = ({ own, onInput, fault, tools, legend = SCORES.how }: ScoresProps) => (
  <Radios
    keys
    legend={legend}
    value={own}
    onInput={onInput}
    choices={scoresOf(tools.model.ladder).map((score) => ({ value: score.join(), text: outcomeText(score) }))}
    fault={fault}
  />
);

/** As it is recorded, the challenger's points first. */
export function recordedScore(
  { model: { ladder } }: Tools,
  { isChallenger }: Pick<OwnChallenge, 'isChallenger'>,
  own: string,
): Score | undefined {
  const score = scoresOf(ladder).find((each) => each.join() === own);
  return score && fromOwnSide(score, isChallenger);
}

interface PlayedAtProps {
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly tools: Tools;
  readonly fault: boolean;
}

export const PlayedAt = ({ value, onInput, tools, fault }: PlayedAtProps) => (
  <ClubTime
    zone={tools.model.ladder.header.timezone}
    label={SCORES.playedAt}
    value={value}
    max={formatField(tools.model.ladder.header.timezone, tools.at)}
    onInput={onInput}
    fault={fault ? SCORES.later : undefined}
  />
);

/** A moment as the field of a form holds it: the club's time, to the minute, such as 2021-09-11T14:00. */
export const formatField = (zone: string, at: Instant): string => formatLocal(zone, at).slice(0, 16);

export const parseField = momentIn;
