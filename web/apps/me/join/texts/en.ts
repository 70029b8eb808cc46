export const en = {
  join: 'Join this ladder',
  again: 'Rejoin this ladder',
  name: 'Your name, as others will see it',
};
