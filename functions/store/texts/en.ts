export const en = {
  players: 'A ladder holds at most 10,000 players. Open another ladder for the others.',
  seeding: 'These are more players than can be seeded at once. Seed fewer, and let the others join afterwards.',
  change:
    'This changes more than can be written at once. Add it to the downloaded season log, and import that as a ladder.',
};
