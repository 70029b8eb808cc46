export const en = {
  latest: (results: string) => `Latest results, newest last: ${results}.`,
  words: { won: 'won', drawn: 'drew', lost: 'lost' },
  letters: { won: 'W', drawn: 'D', lost: 'L' },
};
