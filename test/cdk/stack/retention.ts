import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CODE_LIFE } from '#functions/books/codes.ts';
import { DISPUTE_KEPT } from '#functions/books/disputes.ts';
import { DATE_KEPT } from '#functions/books/game-dates.ts';
import { BLOCKED, REQUEST_KEPT } from '#functions/books/join-requests.ts';
import { NOTICE_SECONDS } from '#functions/books/notices.ts';
import { HELD_SECONDS, SENT_SECONDS } from '#functions/books/notices-sent.ts';
import { GAME_ASKED_FOR, PROPOSAL_STANDS } from '#functions/books/proposals.ts';
import { ASKED_FOR, COUNTED_FOR } from '#functions/books/sign-ups.ts';
import { SUGGESTION_STANDS } from '#functions/books/suggestions.ts';
import { TERMS } from '#functions/http/session-length.ts';
import { REMEMBERED_SECONDS } from '#functions/ladders/idempotency.ts';
import { INVITED_FOR, SIGN_IN_FOR } from '#functions/notifying/addresses/sign-in-links.ts';
import { MAIL_KEPT } from '#local/mailbox.tsx';
import { all, the } from './template.ts';

const DAY = 24 * 3600;
const days = (seconds: number): number => seconds / DAY;
const daysOf = (milliseconds: number): number => days(milliseconds / 1000);

const [rule] = the('AWS::S3::Bucket', 'Transfers').LifecycleConfiguration.Rules;
const [replaced] = the('AWS::S3::Bucket', 'Backups').LifecycleConfiguration.Rules;
const logs = all('AWS::Logs::LogGroup').map(({ RetentionInDays }) => RetentionInDays);
const letters = all('AWS::SQS::Queue').flatMap(({ MessageRetentionPeriod }) => MessageRetentionPeriod ?? []);
const sessionOf = ({ idle, longest }: (typeof TERMS)['player']) => [daysOf(idle), daysOf(longest)];

/** In days, but for codes, which are kept for minutes; in the order of the page. */
const KEPT: Readonly<Record<string, readonly number[]>> = {
  'the log of all functions; the gateway’s, which has network addresses': logs,
  'what could not be worked off, as ids (dead letters)': [...new Set(letters)].map(days),
  'season logs on their way in or out': [rule.ExpirationInDays],
  'what was replaced or deleted, in backups': [replaced.NoncurrentVersionExpiration.NoncurrentDays],
  'an organiser’s session that is not used; one that is': sessionOf(TERMS.organiser),
  'a scorer’s session that is not used; one that is': sessionOf(TERMS.scorer),
  'a player’s session that is not used; one that is': sessionOf(TERMS.player),
  'which request got which answer': [days(REMEMBERED_SECONDS)],
  'what a webhook or player is to be told, or an organiser writes to players; what is held back': [
    days(NOTICE_SECONDS),
    days(HELD_SECONDS),
  ],
  'which address was sent which notice, so that none comes twice': [days(SENT_SECONDS)],
  'a code that confirms an organiser’s session or address': [CODE_LIFE / 60_000],
  'a link in an e-mail that signs in; an invitation, of an organiser too': [daysOf(SIGN_IN_FOR), daysOf(INVITED_FOR)],
  'a sign-up that nobody confirms; how many clubs signed up that day': [daysOf(ASKED_FOR), daysOf(COUNTED_FOR)],
  'a request to join; a block of its address; of its network': [REQUEST_KEPT, BLOCKED.email, BLOCKED.from].map(daysOf),
  'a dispute; the date of a game, after its day': [daysOf(DISPUTE_KEPT), daysOf(DATE_KEPT)],
  'a challenge to which both have to agree; a game to which all have to': [PROPOSAL_STANDS, GAME_ASKED_FOR].map(daysOf),
  'a game that was suggested to two': [daysOf(SUGGESTION_STANDS)],
  'e-mails in a laptop’s data folder': [daysOf(MAIL_KEPT)],
};

it('docs/operate.md says how long everything is kept that is not kept for good', () => {
  const page = readFileSync(new URL('../../../docs/operate.md', import.meta.url), 'utf8');
  const [, part = ''] = page.split('\n## How long it is kept\n');
  const [table = ''] = part.split('\n## ');
  const rows = [...table.matchAll(/^\| (.*) \| (\d.*) \|$/gm)];
  const said = rows.map(([, what, times = '']) => [what, times.split('; ').map((time) => Number.parseInt(time, 10))]);
  expect(said).toEqual(Object.entries(KEPT));
});

it('what was sent is known for longer than its message can come again, from among the dead letters too', () => {
  expect(SENT_SECONDS).toBeGreaterThanOrEqual(Math.max(...letters) + HELD_SECONDS);
});
