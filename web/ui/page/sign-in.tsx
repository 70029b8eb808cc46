import { signInAt } from '../session/ways-in.ts';
import { ANSWERS } from '../texts.ts';

interface SignInProps {
  readonly club: { readonly id: string; readonly mails?: boolean | undefined };
}

/** The way in for whoever is not signed in; for others a script shows the way to their own page. */
export const SignIn = ({ club: { id, mails } }: SignInProps) => (
  <a class="sign-in" href={signInAt(id, mails)}>
    {ANSWERS.signIn}
  </a>
);
