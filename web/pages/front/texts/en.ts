export const en = {
  what: 'Every player at your club has a rung, and moves up by beating a player above. See who’s on top, who moved and why – as soon as a result is in.',
  signIn: 'Sign in',
  how: 'Open your invite link, or scan its QR code with your phone’s camera. You stay signed in on that phone. No link yet? Ask your club’s organiser.',
  whole: 'See the whole ladder',
  find: 'Find your club',
  search: 'Search',
  none: 'No club is listed yet. Once you have an invite link for a club, open it to set up the first ladder.',
  noLadders: 'No ladders yet.',
  start: 'Start your own club',
  startText: 'All you need is an e-mail address. Your first ladder is up in a few minutes.',
  startLink: 'Start a club',
  first: 'No club is here yet. Start the first one.',
};
