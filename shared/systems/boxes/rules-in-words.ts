import { neededOn, raceTo } from '#shared/rules/challenge/best-of.ts';
import { confirmingRule } from '#shared/rules/challenge/confirming-in-words.ts';
import { unitWords } from '#shared/rules/challenge/unit.ts';
import { withCommon } from '#shared/rules/common/common-in-words.ts';
import { headingOf } from '#shared/rules/common/settings-in-words.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { capital } from '#shared/words/phrase.ts';
import { TEXT as WORDS } from '#shared/words/texts.ts';
import { rule, type SettableRule } from '#shared/words/written-rule.ts';
import { boxSettings } from './settings.ts';
import { BOXES } from './texts.ts';

export function boxRules(header: Header): readonly SettableRule[] {
  const { size, weeks, up } = boxSettings;
  const { made, rounds, playing, level, end } = BOXES;
  const length = weeks.of({ header });
  return withCommon(header, [
    rule(made.heading, 'B1', made.text(size.of({ header })), [size]),
    rule(rounds.heading, 'B2', `${length === 0 ? rounds.month : rounds.weeks(length)} ${rounds.text}`, [weeks]),
    rule(playing.heading, 'B3', playing.text),
    match(header),
    points(header),
    rule(level.heading, 'B6', level.text),
    rule(end.heading, 'B7', `${end.text(up.of({ header }))} ${end.disputed}`, [up]),
    tooFew(header),
    holidays(header),
    confirmingRule(header, 'B4', end.confirmed),
  ]);
}

function match(header: Header): SettableRule {
  const { game, unit, unfinished } = boxSettings;
  const { heading, one, several, ended, unfinished: brokenOff } = BOXES.match;
  const needed = neededOn({ header });
  const { other } = unitWords({ header });
  const most = raceTo(game.of({ header })) === undefined ? 2 * needed - 1 : undefined;
  const text = [
    needed === 1 ? one : several(needed, other, most),
    ended,
    ...(unfinished.of({ header }) === 'yes' && needed > 1 ? [brokenOff(other)] : []),
  ];
  return rule(heading, 'B4', text.join(' '), [game, unit, unfinished]);
}

function points(header: Header): SettableRule {
  const { forPlaying, forGame, forWinning } = boxSettings;
  const { heading, text, none, walkover } = BOXES.points;
  const said = text(
    forPlaying.of({ header }),
    forGame.of({ header }),
    forWinning.of({ header }),
    unitWords({ header }).one,
  );
  return rule(heading, 'B5', said === '' ? none : `${capital(said)}. ${walkover}`, [forPlaying, forGame, forWinning]);
}

/** What it costs to play too few matches in a round (B7). */
function tooFew(header: Header): SettableRule {
  const { least, removeAfter } = boxSettings;
  const { none, text, text1, removed } = BOXES.least;
  const [matches, rounds] = [least.of({ header }), removeAfter.of({ header })];
  const cost = matches === 0 ? none : matches === 1 ? text1 : text(matches);
  const said = matches > 0 && rounds > 0 ? `${cost} ${removed(rounds)}` : cost;
  return rule(headingOf('away'), 'B7', said, [least, removeAfter]);
}

function holidays(header: Header): SettableRule {
  const { holidayDays } = boxSettings;
  const { never, text } = BOXES.holidays;
  const days = holidayDays.of({ header });
  return rule(WORDS.holidays, 'B8', days === 0 ? never : text(days), [holidayDays]);
}
