import { confirm } from '../rules/challenge/confirming.ts';
import { isAmong } from '../rules/common/settings.ts';
import type { Score } from '../vocabulary/command.ts';
import type { SystemId } from '../vocabulary/vocabulary.ts';
import { systems } from './registry.ts';
import type { Preset, System } from './system.ts';

/** Rules by which a season of another system can be played again, and the figures to begin with. */
export interface OtherRules extends Pick<System, 'id'> {
  readonly settings: Preset['settings'];
}

/** What players say of themselves changes nothing by other rules. */
const LEFT_OUT = 'prefer';

/** The systems by whose rules a season of one can be played again: they know its lines and scores, and measure the same. */
export const otherRulesFor = (id: SystemId): readonly OtherRules[] =>
  systems()
    .filter((system) => system.id === id)
    .flatMap((system) => systems().flatMap((other) => (other === system ? [] : rulesFor(system, other))));

function rulesFor(system: System, other: System): readonly OtherRules[] {
  const isKnown = Object.keys(system.rules).every((verb) => verb === LEFT_OUT || verb in other.rules);
  const isAlike = system.controls.measure === other.controls.measure && isAmong(other.settings, confirm);
  const preset = other.presets.find(({ settings }) => fits(system, other, settings));
  return isKnown && isAlike && preset ? [{ id: other.id, settings: preset.settings }] : [];
}

function fits({ controls: { play } }: System, { controls }: System, settings: Preset['settings']): boolean {
  if (play.kind !== 'matches' || controls.play.kind !== 'matches') return false;
  const possible = controls.play.scores({ header: { settings } });
  return play.scores({ header: {} }).every((score) => possible.some((each) => areSame(each, score)));
}

const areSame = (one: Score, other: Score): boolean => one[0] === other[0] && one[1] === other[1];
