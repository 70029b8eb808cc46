import type { Role } from '../../../shared/vocabulary/club.ts';

const ARTICLED: { readonly [R in Role]: string } = {
  organiser: 'an organiser',
  scorer: 'a scorer',
  player: 'a player',
};

export const en = {
  outage:
    'We can’t tell whether this was done. Please try again in a moment, with the same Idempotency-Key if you sent one.',
  noLadder: 'There is no such ladder.',
  noClub: 'There is no such club.',
  closed: 'This ladder is closed: nothing more is recorded on it.',
  beingDeleted:
    'What was here before under this name is still being deleted. Please try again in a quarter of an hour.',
  suspended: 'This club is suspended: nothing can be changed. Please ask whoever runs this service.',
  deleted: 'This ladder was deleted.',
  /** Of an invite link, or of a session. */
  link: {
    unknown: 'This invite link isn’t valid. Please ask your organiser for a new one.',
    none: 'You need to sign in. Please open the invite link from your organiser.',
    revoked: 'This invite link was withdrawn. Please ask your organiser for a new one.',
    expired: 'This invite link has expired. Please ask your organiser for a new one.',
    ended: 'You’re signed out. Please open your invite link again, or ask your organiser for a new one.',
    stopped: 'This invite link was stopped. Please ask your organiser for a new one.',
    replaced: 'This invite link has been replaced. Please ask your organiser for the new one.',
    used: 'This invite link has already been used. Links for organisers and scorers work once. Please ask for a new one.',
    program: 'This key is for a program. It can’t open pages.',
  },
  /** What players are told where something is not their own business, by verb. */
  own: {
    join: 'You can only join for yourself.',
    prefer: 'You can only change your own preferences.',
    away: 'You can only say when you’re away yourself.',
    back: 'You can only say that you’re back yourself.',
    arrive: 'You can only check yourself in.',
    challenge: 'You can only challenge for yourself.',
    accept: 'You can only accept challenges made to you.',
    decline: 'You can only decline challenges made to you.',
    withdraw: 'You can only withdraw your own challenges.',
    postpone: 'You can only agree for yourself to postpone a challenge.',
    result: 'You can only report your own results.',
    start: 'The others have to agree first. Ask them, and the game starts once they all have.',
    finish: 'You can only finish your own games.',
    approve: 'You can only confirm what another player reported of your own game.',
    reject: 'You can only withdraw your own reports, or dispute other players’ reports about you.',
  },
  notYours: 'You can’t do this.',
  forOfficials: 'Only an organiser or a scorer can do this.',
  forOrganisers: 'Only an organiser can do this.',
  /** Who may not, and who may. */
  notYourRole: (role: Role, allowed: readonly Role[]) =>
    `Only ${allowed.map((each) => ARTICLED[each]).join(' or ')} may do this, not ${ARTICLED[role]}.`,
  operatorOnly: 'Only the person who runs this service can do this.',
  nowhere: 'There is nothing at this address.',
  otherClub: 'This access key is for another club.',
  whichSession: 'You’re signed in more than once here. Please reload this page.',
  otherSite: 'Requests from other websites aren’t accepted. (Programs: leave out the Origin header.)',
  /** Of what a request says in its body, its query and its headers. */
  request: {
    notJson: 'This is not JSON.',
    typeOfJson: 'Please send JSON, with the content type application/json.',
    typeOfLog: 'Please send the season log with the content type application/jsonl.',
    tooLarge: (kilobytes: string) => `Too large: the limit is ${kilobytes} KB.`,
    logTooLarge: 'Too large: the limit for one request is 4 MB. Ask for a link to send a larger log.',
    noTrial: 'dryRun: this cannot be tried out. Nothing was done.',
    unknown: (names: string) => `Unknown query parameter: ${names}.`,
    upload: 'must be what a link to send a log came with',
    line: 'must be the number of a line',
    change: 'must be the id of a change',
    idempotencyKey: (longest: string) => `Idempotency-Key: must be 1–${longest} printable ASCII characters.`,
    ifMatch: 'If-Match: must be one ETag of this ladder, such as "12".',
    seen: 'Ladder-Seen: must be the number of a line, such as 12.',
    actingAs: 'Acting-As: must be roles or sessions, such as "scorer, organiser".',
  },
  /** The browser in which somebody has signed in. */
  device: { unknown: 'A browser', on: (browser: string, system: string) => `${browser} on ${system}` },
  memberships: 'Only an organiser or a scorer can record memberships.',
  arrivals: 'Only an organiser or a scorer can say when a player arrived.',
  overriding: 'Only an organiser or a scorer can override a rule.',
  bothAgree: 'The other player has to agree too. Propose the match, and they can agree on their own page.',
  notAmendable:
    'A scorer can only correct or cancel what they recorded themselves, on the same day. An organiser can do it.',
  namesake: 'Two invite links have the same label, so we can’t tell who recorded this. An organiser can change it.',
  seasonTurned: 'A new season has begun since you looked, so this was not recorded. Please look again.',
  changed: 'The ladder has changed since you looked. Please look again.',
  keyReused: 'This Idempotency-Key was given with another request before.',
  busy: 'This ladder is very busy. Please try again in a moment.',
  tooMany: {
    network: 'Too many requests from your network. Please try again in a moment.',
    link: 'Too many requests from this invite link. Please try again in a moment.',
    club: 'Your club is sending too many requests. Please try again in a moment.',
    underWay: 'You have too many requests in progress. Please wait a moment.',
    records: 'You are recording too much at once. Please try again in a moment.',
    challenges: 'You have made or withdrawn too many challenges today. Please try again later.',
    asks: 'Too many people have asked to join today. Please try again tomorrow.',
    asksOfAddress: 'Too many people have asked to join from your network. Please try again in an hour.',
    pings: 'This ladder has sent too many tests. Please try again in a few minutes.',
    ladders: 'Your club has made too many new ladders today. Please try again tomorrow.',
    listings: 'Too many changes to the club page. Please try again in an hour.',
    namings: 'The names have been changed too often. Please try again in an hour.',
  },
};
