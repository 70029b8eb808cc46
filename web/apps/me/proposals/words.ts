export const TEXT = {
  proposed: 'Proposed matches',
  agree: 'Agree',
  refuse: 'No, thanks',
  takeBack: 'Take back',
  outside: 'Outside your range, if you both agree',
  hint: 'They’ll see your proposal on their own page. It becomes a challenge once they agree.',
  propose: 'Propose a match',
  back: 'Back',
} as const;
