import type { Declaration, Preset } from '../system.ts';

/** What most box leagues have a rule of. */
export const first: Declaration['first'] = ['size', 'weeks', 'game', 'up', 'least'];

/** What is typed by one counts once the other has had time to object. */
export const begins = { confirm: 3 } satisfies Preset['settings'];

/** A box league is offered as such, whatever it is that is played. */
export const presets: readonly Preset[] = [];
