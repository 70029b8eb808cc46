/** What is written in e-mails and on the pages that they lead to, besides the notices themselves. */

export const DIGEST_SUBJECT = (count: number, club: string): string => `${count} notices from ${club}`;
export const OPEN = 'Open';
export const WHY = (club: string): string => `You get this because you play at ${club} and asked for e-mails.`;
export const STOP = 'Stop all e-mails';
export const CHOOSE = 'Choose what you’re told';

export const CONFIRM_SUBJECT = (club: string): string => `Please confirm your e-mail address for ${club}`;
export const CONFIRM_TEXT = (club: string): string =>
  `Your e-mail address was entered at ${club}, to tell you about challenges and results. Please confirm that it’s yours. If you do nothing, you won’t get any more e-mails.`;
export const CONFIRM = 'Confirm this address';
export const NOT_MINE = 'This isn’t me';

export const SIGN_IN_SUBJECT = (club: string): string => `Your sign-in link for ${club}`;
export const SIGN_IN_TEXT = (club: string): string =>
  `Open this link on the device on which you want to sign in at ${club}. It works once, within 24 hours. If you didn’t ask for it, ignore this e-mail.`;
export const SIGN_IN = 'Sign in on this device';

/** A page with one button, and what it says once that was pressed. */
interface Asking {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly done: string;
}

export const STOPPING = (club: string): Asking => ({
  title: 'Stop all e-mails?',
  text: `${club} won’t send you any more e-mails. You can switch them on again on your page.`,
  button: STOP,
  done: 'Done. You won’t get any more e-mails.',
});

export const CONFIRMING = (club: string): Asking => ({
  title: 'Is this your e-mail address?',
  text: `${club} will tell you about challenges and results by e-mail. You can stop that at any time.`,
  button: CONFIRM,
  done: 'Thank you. Your address is confirmed.',
});

export const SIGNING_IN = (club: string): Asking => ({
  title: `Sign in at ${club}`,
  text: 'You’ll stay signed in on this device.',
  button: SIGN_IN,
  done: 'You’re signed in.',
});

export const GONE = 'This link is invalid or has expired.';

/** The page on which players choose what they are told. */
export const CHOOSING = {
  title: 'E-mails for you',
  email: 'Your e-mail address',
  hint: 'Only you see it, and you can remove it at any time.',
  kinds: 'Tell me when',
  kind: {
    challenged: 'somebody challenges me',
    answered: 'my challenge is accepted, declined or withdrawn',
    confirm: 'a result waits for me to confirm',
    moved: 'other games move me up or down',
    due: 'something is due soon',
    night: 'there’s a club night',
  },
  daily: 'One e-mail a day instead of single ones',
  quiet: 'We don’t write between 22:00 and 08:00.',
  save: 'Save',
  saved: 'Saved.',
  asked: 'Saved. We’ve sent you an e-mail: please confirm your address there.',
  invalid: 'That isn’t an e-mail address.',
  notByLink: 'Nothing was saved. Please sign in to change your address.',
  tooMany: 'Too many e-mails today. Please try again tomorrow.',
  states: {
    asked: 'Not confirmed yet: please look for our e-mail.',
    confirmed: 'Confirmed.',
    stopped: 'Stopped. Save to start again.',
    bounced: 'E-mails to this address came back. Please check it.',
  },
  signedOut: 'Please open your invite link first, or the link in one of our e-mails.',
} as const;

export const ASKING_LINK = {
  title: 'Sign in by e-mail',
  text: 'Enter the address at which you get e-mails from this club. We’ll send you a link that works once.',
  button: 'Send me a sign-in link',
  done: 'If we know that address, the link is on its way. It works for 24 hours.',
} as const;
