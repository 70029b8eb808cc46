export const en = {
  board: 'Club night',
  desk: 'Admin',
  me: 'Your page',
  player: 'A player',
  wall: 'Ladder on the wall',
  new: 'New ladder',
  join: 'Ask to join',
};
