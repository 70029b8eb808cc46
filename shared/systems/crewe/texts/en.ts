export const offer = {
  title: 'Long games',
  says: 'For chess clubs that play when it suits both; a win takes you halfway up to your opponent.',
};

export const crewe = {
  game: {
    text: 'One game at a long time control. The challenger plays Black, the challenged player White.',
  },
  whom: (rungs: number) =>
    `${rungs === 1 ? 'The players directly' : `Anyone up to ${rungs} places`} above or below you. That’s a guide: if you both agree, you can play further apart.`,
  accepting:
    'Please accept if you can: declining is counted and shown, but costs nothing else. Once accepted, a challenge can’t be declined or withdrawn.',
  between: { heading: 'In between', text: 'You also move when other results change the order around you.' },
  rated: {
    heading: 'Rated or not',
    text: 'You choose rated or unrated for the whole season, before your first result; unrated if you don’t choose. A game is rated only if both players chose rated.',
  },
  start: {
    heading: 'Starting, joining, not playing',
    text: 'The season starts in order of rating, the lowest-rated player on rung 1. New players, and those who come back, start at the bottom. Not playing costs nothing by itself.',
  },
};
