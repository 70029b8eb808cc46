import type { CalendarOf } from '../calendar/club-calendar.ts';
import type { Rematches } from '../rules/challenge/rematches.ts';
import type { Measuring } from '../rules/common/rungs-points-gaps.ts';
import type { Scoring } from '../rules/common/score.ts';
import type { Honours } from '../rules/common/season-end.ts';
import type { Setting } from '../rules/common/settings.ts';
import type { PresetName, SettingName } from '../rules/common/settings-in-words.ts';
import type { PutBack } from '../rules/common/standing.ts';
import type { Duty } from '../rules/duty.ts';
import type { InProgress } from '../rules/inactivity/missed-runs.ts';
import type { IsSettled } from '../rules/inactivity/settled-days.ts';
import type { Nights } from '../rules/night/turn.ts';
import type { Rules } from '../rules/rule.ts';
import type { Command, PreferenceName } from '../vocabulary/command.ts';
import type { PeriodKind, Settlement } from '../vocabulary/entry.ts';
import type { Header, SettingValue } from '../vocabulary/header.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Refusal } from '../vocabulary/refusal.ts';
import type { AnySlot } from '../vocabulary/slot.ts';
import type { Clause, Day, Instant, SystemId } from '../vocabulary/vocabulary.ts';
import type { SystemControls } from './system-controls.ts';

/** The rules of a ladder system: what one leaves out does not compile. `Settled` is what its duties come to. */
export interface Declaration<Settled extends Settlement = Settlement> {
  readonly id: SystemId;
  readonly name: string;
  /** Whether a season needs a last day. */
  readonly seasonEnds: 'always' | 'perhaps';
  /** On which days people play: where they could not on any, a month or week does not count. */
  readonly calendar: CalendarOf;
  readonly inProgress: InProgress;
  readonly preferences: readonly PreferenceName[];
  readonly settings: readonly Setting<SettingValue, SettingName>[];
  /** A setting that conflicts with the others, and why, in words that follow its name; undefined if none does. */
  readonly unfit: (ladder: { readonly header: Pick<Header, 'settings'> }) => UnfitSetting | undefined;
  /** Sets of these to begin with, the most usual one first. */
  readonly presets: readonly Preset[];
  /** What a form says before all else: what most clubs have a rule of. */
  readonly first: readonly SettingName[];
  /** What a form begins with. A log that leaves a setting out keeps what the written rules have. */
  readonly begins: Preset['settings'];
  readonly seasonOver: (ladder: Ladder, command: Command) => Refusal | undefined;
  readonly rules: Rules;
  /** The state that not all systems have: what is not listed here is not kept. */
  readonly slots: readonly AnySlot[];
  readonly putBack: PutBack;
  readonly duties: readonly Duty<Settled>[];
  readonly isSettled: IsSettled;
  /** Whether something is due by an instant that can only be settled by the whole log. */
  readonly settlesByLog: (ladder: Ladder, by: Instant) => boolean;
  readonly rematches: Rematches;
  readonly nights: Nights;
  readonly measuring: Measuring;
  readonly honours: (ladder: Ladder) => Honours;
  readonly score: Scoring;
  /** What an organiser who opens a ladder should hear at once, on that day. */
  readonly warnings: (header: Header, today: Day) => readonly Warning[];
}

interface UnfitSetting {
  readonly name: SettingName;
  readonly says: string;
}

/** The figures that are usual in a game; what is not named is as the system has it. */
export interface Preset {
  readonly name: PresetName;
  readonly settings: Readonly<Partial<Record<SettingName, SettingValue>>>;
}

/** Something to mind that is no fault. */
interface Warning {
  readonly code: string;
  readonly detail: string;
  readonly clause: Clause;
}

export const allFit: Declaration['unfit'] = () => undefined;

/** Where the ladder itself remembers all that falls due. */
export const asLadderRemembers: Declaration['settlesByLog'] = () => false;

/** A ladder system, except its words (`wordsOf`). */
export interface System<Settled extends Settlement = Settlement, Periods extends PeriodKind = never>
  extends Declaration<Settled> {
  readonly controls: SystemControls<Periods>;
  /** The same as pairs play it; undefined where they can’t (P1). */
  readonly ofPairs: System<Settled, Periods> | undefined;
}

/** One whose duties come to that: it has to say what averts each month or week. */
export type Settling<Settled extends Settlement> = System<Settled, Extract<Settled['kind'], PeriodKind>>;
