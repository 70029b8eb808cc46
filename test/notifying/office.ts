import type { Mail, PostOffice } from '#functions/aws/post-office.ts';

/** A post office that hands over what it is given; while it is busy it takes nothing. */
export const officeTo = (take: (mail: Mail) => unknown, isBusy = () => false): PostOffice => ({
  from: 'notices@ladder.example',
  send: async (mail) => {
    if (isBusy()) return 'later';
    take(mail);
    return 'sent';
  },
});
