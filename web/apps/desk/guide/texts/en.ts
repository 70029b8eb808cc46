export const en = {
  title: 'Getting started',
  task: {
    players: 'Add players',
    share: 'Share the ladder',
    begin: 'Start the first game',
    result: 'Record the first result',
  },
  links: {
    players: 'Players',
    invites: 'Invite links',
    poster: 'QR poster',
    board: 'Club night',
    games: 'Games',
  },
  done: 'done',
  dismiss: 'Hide this list',
  live: 'Your ladder is live',
  liveText: 'Anyone can see it here, without an account:',
  hand: 'Hand out invite links to your scorers and players',
  hide: 'Done',
  qr: 'QR code of the public page',
};
