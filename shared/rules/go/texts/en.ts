export const en = {
  score: 'The score of a game is 1–0 or 0–1; there are no draws.',
  entering: (program: string, first: string) => `${program} is entering the ladder and must challenge ${first}.`,
  onlyNext: 'A program can challenge only the next one above or below it.',
  takesPart: (program: string) => `${program} is already taking part.`,
};
