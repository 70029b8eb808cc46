export const offers = {
  clubNight: {
    title: 'Club night',
    says: 'Everyone meets on one evening and challenges players just above; the season ends with a Grand Final.',
  },
  longGames: {
    title: 'Long games',
    says: 'Two players meet whenever it suits them; a win takes you halfway up to your opponent.',
  },
  saturdays: {
    title: 'Saturday chess',
    says: 'Games on Saturdays, with the moves submitted; missing two weeks costs a rung.',
  },
  programs: { title: 'Computer Go', says: 'Programs play to find how many stones each can give the next.' },
  houseRules: { title: 'House rules', says: 'The ladder most clubs play: you choose the figures.' },
  points: { title: 'Points', says: 'Two or more play for a pot; the player with the most points is on top.' },
};
