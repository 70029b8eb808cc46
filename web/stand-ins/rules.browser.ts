import type { Rule } from '#shared/rules/rule.ts';

// What only the service does, in a browser: there nobody configures a ladder, places or renames a player, or moves the final.

export const configuring = (): Rule<'configure'> => ({ refusals: () => [], apply: (ladder) => ({ ladder }) });
export const configuringKept = <Each>(rule: Each): Each => rule;
export const placing: Rule<'place'> = { refusals: () => [], apply: (ladder) => ({ ladder }) };
export const renaming: Rule<'rename'> = { refusals: () => [], apply: (ladder) => ({ ladder }) };

const nothing = (): undefined => undefined;
export const endOutOfTime = nothing;
export const finalsDay = {};

/** Only pages and Admin tell names apart that look alike. */
export const lookOf = (name: string): string => name;

/** Names are recorded without characters that nobody sees. */
export const visible = (text: string): string => text;

/** Only Admin and the service ask whether a setting may be so. */
export const areBands = (): boolean => true;
const accepting = () => areBands;
export const isTime = (): boolean => true;
export const [areSomeOf, isOneOf, isTextUpTo, isWholeFrom] = [accepting, accepting, accepting, accepting];
