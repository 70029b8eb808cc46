export const en = {
  title: 'Challenge a player',
  nobody: 'No one at the moment.',
  row: (row: number) => `Row ${row}`,
  left: (row: number) => `Row ${row}, to your left`,
  whyNot: 'Why can’t I challenge the others?',
  clubOnly: 'Challenges are made at the club, between the players who are there.',
  challenge: 'Challenge',
  challengeWho: (name: string) => `Challenge ${name}`,
};
