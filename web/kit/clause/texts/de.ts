import type { en } from './en.ts';

export const de: typeof en = {
  rule: 'Regel',
  named: (heading) => `Regel: ${heading}`,
};
