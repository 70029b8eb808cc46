import type { Reconfiguration } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Rule } from '../rule.ts';
import { reconfigured } from './configuring.ts';
import type { PlayerRecord } from './records-of-players.ts';
import type { WithSettings } from './settings.ts';

type AnyKept = Pick<PlayerRecord<unknown>, 'isKept' | 'begun'>;

/** If a change of settings brings a rule that keeps a record, the whole log tells what came before. */
export function configuringKept(rule: Rule<'configure'>, all: readonly AnyKept[]): Rule<'configure'> {
  const begunBetween = (before: WithSettings, after: WithSettings): readonly AnyKept[] =>
    all.filter(({ isKept }) => isKept(after) && !isKept(before));
  const begunBy = ({ header }: Ladder, body: Reconfiguration) =>
    begunBetween({ header }, { header: reconfigured(header, body) });
  return {
    ...rule,
    looksBack: (ladder, command) =>
      (rule.looksBack?.(ladder, command) ?? false) || begunBy(ladder, command.body).length > 0,
    apply(ladder, command, terms) {
      const applied = rule.apply(ladder, command, terms);
      const begun = begunBetween(ladder, applied.ladder);
      return { ...applied, ladder: begun.reduce((after, each) => each.begun(after), applied.ladder) };
    },
  };
}
