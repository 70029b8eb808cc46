import { usePart } from '../page/use-part.ts';
import { ACCOUNT_TEXT } from '../texts.ts';
import type { AccountProps } from './account-part.tsx';
import { ACCOUNT } from './sign-out.ts';

/** As whom a page acts, and the ways to others; as long as those did not come, to where there are all of them. */
export const Account = (props: AccountProps) => {
  const { Part } = usePart<AccountProps>('account', props.actor);
  return Part ? <Part {...props} /> : <a href={ACCOUNT}>{ACCOUNT_TEXT.switch}</a>;
};
