import type { Lambda } from '#shared/features/operation.ts';

/** The pages that e-mails lead to, answered by functions/mail.ts; they are for people, and no part of the API. */
export const MAIL_PAGES = '/api/mail/{club}/{page}';
/** By which clubs sign up, answered by functions/sign-up.ts where a deployment lets them; no part of the API either. */
export const SIGN_UP_PAGES = '/api/sign-up/{page}';
/** What answers HTTP: a function with operations of the API, or one with such pages. */
export type Answering = Lambda | 'mail' | 'sign-up';
