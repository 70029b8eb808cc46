import type { Preset } from '#shared/systems/system.ts';

/** Stands in for what a new ladder may begin with, in an app that makes none. */
export const presets: readonly Preset[] = [];
export const begins: Preset['settings'] = {};
