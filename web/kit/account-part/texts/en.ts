export const en = {
  you: 'You:',
  organiserHere: 'This page is for players. You’re signed in as an organiser:',
  scorerHere: 'This page is for players. You’re signed in as a scorer:',
  roles: { organiser: 'organiser', scorer: 'scorer', player: 'player' },
  board: 'Club night',
  desk: 'Admin',
  otherClub: 'You’re signed in to another club:',
  gone: (label: string) => `“${label}” is signed out here.`,
  goOn: (name: string) => `Go on as ${name}`,
};
