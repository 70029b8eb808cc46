export const local = {
  /** On every page while the clock is not right. */
  clock: (set: string, zone: string) =>
    `This is not the real time: the clock was set to ${set} (${zone}), and runs on from there.`,
  /** On a page that looks again by itself, and to a program. */
  starting: 'Club Ladder has just started. This page will load by itself in a moment.',
  notYet: 'Club Ladder is still starting. Please try again in a moment.',
  unreadable: 'This request can’t be understood.',
  wrongHost: (address: string) => `Club Ladder only answers at ${address}.`,
  noSignUp: 'Clubs can’t sign themselves up here.',
  /** Of a link to send or fetch a log. */
  transfer: {
    size: (bytes: string) => `This link is for ${bytes} bytes.`,
  },
  /** Of the e-mails that aren’t sent. */
  mail: {
    title: 'E-mails that this laptop would have sent',
    what: 'No e-mail leaves this computer. Here is what would have been sent, newest first.',
    none: 'No e-mails yet. Players get some once they have entered an address on their page.',
    to: (address: string) => `To ${address}`,
    replies: (to?: readonly string[]) => (to ? `Replies go to ${to.join(' and ')}` : 'Replies go nowhere'),
    asItArrives: 'See it as it arrives',
    shut: 'To read these e-mails, open the link that “npm start” has printed.',
  },
};
