export const en = {
  subject: 'Start your club',
  text: (address: string, hours: number) =>
    `You asked to start a club at ${address}. Open this link on the device on which you want to be its organiser. It works once, within ${hours} hours. If you didn’t ask for this, ignore this e-mail: nothing was started, and your address will be forgotten.`,
  open: 'Start the club',
  ask: (address: string) => `Your club’s page will be ${address}. You’ll be its organiser, signed in on this device.`,
  start: 'Start the club',
  gone: 'This link is invalid or has expired.',
  goneText: 'It works once, for 24 hours. If your club isn’t there yet, please sign up again.',
  again: 'Start a club',
  noAddress: 'That isn’t an e-mail address.',
  unsolved: 'That took too long, or was sent before. Please try again.',
  fullToday: 'No more clubs can be started here today. Please try again tomorrow.',
  tooMany: 'Too many clubs were asked for in the last hour. Please try again later.',
  outage: 'Something went wrong. Please try again in a moment.',
};
