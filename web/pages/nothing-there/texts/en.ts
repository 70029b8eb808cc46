export const en = {
  title: 'No such page – Club Ladder',
  heading: 'There is no such page',
  check: 'Please check the address, or ask your club’s organiser for the link.',
  clubs: 'All clubs',
};
