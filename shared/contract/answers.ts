import type * as z from 'zod/mini';
import {
  adminHistoryView,
  colourView,
  crestView,
  keysView,
  languageView,
  listingView,
  madeKey,
  madeWebhook,
  namingView,
  pingView,
  sessionView,
  webhooksView,
} from './access.ts';
import {
  askedGameView,
  deletionView,
  disputesView,
  forgettingView,
  gameDatesView,
  gameDateView,
  importsView,
  importView,
  madeClub,
  madeLadder,
  madeOrganiser,
  madeProposal,
  proposalsView,
  signUpsView,
  statusView,
  suspensionView,
  uploadView,
} from './clubs.ts';
import { opponentContactsView, ownContactView } from './contacts.ts';
import { deskView } from './desk.ts';
import { linesView, lineView } from './entries.ts';
import { askedToJoin, joinAnswer, joinRequestsView } from './joining.ts';
import { addedMembers, membersView, memberView, namesakesView, ownLaddersView, pushView } from './members.ts';
import { seasonsView } from './seasons.ts';
import { stateView } from './state.ts';

/** Something is recorded, or was before under the same name, or would be. */
const recorded = { 200: lineView } as const;
/** The same, where it makes something; 200 is then for what would be. */
const created = { 200: lineView, 201: lineView } as const;

/** What every operation answers when it does what was asked, by status: JSON, nothing, or a season log as text. */
export const ANSWERS = {
  createClub: { 201: madeClub },
  replaceOrganiser: { 201: madeOrganiser },
  createLadder: { 201: madeLadder },
  beginImport: { 200: importView, 202: importView },
  lookAtImport: { 200: importView },
  withdrawImport: { 200: importView, 202: importView },
  openUpload: { 201: uploadView },
  listImports: { 200: importsView },
  lookAtNaming: { 200: namingView },
  chooseNaming: { 200: namingView },
  lookAtListing: { 200: listingView },
  chooseListing: { 200: listingView },
  lookAtLanguage: { 200: languageView },
  chooseLanguage: { 200: languageView },
  lookAtColour: { 200: colourView },
  chooseColour: { 200: colourView },
  lookAtCrest: { 200: crestView },
  chooseCrest: { 200: crestView },
  lookAtStatus: { 200: statusView },
  changeStatus: { 200: statusView },
  deleteLadder: { 202: deletionView },
  deleteClub: { 202: deletionView },
  listSignUps: { 200: signUpsView },
  suspendClub: { 200: suspensionView },
  forgetPlayer: { 200: forgettingView, 202: forgettingView },

  listMembers: { 200: membersView },
  addMembers: { 201: addedMembers },
  changeMember: { 200: memberView },
  removeMember: { 204: 'nothing' },
  findNamesakes: { 200: namesakesView },
  lookAtOwnLadders: { 200: ownLaddersView },
  lookAtPush: { 200: pushView },
  subscribeToPush: { 204: 'nothing' },
  unsubscribeFromPush: { 204: 'nothing' },
  lookAtOwnContact: { 200: ownContactView },
  changeOwnContact: { 200: ownContactView },
  listOpponentContacts: { 200: opponentContactsView },

  askToJoin: { 201: askedToJoin },
  claimRequest: { 200: joinAnswer },
  listRequests: { 200: joinRequestsView },
  chooseRequests: { 200: joinRequestsView },
  acceptRequest: { 204: 'nothing' },
  dropRequest: { 204: 'nothing' },

  lookAtSession: { 200: sessionView },
  openSession: { 200: sessionView },
  signOut: { 204: 'nothing' },
  stopLink: { 204: 'nothing' },
  listKeys: { 200: keysView },
  makeKey: { 201: madeKey },
  withdrawKey: { 204: 'nothing' },
  replaceKey: { 201: madeKey },
  endSessions: { 204: 'nothing' },
  endSession: { 204: 'nothing' },
  lookAtAdminHistory: { 200: adminHistoryView },

  seedLadder: recorded,
  joinLadder: created,
  setPreferences: recorded,
  renamePlayer: recorded,
  leaveLadder: recorded,
  announceAway: recorded,
  announceBack: recorded,
  configureLadder: recorded,
  recordArrival: recorded,
  recordDeparture: recorded,
  passTurn: recorded,
  closeNormalPlay: recorded,
  issueChallenge: created,
  acceptChallenge: recorded,
  declineChallenge: recorded,
  withdrawChallenge: recorded,
  postponeChallenge: recorded,
  listProposals: { 200: proposalsView },
  propose: { 201: madeProposal },
  agreeToProposal: { 200: askedGameView, 201: lineView },
  endProposal: { 204: 'nothing' },
  listDates: { 200: gameDatesView },
  proposeDate: { 200: gameDateView },
  agreeToDate: { 200: gameDateView },
  callOffDate: { 204: 'nothing' },
  listDisputes: { 200: disputesView },
  disputeResult: { 204: 'nothing' },
  dismissDispute: { 204: 'nothing' },
  recordResult: recorded,
  recordMatch: created,
  approveResult: recorded,
  rejectResult: recorded,
  startGame: created,
  finishGame: recorded,
  abandonGame: recorded,
  recordPlayoff: recorded,
  correctLine: recorded,
  voidLine: recorded,

  lookAtLadder: { 200: deskView, 304: 'nothing' },
  lookAtState: { 200: stateView, 304: 'nothing' },
  lookAtLines: { 200: linesView },
  listSeasons: { 200: seasonsView },
  startSeason: { 200: seasonsView, 201: seasonsView },
  undoSeason: { 200: seasonsView },
  downloadSeason: { 200: 'log', 303: 'nothing' },
  downloadLog: { 200: 'log', 303: 'nothing' },
  listWebhooks: { 200: webhooksView },
  makeWebhook: { 201: madeWebhook },
  removeWebhook: { 204: 'nothing' },
  tryWebhook: { 202: pingView },
} as const satisfies Readonly<Record<string, Readonly<Record<number, z.ZodMiniType | 'nothing' | 'log'>>>>;

type Answers = typeof ANSWERS;
export type Operation = keyof Answers;

type BodyOf<Answer> = Answer extends z.ZodMiniType ? z.infer<Answer> : Answer extends 'log' ? string : undefined;

/** What an answer of an operation carries, by its status. */
export type Answered<O extends Operation> = {
  readonly [Status in keyof Answers[O]]: BodyOf<Answers[O][Status]>;
};
