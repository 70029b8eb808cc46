export const en = {
  steps: 'Step through the game',
  first: 'To the start',
  previous: 'One move back',
  next: 'One move forward',
  last: 'To the end',
  start: 'The start of the game',
  position: (where: string) => `Position: ${where}`,
  unreadable: 'These moves can’t be shown on a board:',
  /** The position after a move: its number, and as chess people write it. */
  white: (number: number, move: string) => `White, ${number}: ${move}`,
  black: (number: number, move: string) => `Black, ${number}: ${move}`,
};
