import type { SettingName } from '../rules/common/settings-in-words.ts';
import type { Header } from '../vocabulary/header.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { systemOf } from './registry.ts';

/** The value of a figure on a ladder; 0 if its system doesn't have that figure. */
export function figureOf(ladder: Pick<Ladder, 'header'>, name: SettingName): number {
  const figure = systemOf(ladder).settings.find((each) => each.name === name);
  const value = figure?.of(ladder);
  return typeof value === 'number' ? value : 0;
}

/** What of a ladder's settings can't be beside its others: "settings.NAME: …."; undefined where all fit. */
export function unfitSettings(header: Header): string | undefined {
  const unfit = systemOf({ header }).unfit({ header });
  return unfit && `settings.${unfit.name}: ${unfit.says}.`;
}
