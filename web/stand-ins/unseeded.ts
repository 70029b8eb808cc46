import type { Rule } from '#shared/rules/rule.ts';

/** Stands in for seeding, in a browser: nobody seeds there but through the service. */
export const seeding = (): Rule<'seed'> => ({
  fields: [],
  refusals: () => [],
  apply: (ladder) => ({ ladder }),
});

export const seedingPrograms = seeding();
export const seedingForPoints = seeding();
