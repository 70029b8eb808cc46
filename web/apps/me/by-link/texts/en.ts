export const en = {
  title: 'Sign in',
  why: 'Opened from the home screen, this page needs you to sign in once more.',
  link: 'Paste your invite link',
  signIn: 'Sign in',
  wrong: 'That isn’t an invite link of this site.',
};
