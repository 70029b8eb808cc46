import type { en } from './en.ts';

export const de: typeof en = {
  noPicture: 'Ein Wappen muss ein unbewegtes Bild sein, als PNG oder WebP.',
  tooLarge: (kilobytes) => `Ein Wappen darf höchstens ${kilobytes} KB groß sein.`,
  notSquare: (pixels) => `Ein Wappen muss quadratisch und höchstens ${pixels} Pixel breit sein.`,
  halfway: 'Das Wappen ist geändert, aber noch nicht auf allen Seiten. Bitte sende das gleich noch einmal.',
};
