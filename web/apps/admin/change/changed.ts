import type { Header, Reconfiguration, SettingValue } from '#shared/vocabulary/header.ts';
import { fieldsOf, type HeaderFields, headerOf } from '../header-fields.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is changed of a ladder by what was typed; nothing where all is as it was. A name is not taken away. */
export function changedBy(header: Header, fields: HeaderFields): Reconfiguration {
  const [was, is] = [headerOf(fieldsOf(header)), headerOf(fields)];
  const settings = settingsChanged(was.settings, is.settings);
  return {
    ...(is.name !== undefined && is.name !== was.name && { name: is.name }),
    ...(is.season.end !== was.season.end && { end: is.season.end ?? null }),
    ...(!isSame(is.closures ?? [], was.closures ?? []) && { closures: is.closures ?? [] }),
    ...(Object.keys(settings).length > 0 && { settings }),
  };
}

/** Null for what is as the system has it again. */
function settingsChanged(was: Header['settings'] = {}, is: Header['settings'] = {}) {
  const names = Object.keys({ ...was, ...is }).filter((name) => !isSame(was[name], is[name]));
  return Object.fromEntries(names.map((name): [string, SettingValue | null] => [name, is[name] ?? null]));
}
