export const en = {
  send: 'Send me a sign-in link by e-mail',
  of: (club: string) => `${club}: send me a sign-in link by e-mail`,
};
