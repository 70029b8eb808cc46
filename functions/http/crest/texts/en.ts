export const en = {
  noPicture: 'A crest must be a still picture, as PNG or WebP.',
  tooLarge: (kilobytes: number) => `A crest may have ${kilobytes} KB at most.`,
  notSquare: (pixels: number) => `A crest must be square, and ${pixels} pixels wide at most.`,
  halfway: 'The crest is changed, but not yet on every page. Please send this again in a moment.',
};
