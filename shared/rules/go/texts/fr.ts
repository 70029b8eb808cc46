import type { en } from './en.ts';

export const fr: typeof en = {
  score: 'Une partie se termine par 1–0 ou 0–1\u202f; il n’y a pas de nulle.',
  entering: (program, first) => `${program} entre dans le classement et doit défier ${first}.`,
  onlyNext: 'Un programme ne peut défier que celui qui est juste au-dessus ou juste au-dessous de lui.',
  takesPart: (program) => `${program} participe déjà.`,
};
