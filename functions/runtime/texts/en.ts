import type { Role } from '#shared/vocabulary/club.ts';
import { ordinal } from '#shared/words/english.ts';

const ARTICLED: { readonly [R in Role]: string } = {
  organiser: 'an organiser',
  scorer: 'a scorer',
  player: 'a player',
};

export const admin = {
  clubExists: (id: string) => `There is a club “${id}” already.`,
  idReserved: 'id: is taken by the site itself.',
  ladderExists: (id: string) => `There is a ladder “${id}” already.`,
  tooManyLadders: (most: string) => `A club has ${most} ladders at most. Please ask for another club.`,
  zoneMeant: (zone: string) => `timezone: must name a place, or be UTC. Did you mean ${zone}?`,
  otherName: 'name: doesn’t match. Type the name exactly as it appears on its page.',
  noSeason: 'This ladder has had no such season.',
  unplayed: 'Nothing has been played this season yet, so the next one can’t start.',
  running: (end: string) => `This season runs until ${end}. End it early, or wait until it is over.`,
  tooEarly: (end: string) => `season.start: the last season runs to ${end}, so the next can’t start before that day.`,
  firstSeason: 'This is the ladder’s first season.',
  played: 'This season has been played in, so its start can’t be undone any more.',
  /** Of seasons from before the ladder was here. */
  earlier: {
    over: (latest: string) => `season.end: an earlier season needs a last day in the past, no later than ${latest}.`,
    nobody: 'There are no players in this log.',
    within: (name: string) => `These days already belong to season ${name}.`,
    playedHere: 'Only a season that was added from a list can be removed. This one was played here.',
    full: 'No more seasons can be added to this ladder. Create another ladder, and add them there.',
    tooLong: (most: string) => `The log of an earlier season has ${most} lines at most.`,
  },
  tooManyWebhooks: 'A ladder has ten webhooks at most. Remove one first.',
  /** Of season logs that are to become ladders. */
  imports: {
    notSent: 'upload: nothing was uploaded with that link, or it has expired.',
    underWay: 'A log is being imported. Please try again once it’s finished.',
    tooMany: (most: string) => `A club has ${most} imports at most. Cancel one that is no longer needed.`,
  },
};

export const httpPicture = {
  noPicture: 'Choose a still picture, as PNG or WebP.',
  noJpeg: 'Choose a still picture, as JPEG.',
  notSquare: (pixels: number) => `The picture must be square, and ${pixels} pixels wide at most.`,
};

export const httpDates = {
  unreadable: 'Please give a date and a time, such as 2026-11-24T19:30.',
  past: 'That date is in the past.',
  tooLate: (last: string) => `Please choose a date up to ${last}.`,
  notOpen: 'This challenge isn’t open any more.',
  notAccepted: 'A date can be proposed once the challenge is accepted.',
  notYours: 'Only the two players of a challenge can agree a date for it.',
  own: 'The other player has to accept your date.',
  none: 'There’s no date to cancel.',
  changed: 'The date has been changed meanwhile. Please look again.',
};

export const httpDisputes = {
  notDisputable:
    'You can say that a result is wrong for two weeks, if someone else entered it and it hasn’t been confirmed or changed since.',
  notYours: 'You can only do that for your own games.',
  already: 'You’ve already said that this result is wrong.',
  unknown: 'Nobody says that this result is wrong.',
};

export const importing = {
  inLine: (line: number, what: string) => `Line ${line}: ${what}`,
  most: {
    lines: (count: string) => `Too many lines: the limit is ${count}.`,
    corrections: 'Too many corrections reach far back. Fix the original lines instead, or combine the corrections.',
    stored: (part: string) => `${part}: this is too large to be stored.`,
  },
  logGone: 'The log is no longer there. Please send it again.',
  givenUp: 'This keeps failing. Please contact the person who runs this service.',
};

export const mail = {
  digest: (count: number, club: string) => `${count} notices from ${club}`,
  why: (club: string) => `You get this because you play at ${club}.`,
  message: (ladder: string) => `${ladder}: a message from the organiser`,
  quoted: (name: string) => `“${name}”`,
  unread: 'Nobody reads replies to this e-mail.',
  choose: 'Choose what you’re told',
  gone: 'This link is invalid or has expired.',
  outage: 'Something went wrong. Please try again in a moment.',
  /** A letter, and the page with one button that it leads to: `done` is said once that was pressed. */
  confirming: {
    subject: (club: string) => `Please confirm your e-mail address for ${club}`,
    letter: (club: string) =>
      `Your e-mail address was entered at ${club}, to tell you about challenges and results. Please confirm that it’s yours. If you do nothing, you won’t get any more e-mails.`,
    title: () => 'Is this your e-mail address?',
    text: (club: string) =>
      `${club} will tell you about challenges and results by e-mail. You can stop that at any time.`,
    button: 'Confirm this address',
    done: 'Thank you. Your address is confirmed.',
  },
  inviting: {
    /** For people whose link has no name. */
    theOrganiser: 'The organiser',
    subject: (name: string, ladder: string, club: string) => `${name}, you’re invited to ${ladder} at ${club}`,
    title: (name: string) => `${name}, you’re invited`,
    by: (who: string, ladder: string, club: string) => `${who} invites you to the ladder “${ladder}” at ${club}.`,
    /** Some days after an invitation that was not opened, and of what tells of a challenge. */
    reminder: (ladder: string, club: string) =>
      `You’ve been invited to the ladder “${ladder}” at ${club}, and haven’t opened your page yet.`,
    /** To a player who asks for it. */
    again: (ladder: string, club: string) => `Here’s your invitation to the ladder “${ladder}” at ${club} again.`,
    starts: (rung: number, of: number) => `You start ${ordinal(rung)} of ${of}.`,
    playsWith: (partners: string) => `You play with ${partners}.`,
    stands: (rung: number, of: number) => `You’re ${ordinal(rung)} of ${of}.`,
    /** The organiser’s own words. */
    own: (who: string, words: string) => `${who} writes: “${words}”`,
    text: 'Your page shows where you stand and who you can challenge. This link opens it, and you stay signed in on that device. It works once, within 14 days.',
    button: (name: string) => `Open ${name}’s page`,
    /** Of a club that nobody has looked at yet: it says nothing of its own but its name. */
    untried: {
      subject: (who: string, club: string) => `${who} invites you to “${club}”`,
      title: 'You’re invited to a ladder',
      by: (who: string, club: string) => `${who} invites you to a ladder of “${club}” on Club Ladder.`,
      text: 'On a ladder, players challenge each other and move up by winning. This link opens your page, and you stay signed in on that device. It works once, within 14 days. If you don’t know who invites you, press “This isn’t me” below, and you get no more e-mails.',
      challenged: 'Someone on it has challenged you. Your page says who, and until when you can answer.',
    },
  },
  signingIn: {
    letter: (club: string, name: string) =>
      `To sign in at ${club} as ${name}, open this link on the device you’ll use. It works once, within 24 hours. If you didn’t ask for it, ignore this e-mail.`,
    title: (club: string, name: string) => `Sign-in link for ${name} at ${club}`,
    text: () => 'You’ll stay signed in on this device.',
    button: (name: string) => `Sign in as ${name}`,
  },
  /** To organisers: what waits for them in Admin. */
  organisers: {
    asked: {
      title: (count: number, ladder: string) =>
        count === 1 ? `Someone asks to join ${ladder}` : `${count} people ask to join ${ladder}`,
      text: 'You can accept or decline in Admin, under People.',
    },
    disputed: {
      title: (player: string) => `${player} disputed a result`,
      text: (player: string, ladder: string) =>
        `According to ${player}, a result on ${ladder} is wrong. You decide in Admin, under Results.`,
    },
    several: (count: number, club: string) => `${count} things are waiting for you at ${club}`,
    button: 'Open Admin',
    why: (club: string) => `You get this e-mail as an organiser of ${club}.`,
    stopping: {
      text: (club: string) =>
        `You’ll no longer be told by e-mail what’s waiting for you at ${club}. Codes and news of your own access still come. This link switches these e-mails on again.`,
      button: 'Stop these e-mails',
    },
    again: { button: 'Switch them on again', done: 'Done. You’ll be told by e-mail again.' },
  },
  newOrganiser: {
    subject: (club: string) => `A new organiser link at ${club}`,
    text: (label: string, by: string, club: string) =>
      `A link or key for “${label}” was made by “${by}”. The person who has it can do everything at ${club}. If you weren’t expecting this, revoke it in Admin under People, and sign out any browser you don’t know.`,
  },
  code: {
    subject: (club: string) => `Your code for ${club}`,
    title: (code: string) => `Your code: ${code}`,
    text: (label: string, club: string, device: string) =>
      `Enter these six digits where you were asked for them, within 10 minutes. They confirm that it’s you, “${label}”, who is about to do something important at ${club} (${device}). Nobody from ${club} will ever ask you for them. If it wasn’t you, sign that browser out in Admin, under People.`,
    addressText: (label: string, club: string, device: string) =>
      `Enter these six digits where you were asked for them, within 10 minutes. This address will then belong to “${label}”, an organiser of ${club} (${device}). If you don’t know ${club}, ignore this e-mail.`,
    button: 'That wasn’t me',
  },
  addressChanged: {
    subject: (club: string) => `Your address at ${club} was changed`,
    text: (label: string, club: string, to: string) =>
      `Codes and e-mails for “${label}”, an organiser of ${club}, go to ${to} from now on, and no longer here. If it wasn’t you, sign out any browser you don’t know, in Admin under People, or ask another organiser to.`,
  },
  organiserInvited: {
    subject: (club: string) => `You’re invited to run ${club}`,
    text: (by: string, club: string) =>
      `“${by}” has made you an organiser of ${club}: you can enter results, look after people and change settings. Open this link on the device you’ll use for that; you’ll stay signed in there. It works once, within 14 days. If you don’t know ${club}, ignore this e-mail.`,
    button: 'Become an organiser',
  },
  /** The reader of an address says that it isn't theirs. */
  disowning: {
    title: () => 'Not you?',
    text: (club: string) =>
      `We’ll stop writing to this address, and tell ${club} that it’s someone else’s. The links in the e-mails we sent here stop working.`,
    button: 'This isn’t me',
    done: 'Thank you. Those links no longer work, and we’ve told the club.',
  },
  leavingAlone: {
    text: 'No club of this service will invite you at this address any more, or write to you by e-mail, unless you ask for it yourself.',
    button: 'Let no club write to me',
    done: 'Done. No club here writes to you any more, unless you ask for it.',
  },
  stopping: {
    title: () => 'Stop all e-mails?',
    text: (club: string) => `${club} won’t send you any more e-mails. You can switch them on again on your page.`,
    button: 'Stop all e-mails',
    done: 'Done. You won’t get any more of these e-mails.',
  },
  /** The page on which players choose their notices. */
  choosing: {
    title: 'E-mails for you',
    whose: (name: string) => `These are ${name}’s e-mails.`,
    hint: 'Only you see it, and you can remove it at any time.',
    quiet: (from: string, to: string) => `We don’t write between ${from} and ${to}.`,
    signedOut: 'Please open your invite link first, or the link in one of our e-mails.',
  },
  /** Of a link that does nothing any more; `days`: for how many it was. */
  dead: {
    title: 'This link no longer works',
    earlier: 'Use the link in our latest e-mail to you: this one is older, or incomplete.',
    again: 'Enter your e-mail address, and we’ll send you another.',
    used: 'It has already been used: it works only once.',
    over: (days: number) => (days === 1 ? 'This link was for 24 hours.' : `This invitation was for ${days} days.`),
    usedOrOver: (days: number) =>
      days === 1
        ? 'It works once, within 24 hours. It has been used, is too old, or is incomplete.'
        : `It works once, within ${days} days. It has been used, is too old, or is incomplete.`,
    withdrawn:
      'Your organiser has withdrawn or replaced your access since. If no e-mail arrives, ask them for a new link.',
  },
  /** The same where no club is named. */
  askingAnywhere: {
    orLink: 'Your personal invite link works too, on paper or in a chat: open it, or scan its QR code.',
  },
  askingLink: {
    title: 'Sign in by e-mail',
    text: 'Enter the address this club writes to. We’ll send you a link that works once.',
    done: 'If we know that address, an e-mail with a link is on its way.',
    nothing: 'Nothing within five minutes? Look in your spam folder, or ask your organiser to invite you.',
  },
};

export const people = {
  tooManyMembers: (most: string) => `A club has ${most} members at most.`,
  memberChanged: 'Someone else has changed this member. Please check and try again.',
  /** `field` is the member's place in the request, such as `members.2`. */
  idTaken: (field: string, id: string) => `${field}: another member has the id “${id}” already.`,
  idTwice: (field: string) => `${field}: the id is given to two people.`,
  idForgotten: (field: string, id: string) => `${field}: “${id}” is being erased at the moment. Choose another id.`,
  onLadders: (ladders: string) => `They’re (or were) on ${ladders}: use “Erase a person” instead.`,
  messagedToday: 'A message went to these players today already. The next one can go tomorrow.',
  /** What the admin history says of a change. */
  members: (count: string) => `${count} members`,
  /** The head of a copy of everything stored about a person. */
  copy: {
    about: (club: string, name: string, isOwn: boolean): readonly string[] => [
      `All that ${club} keeps of ${name} on this service.`,
      'kept.member: what the club’s list of members says. kept.names: how the public sees the name, and names of before.',
      'kept.contact: how they’re told. kept.links and kept.browsers: links, and where they’re signed in. kept.requests: requests to join.',
      'kept.history: lines of the admin history that name them. kept.notices: messages of the last three days. kept.mentions: where else they’re named.',
      'kept.beside: proposals, dates of games, and results that were said to be wrong.',
      'ladders: the lines of each season’s log that are about them. Rungs, points and statistics follow from these lines.',
      'Left out: secrets (links and keys are kept only as digests), counters that pass within days, and backups, which go after 35 days.',
      isOwn
        ? 'What organisers have written about other people isn’t in here, nor who recorded a line: please ask your organiser.'
        : 'What only they may see isn’t in here: an address and a number of their own, and what they want to be told. They find it on their page.',
    ],
  },
  requestsClosed: 'This club doesn’t take requests here. Please ask an organiser.',
  tooManyAsk: (most: string) => `${most} people are waiting to join already. Please ask an organiser.`,
  unknownRequest: 'This request has already been answered, or has expired.',
  unknownPlayer: (id: string) => `“${id}” has never been on one of this club’s ladders.`,
  /** How a forgotten person is named from then on. */
  former: (number: string) => `Former player ${number}`,
  tooManyKeys: (most: string) => `A club has ${most} access keys at most, revoked ones included.`,
  linkNotInUse: 'This link was revoked or replaced before. Please look at the list of links again.',
  expiresInPast: 'expires: must be in the future.',
  browsersOnly: 'Only a browser that is signed in can show notices.',
  noPush: 'Notices on phones aren’t set up here.',
  tooManyOrganisers:
    'Five organisers can be invited by e-mail in a day. Please try again tomorrow, or make a link and send it yourself.',
  noOwnWords:
    'text: nobody who runs this service has looked at your club yet. Until then, invitations have no words of your own: leave them out.',
  noMail: 'E-mails aren’t set up here. Print the links, or send them yourself.',
  badPushKeys: 'keys: must be those that a browser gives.',
  badPhone: 'phone: must be a phone number such as +44 7700 900123.',
};

export const proposals = {
  alreadyProposed: 'You’ve already proposed this match.',
  /** Of matches that one player proposes at a time. */
  tooMany: 'You have five open proposals. Withdraw one first.',
  officialsStart: 'As an organiser or scorer you needn’t ask players first: start the game.',
  alreadyAsked: 'You’ve already asked for a game. Withdraw that first.',
  gone: (player: string) => `${player} is not on the ladder.`,
  otherStake: (now: string, before: string) => `The stake is ${now} points now, and was ${before}. Please ask again.`,
  declined: 'One of the players has said no.',
};

export const publishing = {
  calendar: {
    begins: (ladder: string) => `${ladder}: the season begins`,
    open: (time: string) => `Open: to be played. Issued at ${time}.`,
    accepted: (time: string) => `Accepted: to be played. Issued at ${time}.`,
  },
  /** Remarks in the table of all moves. */
  table: {
    cancelled: (line: number) => `undone by line ${line}`,
    corrected: (line: number) => `corrected by line ${line}`,
  },
};

export const requests = {
  tooMany: 'Too many requests. Please try again in a moment.',
  later: 'Too many requests of this kind. Please try again later.',
  outage:
    'We can’t tell whether this was done. Please try again in a moment, with the same Idempotency-Key if you sent one.',
  noClub: 'There is no such club.',
  closed: 'This ladder is closed: nothing more is recorded on it.',
  beingDeleted: 'The ladder that had this name is still being deleted. Please try again in a quarter of an hour.',
  suspended: 'This club is suspended: nothing can be changed. Please ask the person who runs this service.',
  clubsClosed: 'Maintenance is under way, so nothing can be saved at the moment: please try again later.',
  deleted: 'This ladder was deleted.',
  /** Of an invite link, or of a session. */
  link: {
    unknown: 'This invite link is invalid. Please open the complete link, or ask your organiser for a new one.',
    none: 'You need to sign in. Please open the invite link from your organiser.',
    revoked: 'This invite link was revoked. Please ask your organiser for a new one.',
    expired: 'This invite link has expired. Please ask your organiser for a new one.',
    ended: 'You’re signed out. Please open your invite link again, or ask your organiser for a new one.',
    replaced: 'This invite link has been replaced by a new one. Please open that, or ask your organiser for it.',
    used: 'This invite link has already been used: those for organisers and scorers only work once. Please ask an organiser for a new one. If it wasn’t you who opened it, tell them.',
    program: 'This key is for a program. It can’t open pages.',
  },
  /** What players are told if something is not their own business, by verb. */
  own: {
    self: 'You can only do this for yourself.',
    answer: 'You can only answer challenges made to you.',
    withdraw: 'You can only withdraw your own challenges.',
    result: 'You can only report your own results.',
    start: 'The others have to agree first. Ask them, and the game starts once they all have.',
    approve: 'You can only confirm what another player reported of your own game.',
    reject: 'You can only withdraw your own reports, or dispute other players’ reports about you.',
  },
  notYours: 'You can’t do this.',
  /** Who may not, and who may instead. */
  notYourRole: (role: Role, allowed: readonly Role[]) =>
    `Only ${allowed.map((each) => ARTICLED[each]).join(' or ')} may do this, not ${ARTICLED[role]}.`,
  operatorOnly: 'Only the person who runs this service can do this.',
  nowhere: 'Not found. It may have been removed in the meantime.',
  wrongMethod: (methods: string) => `This address takes only ${methods}.`,
  otherClub: 'This access key is for another club.',
  code: {
    wrong: 'That isn’t the code. Please look again: it’s the six digits in our newest e-mail.',
    spent: 'This code no longer works. Please have another one sent.',
    noAddress: 'There’s no e-mail address that a code could be sent to. Please paste your invite link instead.',
    tooMany: 'Five codes can be sent in an hour. Please wait a while, or paste your invite link instead.',
  },
  confirm:
    'You signed in more than 15 minutes ago. For this, please confirm that it’s you: by a code that we e-mail you, or paste your invite link again. (Programs: send the key with the request.)',
  otherLink: 'This isn’t the link you signed in with here.',
  whichSession: 'You’re signed in more than once here. Please reload this page.',
  otherSite: 'Requests from other websites aren’t accepted. (Programs: leave out the Origin header.)',
  /** The browser of a session. */
  device: { unknown: 'A browser', on: (browser: string, system: string) => `${browser} on ${system}` },
  fromSheet: 'Only organisers and scorers record matches without a challenge on this ladder.',
  bothAgree: 'The other player has to agree too. Propose the match, and they can agree on their own page.',
  notAmendable:
    'A scorer can only correct or undo what they recorded themselves, on the same day. An organiser can do it.',
  namesake: 'Two invite links have the same label, so we can’t tell who recorded this. An organiser can change it.',
  seasonTurned: 'A new season has begun since you looked, so this wasn’t saved. Please look again.',
  changed: 'The ladder has changed since you looked. Please look again.',
  keyReused: 'This Idempotency-Key has already come with another request.',
  busy: 'This ladder is very busy. Please try again in a moment.',
  tooLarge: (most: number, unit: 'KB' | 'MB') => `Too large: the limit is ${most} ${unit}.`,
};

export const signUp = {
  subject: (club: string) => `Start ${club} on Club Ladder`,
  text: (club: string, address: string, hours: number) =>
    `You asked to start ${club} on Club Ladder, at ${address}. Open this link on the device you’ll run it from. It works once, within ${hours} hours. If you didn’t ask for this, ignore this e-mail: nothing was started, and your address will be deleted.`,
  ask: (address: string) => `Your club’s page will be ${address}. You’ll be its organiser, signed in on this device.`,
  goneText: 'It works once, for 24 hours. If your club isn’t there yet, please sign up again.',
  unsolved: 'That took too long, or was sent before. Please try again.',
  fullToday: 'No more clubs can be started here today. Please try again tomorrow.',
};

export const tooLarge = {
  players: 'A ladder holds at most 10,000 players. Open another ladder for the others.',
  seeding: 'Too many players to seed at once. Seed fewer and add the rest afterwards.',
  change: 'This changes too much to save in one go. Add the line to the downloaded log and import it as a new ladder.',
};
