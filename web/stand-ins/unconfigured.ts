import type { Rule } from '#shared/rules/rule.ts';

/** Stands in for changing a ladder, in a browser: nobody does it there but through the service. */
export const configuring = (): Rule<'configure'> => ({ refusals: () => [], apply: (ladder) => ({ ladder }) });
export const renaming: Rule<'rename'> = { refusals: () => [], apply: (ladder) => ({ ladder }) };

const nothing = (): undefined => undefined;
export const endOutOfTime = nothing;
export const finalsDay = {};
