export const en = {
  open: 'Open',
  wrong: 'That’s wrong',
  digest: (count: number, club: string) => `${count} notices from ${club}`,
  why: (club: string) => `You get this because you play at ${club} and asked for e-mails.`,
  choose: 'Choose what you’re told',
  gone: 'This link is invalid or has expired.',
  goneText: 'Sign-in links work once, for 24 hours. For anything else, please use our latest e-mail to you.',
  outage: 'Something went wrong. Please try again in a moment.',
  /** A letter, and the page with one button that it leads to: `done` is said once that was pressed. */
  confirming: {
    subject: (club: string) => `Please confirm your e-mail address for ${club}`,
    letter: (club: string) =>
      `Your e-mail address was entered at ${club}, to tell you about challenges and results. Please confirm that it’s yours. If you do nothing, you won’t get any more e-mails.`,
    notMine: 'This isn’t me',
    title: () => 'Is this your e-mail address?',
    text: (club: string) =>
      `${club} will tell you about challenges and results by e-mail. You can stop that at any time.`,
    button: 'Confirm this address',
    done: 'Thank you. Your address is confirmed.',
  },
  signingIn: {
    subject: (club: string) => `Your sign-in link for ${club}`,
    letter: (club: string) =>
      `Open this link on the device on which you want to sign in at ${club}. It works once, within 24 hours. If you didn’t ask for it, ignore this e-mail.`,
    title: (club: string) => `Sign in at ${club}`,
    text: () => 'You’ll stay signed in on this device.',
    button: 'Sign in on this device',
  },
  stopping: {
    title: () => 'Stop all e-mails?',
    text: (club: string) => `${club} won’t send you any more e-mails. You can switch them on again on your page.`,
    button: 'Stop all e-mails',
    done: 'Done. You won’t get any more e-mails.',
  },
  /** The page on which players choose what they are told. */
  choosing: {
    title: 'E-mails for you',
    whose: (name: string) => `These are ${name}’s e-mails.`,
    email: 'Your e-mail address',
    hint: 'Only you see it, and you can remove it at any time.',
    kinds: 'Tell me when',
    kind: {
      challenged: 'somebody challenges me',
      answered: 'my challenge is accepted, declined or withdrawn',
      date: 'a date for my game is proposed, agreed or called off',
      moved: 'other games move me up or down',
      due: 'something is due soon',
      night: 'there’s a club night',
    },
    always: 'You’re always told when someone enters a result of your game.',
    daily: 'One e-mail a day instead of single ones',
    quiet: (from: string, to: string) => `We don’t write between ${from} and ${to}.`,
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
      bounced:
        'E-mails to this address came back, so we’ve stopped sending them. Please enter another one, or save it to try again.',
      complained: 'Our e-mails were marked as spam, so we’ve stopped sending them. Save the address to start again.',
    },
    signedOut: 'Please open your invite link first, or the link in one of our e-mails.',
  },
  askingLink: {
    title: 'Sign in by e-mail',
    text: 'Enter the address at which you get e-mails from this club. We’ll send you a link that works once.',
    button: 'Send me a sign-in link',
    done: 'If we know that address, the link is on its way. It works for 24 hours.',
  },
};
