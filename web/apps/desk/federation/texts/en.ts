export const en = {
  title: 'For federations and other programs',
  text: 'This season’s games with players’ full names. Results that still need approval or confirmation aren’t included.',
  file: {
    trf: 'Tournament report for rating officers (FIDE TRF16)',
    pgn: 'All games (PGN)',
    sgf: 'All games (SGF)',
  },
  making: 'Making the file…',
  made: (games: number) => (games === 1 ? 'Downloaded: 1 game.' : `Downloaded: ${games} games.`),
  lost: 'The log couldn’t be loaded. Please try again.',
};
