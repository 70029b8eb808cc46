export const en = {
  unknownMember: 'There is no such member.',
  tooManyMembers: (most: string) => `A club has ${most} members at most.`,
  memberChanged: 'Someone else has changed this member. Please check and try again.',
  /** `field` is the member's place in the request, such as `members.2`. */
  idTaken: (field: string, id: string) => `${field}: somebody else has the id "${id}" already.`,
  idTwice: (field: string) => `${field}: the id is given to two people.`,
  idForgotten: (field: string, id: string) => `${field}: "${id}" is just being forgotten. Choose another id.`,
  onLadders: (ladders: string) => `They are or were on ${ladders}, so they can be forgotten, not removed.`,
  /** What the admin history says of a change. */
  members: (count: string) => `${count} members`,
  fields: { name: 'name', rating: 'rating', email: 'e-mail', note: 'note' },
  requestsClosed: 'This club doesn’t take requests here. Please ask an organiser.',
  tooManyAsk: (most: string) => `${most} people are waiting to join already. Please ask an organiser.`,
  unknownRequest: 'This request was answered before, or has expired.',
  unknownPlayer: (id: string) => `No one called "${id}" was ever on a ladder of this club.`,
  /** As whom somebody forgotten is known from then on. */
  former: (number: string) => `Former player ${number}`,
  otherName: 'name: doesn’t match. Type their name exactly as it appears on the page.',
  logOnItsWay: 'A log is just being imported. Please try again when it is done.',
  tooManyKeys: (most: string) => `A club has ${most} access keys at most, withdrawn ones among them.`,
  linkNotInUse: 'This link was withdrawn or replaced before. Please look at the list of links again.',
  unknownKey: 'There is no such access key.',
  unknownSession: 'There is no such session, or not any more.',
  expiresInPast: 'expires: must be in the future.',
  browsersOnly: 'Only a browser that is signed in can show notices.',
  noPush: 'Notices on phones aren’t set up here.',
  badPushKeys: 'keys: must be those that a browser gives.',
};
