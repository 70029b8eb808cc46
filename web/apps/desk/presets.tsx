import { presetWords } from '../../../shared/rules/settings/words.ts';
import type { Preset } from '../../../shared/systems/system.ts';
import { areAlike } from '../../../shared/vocabulary/alike.ts';
import { Radios } from '../../kit/fields.tsx';
import { type HeaderFields, headerOf, type PartProps, presetsOf, settingsOf, typedAs } from './header-fields.ts';
import { FRESH as W } from './texts.ts';

/** Which game a ladder's figures are those of; whatever is typed may be changed afterwards. */
export const Presets = ({ fields, set }: Pick<PartProps, 'fields' | 'set'>) => {
  const presets = presetsOf(fields.system);
  if (presets.length === 0) return null;
  return (
    <Radios
      keys
      legend={W.presets}
      value={presets.find((each) => isAs(each, fields))?.name ?? ''}
      choices={presets.map(({ name }) => ({ value: name, text: presetWords(name) }))}
      onInput={(chosen) => {
        const preset = presets.find(({ name }) => name === chosen);
        if (preset) set(withPreset(preset, fields));
      }}
    />
  );
};

/** All figures as a preset has them; what a club says in its own words stays. */
export function withPreset({ settings }: Preset, fields: HeaderFields): Pick<HeaderFields, 'settings'> {
  const own = settingsOf(fields.system).filter(({ range }) => range.kind === 'line');
  const kept = own.flatMap(({ name }) => (fields.settings[name] === undefined ? [] : [[name, fields.settings[name]]]));
  return { settings: { ...typedAs(settings), ...Object.fromEntries(kept) } };
}

const isAs = (preset: Preset, fields: HeaderFields): boolean =>
  areAlike(headerOf(fields).settings, headerOf({ ...fields, ...withPreset(preset, fields) }).settings);
