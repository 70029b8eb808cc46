export const en = {
  players: 'A ladder holds at most 10,000 players. Open another ladder for the others.',
  seeding: 'These are more players than can be seeded at once. Seed fewer, and let the others join afterwards.',
  change: 'This changes too much to save in one go. Add the line to the downloaded log and import it as a new ladder.',
};
