/** What follows the name of a field begins small and has no full stop. */
export const contract = {
  address: 'must be an address such as ann@example.org',
  hiddenOrClosed: 'must say "hidden", "closed" or both',
  playerAlone: 'must be there for the role player, and for no other',
  oneEvent: 'must name at least one event',
};
