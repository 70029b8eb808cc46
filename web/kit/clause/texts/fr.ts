import type { en } from './en.ts';

export const fr: typeof en = {
  rule: 'règle',
  named: (heading) => `Règle : ${heading}`,
};
