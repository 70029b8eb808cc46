import { Construct } from 'constructs';
import { SIGN_UP_PAGES } from '#functions/http/routes.ts';
import { type Api, siteMark } from './api.ts';
import type { LadderFunction } from './ladder-function.ts';
import type { LadderTable } from './ladder-table.ts';
import type { Mails } from './mails.ts';

interface SignUpProps {
  readonly table: LadderTable;
  readonly api: Api;
  readonly mails: Mails;
  readonly clubsADay: number;
}

/** Lets clubs sign themselves up; it is there only where a deployment wants that. */
export class SignUp extends Construct {
  readonly worker: LadderFunction;

  constructor(scope: Construct, id: string, { table, api, mails, clubsADay }: SignUpProps) {
    super(scope, id);
    this.worker = mails.writing('sign-up', 'Lets clubs sign themselves up.', {
      CLUBS_A_DAY: String(clubsADay),
      SITE_MARK: siteMark(),
    });
    table.let(this.worker, 'get', 'query', 'put', 'update', 'delete', 'check');
    api.pages(this, 'sign-up', SIGN_UP_PAGES, this.worker);
  }
}
