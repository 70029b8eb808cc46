export const en = {
  noPicture: 'A crest must be a still picture, as PNG or WebP.',
  tooLarge: (kilobytes: number) => `Too large: the limit for a crest is ${kilobytes} KB.`,
  notSquare: (pixels: number) => `A crest must be square, and ${pixels} pixels wide at most.`,
  halfway: 'The crest is changed, but not yet on every page. Please send this again in a moment.',
};
