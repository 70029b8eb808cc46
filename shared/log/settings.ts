import { rangeWords } from '../rules/common/settings-in-words.ts';
import type { System } from '../systems/system.ts';
import type { SettingValue } from '../vocabulary/header.ts';
import { FAULTS } from './texts.ts';

/** What is wrong with a setting, or with there being one of that name. */
interface SettingFault {
  /** The setting, where there is one. */
  readonly path: readonly string[];
  readonly says: string;
}

/** What is wrong with the settings of a ladder; null is for the system's own figure. */
export function settingFault(
  system: System,
  settings: Readonly<Record<string, SettingValue | null>>,
): SettingFault | undefined {
  for (const [name, value] of Object.entries(settings)) {
    const setting = system.settings.find((each) => each.name === name);
    if (!setting) {
      const known = system.settings.map((each) => each.name).join(', ');
      const says = known ? FAULTS.noSetting(system.name, name, known) : FAULTS.noSettings(system.name, name);
      return { path: [], says };
    }
    if (value !== null && !setting.accepts(value)) return { path: [name], says: FAULTS.mustBe(rangeWords(setting)) };
  }
  return undefined;
}
