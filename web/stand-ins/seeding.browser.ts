import type { Rule } from '#shared/rules/rule.ts';
import type { Declaration, Preset } from '#shared/systems/system.ts';

// How a ladder begins, in a browser: only the service seeds it, and only Admin offers what it may begin with, or sets it.

export const seeding = (): Rule<'seed'> => ({ fields: [], refusals: () => [], apply: (ladder) => ({ ladder }) });
export const seedingPrograms = seeding();
export const seedingForPoints = seeding();

export const first: Declaration['first'] = [];
export const presets: readonly Preset[] = [];
export const begins: Preset['settings'] = {};
export const unfitSettings: Declaration['unfit'] = () => undefined;
