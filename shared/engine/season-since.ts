import { madeOf } from '../rules/common/configured.ts';
import { asRemembered } from '../rules/inactivity/attendance.ts';
import { systemOf } from '../systems/registry.ts';
import type { Entry } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { logNeeded } from '../vocabulary/log-needed.ts';
import { type Amendment, attendedSince, isAmendment, recordsResult } from './amend.ts';
import { looksBack, reachesBack } from './decide.ts';
import { Season } from './season.ts';
import { settleDue } from './settle.ts';

/**
 * The last lines of a season, on from the ladder as it was before them; none of them may have changed what was before. Those of
 * them that gave results can be amended (`amendsLately`); what turns out to need the lines before throws `LogNeeded`.
 */
export function seasonSince(ladder: Ladder, entries: readonly Entry[]): Season {
  const season = new Season(madeOf(ladder), undefined, 'moves', {
    ladder,
    attendance: asRemembered,
    before: (moment) => (moment > ladder.at ? undefined : logNeeded()),
    check(now, command) {
      if (!isAmendment(command) && looksBack(now, command)) logNeeded();
    },
  });
  for (const { command, effects } of entries) season.append(command, effects.terms);
  return season;
}

/** Whether an amendment changes nothing before its line: it is of a result, and who has played stays the same in what is settled. */
export function amendsLately(season: Season, { at, verb, body }: Amendment): boolean {
  const { ladder } = season;
  const target = season.standing(body.line);
  if (!target || !recordsResult(ladder, target) || systemOf(ladder).settlesByLog(ladder, at)) return false;
  const attended = verb === 'void' ? attendedSince(ladder, target) : undefined;
  return attended === undefined || !reachesBack(settleDue(ladder, at, asRemembered).ladder, target, attended);
}
