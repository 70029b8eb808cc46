import { signInAt } from '../session/ways-in.ts';
import { ANSWERS } from '../texts.ts';

interface SignInProps {
  readonly club: { readonly id: string; readonly mails?: boolean | undefined };
}

/** The way in for visitors; people who are signed in are shown the way to their own page by a script. */
export const SignIn = ({ club: { id, mails } }: SignInProps) => (
  <a class="sign-in" href={signInAt(id, mails)}>
    {ANSWERS.signIn}
  </a>
);
