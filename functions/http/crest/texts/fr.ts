import type { en } from './en.ts';

export const fr: typeof en = {
  noPicture: 'Un écusson doit être une image fixe, en PNG ou en WebP.',
  tooLarge: (kilobytes) => `Un écusson ne peut pas dépasser ${kilobytes} Ko.`,
  notSquare: (pixels) => `Un écusson doit être carré et ne pas dépasser ${pixels} pixels de côté.`,
  halfway: 'L’écusson est changé, mais pas encore sur toutes les pages. Renvoyez la demande dans un instant.',
};
