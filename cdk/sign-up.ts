import { Construct } from 'constructs';
import { SIGN_UP_PAGES } from '../functions/http/routes.ts';
import { CLUBS_A_DAY } from '../functions/sign-up/world.ts';
import { type Api, siteMark } from './api.ts';
import type { LadderTable } from './ladder-table.ts';
import type { Mails } from './mails.ts';

/**
 * How many clubs may sign themselves up on a day, by context: `-c signUp=true`, and `-c clubsADay=50` for another number than
 * the usual one. Nothing where none may.
 */
export function signUpOf(context: unknown, clubsADay: unknown, mailFrom: string | undefined): number | undefined {
  if (context === undefined || context === 'false' || context === false) return undefined;
  if (context !== 'true' && context !== true) throw new Error(`signUp=${context}: must be true or false`);
  if (mailFrom === undefined)
    throw new Error('signUp=true: clubs sign up by e-mail, so name a sender too: -c mailFrom=notices@ladder.example');
  if (clubsADay === undefined) return CLUBS_A_DAY;
  const most = Number(clubsADay);
  if (Number.isInteger(most) && most >= 1 && most <= 10_000) return most;
  throw new Error(`clubsADay=${clubsADay}: must be a number of clubs from 1 to 10000`);
}

interface SignUpProps {
  readonly table: LadderTable;
  readonly api: Api;
  readonly mails: Mails;
  readonly clubsADay: number;
}

/** Lets clubs sign themselves up; it is there only where a deployment wants that. */
export class SignUp extends Construct {
  constructor(scope: Construct, id: string, { table, api, mails, clubsADay }: SignUpProps) {
    super(scope, id);
    const signUp = mails.writing('sign-up', 'Lets clubs sign themselves up.', {
      CLUBS_A_DAY: String(clubsADay),
      SITE_MARK: siteMark(),
    });
    table.let(signUp, 'get', 'query', 'put', 'update', 'delete', 'check');
    api.pages(this, 'sign-up', SIGN_UP_PAGES, signUp);
  }
}
