import type { Operation } from '../../shared/contract/answers.ts';

export const TAGS = {
  'Club night': 'Who is here, whose turn it is, and the night of the final.',
  Challenges: 'Challenges, and what the other player says to them.',
  Results: 'Results and their approval, games for points, corrections.',
  Players: 'Who is on the ladder, and what they prefer.',
  Ladder: 'The ladder as officials, tablets and phones see it, and its log.',
  Club: 'Clubs, their ladders, names and place on the front page.',
  Members: 'The people of a club, each with one id on all of its ladders.',
  Imports: 'Season logs that are to become ladders.',
  Access: 'Links and keys, sessions, and who changed what.',
  Webhooks: 'Who is told of what happens to a ladder.',
  'Public files': 'Finished files that anybody may read. No function runs when they are read.',
} as const;

interface Told {
  readonly tag: keyof typeof TAGS;
  readonly summary: string;
  readonly description?: string;
}

/** What each operation is for, in the words of the reference. */
export const OPERATIONS: { readonly [O in Operation]: Told } = {
  createClub: {
    tag: 'Club',
    summary: 'Create a club',
    description: 'For whoever runs the service. The answer has the first link of an organiser.',
  },
  replaceOrganiser: {
    tag: 'Club',
    summary: 'Make an organiser’s link',
    description: 'For a club whose organisers have lost theirs.',
  },
  createLadder: {
    tag: 'Club',
    summary: 'Create a ladder',
    description:
      'Besides `id`, the fields of the header of a season log. What is wrong with a header is said in one sentence.',
  },
  lookAtNaming: { tag: 'Club', summary: 'See how names are shown' },
  chooseNaming: {
    tag: 'Club',
    summary: 'Change how names are shown',
    description: 'Every public page and file of the club is published again right after.',
  },
  lookAtListing: { tag: 'Club', summary: 'See whether the club is on the front page' },
  lookAtLanguage: { tag: 'Club', summary: 'See the language of the club’s pages' },
  lookAtColour: { tag: 'Club', summary: 'See the colour of the club’s pages' },
  chooseColour: { tag: 'Club', summary: 'Choose the colour of the club’s pages' },
  lookAtCrest: { tag: 'Club', summary: 'See where the club’s crest lies' },
  chooseCrest: {
    tag: 'Club',
    summary: 'Give the club a crest, or take it away',
    description: 'A still, square picture, as PNG or WebP. Every page of the club is published again right after.',
  },
  chooseLanguage: { tag: 'Club', summary: 'Choose the language of the club’s pages' },
  chooseListing: { tag: 'Club', summary: 'List or unlist the club' },
  lookAtStatus: { tag: 'Club', summary: 'See whether a ladder is hidden or closed' },
  changeStatus: {
    tag: 'Club',
    summary: 'Hide a ladder or close it, or undo that',
    description:
      'A hidden ladder is not on its club’s page, and search engines are told to leave it alone; it stays at its address. On a closed one nothing is recorded, nothing falls due, and everybody can still look at it. Before it is closed, what is due by then is settled. Periods that end while it is closed are worked out when it is opened again.',
  },

  deleteLadder: {
    tag: 'Club',
    summary: 'Delete a ladder',
    description:
      'With everything that was recorded and published; it cannot be undone, so download the log first. `name` is what the ladder is called. It is gone at once; what lies of it is cleared away in the background, and a quarter of an hour after that its address can be taken again.',
  },
  listSignUps: {
    tag: 'Club',
    summary: 'List the clubs that signed themselves up',
    description: 'For whoever runs the service: when they did, and whom to write to.',
  },
  suspendClub: {
    tag: 'Club',
    summary: 'Suspend a club, or lift that',
    description: 'For whoever runs the service. Its pages say so, nothing can be changed, and nothing is deleted.',
  },
  deleteClub: {
    tag: 'Club',
    summary: 'Delete a club',
    description: 'With all its ladders, links and settings; `name` is what the club is called.',
  },

  forgetPlayer: {
    tag: 'Club',
    summary: 'Forget a person',
    description:
      'On every ladder of the club they get an id and a name that say nothing, in the stored log as in everything that is published; texts that name them are changed too, their own links are deleted, and the ladders stand as before. It cannot be undone. `name` is what they are called; `also` is what else they are called in reasons and notes. With `dryRun=true` it says what would be changed, and which texts may be about them besides.',
  },

  listMembers: {
    tag: 'Members',
    summary: 'List members',
    description:
      'Everybody of whom there is a record, and everybody who is on a ladder of the club; 500 at once, in the order of their ids. Rating, e-mail and note are told nowhere else.',
  },
  addMembers: {
    tag: 'Members',
    summary: 'Add members',
    description:
      'All of them, or none: what is wrong with a line is said by its number, such as `members.3.email`. An id is the person, on every ladder of the club and for their links, so two people of one name have two ids; `findNamesakes` says who is called alike. Sent again it changes nothing.',
  },
  changeMember: {
    tag: 'Members',
    summary: 'Change a member',
    description:
      '`version` is the one that was seen; 0 where there was no record yet. What is not named stays; `null` takes something away. The name on ladders is changed by `renamePlayer`, which also changes it here.',
  },
  askToJoin: {
    tag: 'Members',
    summary: 'Ask to join a ladder',
    description:
      'Open to anybody, where the club lets people ask. `consent` says that the organisers may keep what is given until they answer, for 30 days at most; `website` stays empty. The answer is a secret by which the asker learns what became of it (`claimRequest`).',
  },
  claimRequest: {
    tag: 'Members',
    summary: 'See what became of one’s own request to join',
    description:
      'By its secret. Once it was accepted, the answer has the link that signs the new player in: this once.',
  },
  listRequests: {
    tag: 'Members',
    summary: 'List requests to join',
    description: 'Those without an answer yet, of which a club has 50 at most. They are public nowhere.',
  },
  chooseRequests: { tag: 'Members', summary: 'Let people ask to join, or no longer' },
  acceptRequest: {
    tag: 'Members',
    summary: 'Accept a request to join',
    description:
      '`player` is as whom they were added to the club, or to a ladder, before. Name, e-mail and note of the request are forgotten.',
  },
  dropRequest: { tag: 'Members', summary: 'Turn down a request to join' },
  removeMember: {
    tag: 'Members',
    summary: 'Take a member off the list',
    description: 'Their links are withdrawn. Who was ever on a ladder cannot be taken off, but forgotten.',
  },
  findNamesakes: {
    tag: 'Members',
    summary: 'See who is called so',
    description:
      'Before somebody is added: names are compared without capitals, accents and hyphens, and "Lee, Ann" is "Ann Lee". Without `name`, everybody.',
  },

  lookAtOwnLadders: {
    tag: 'Members',
    summary: 'See one’s own ladders',
    description:
      'For a player: every ladder of the club, with their rung where they have one, and what waits for them. Ladders off the club’s page are told to those who are on them.',
  },

  lookAtPush: {
    tag: 'Members',
    summary: 'See whether this browser shows notices',
    description: 'For a player’s browser, which subscribes at its push service for the key that is told.',
  },
  subscribeToPush: {
    tag: 'Members',
    summary: 'Show notices in this browser',
    description:
      'What the browser gave when it subscribed, as it is. It takes the place of what this session had before, and ends with it: by signing out, by a link that is withdrawn, and where the player is forgotten.',
  },
  unsubscribeFromPush: { tag: 'Members', summary: 'Show no more notices in this browser' },
  lookAtOwnContact: { tag: 'Members', summary: 'See what one shows to opponents' },
  changeOwnContact: {
    tag: 'Members',
    summary: 'Choose what opponents see',
    description:
      'A phone number, and whether opponents see that and the e-mail address by which one is told. They see it only if they show something too. It is never published, and no organiser sees it.',
  },
  listOpponentContacts: {
    tag: 'Members',
    summary: 'See how to reach one’s opponents',
    description:
      'The opponents of a player’s open and accepted challenges, and those who have joined the same game for points, running or asked for, as far as both have chosen to show something. Empty for whoever shows nothing.',
  },

  beginImport: {
    tag: 'Imports',
    summary: 'Import a season log',
    description:
      'The log is the body, or was sent by the link of `openUpload` before. 202 while it is worked on: look again at the same address. The same log on the same terms is the same import.',
  },
  lookAtImport: { tag: 'Imports', summary: 'See how an import is going' },
  withdrawImport: { tag: 'Imports', summary: 'Withdraw an import' },
  openUpload: { tag: 'Imports', summary: 'Get a link for a large log', description: 'For logs of more than 4 MB.' },
  listImports: { tag: 'Imports', summary: 'List imports' },

  lookAtSession: {
    tag: 'Access',
    summary: 'See who is signed in',
    description: 'And as whom else: a browser may have several sessions, each in a cookie of its own.',
  },
  openSession: {
    tag: 'Access',
    summary: 'Sign in by a link',
    description: 'Sets a session cookie beside those that are there. With `look` it only says whose link it is.',
  },
  signOut: {
    tag: 'Access',
    summary: 'Sign out',
    description: 'The session that `Acting-As` names; without it, all that the browser has.',
  },
  stopLink: { tag: 'Access', summary: 'Sign out and stop the link' },
  listKeys: {
    tag: 'Access',
    summary: 'List links and keys',
    description: 'With the browsers that each has signed in. The keys themselves are not kept.',
  },
  makeKey: { tag: 'Access', summary: 'Make a link or key' },
  withdrawKey: { tag: 'Access', summary: 'Withdraw a link or key', description: 'Every session that it opened ends.' },
  replaceKey: {
    tag: 'Access',
    summary: 'Replace a link or key',
    description:
      'The old one opens nothing more; the new one is for the same, and is told this once. With `signOut` the browsers that the old one has signed in are signed out, otherwise they stay signed in. Sent again under the same `Idempotency-Key`, it makes a further one in the place of the one that was not received.',
  },
  endSessions: { tag: 'Access', summary: 'Sign out all browsers of a link' },
  endSession: { tag: 'Access', summary: 'Sign out one browser' },
  lookAtAdminHistory: { tag: 'Access', summary: 'See who changed what' },

  seedLadder: { tag: 'Players', summary: 'Put the first players on the ladder' },
  joinLadder: { tag: 'Players', summary: 'Join the ladder' },
  setPreferences: { tag: 'Players', summary: 'Change a player’s preferences' },
  renamePlayer: {
    tag: 'Players',
    summary: 'Change a player’s name',
    description: 'At any time, also after the season, and of a player who has left.',
  },
  leaveLadder: { tag: 'Players', summary: 'Take a player off the ladder' },
  announceAway: {
    tag: 'Players',
    summary: 'Announce that a player is away',
    description:
      'From one day to another, both included, that are not over. While they are away nobody challenges them and they challenge nobody, and the deadlines of their challenges stand still.',
  },
  announceBack: {
    tag: 'Players',
    summary: 'End the days on which a player is away',
    description: 'They are back today: later days that were announced are taken back; those that are over stay.',
  },
  configureLadder: {
    tag: 'Ladder',
    summary: 'Change a ladder in mid-season',
    description:
      'Name, last day and settings change from now on; closures count as if they had always been there, and everything since is worked out again. What is not named stays; `null` puts a setting back to the system’s own, or leaves the season without a last day.',
  },

  recordArrival: { tag: 'Club night', summary: 'Check a player in' },
  recordDeparture: { tag: 'Club night', summary: 'Check a player out' },
  passTurn: { tag: 'Club night', summary: 'Pass' },
  closeNormalPlay: { tag: 'Club night', summary: 'Close normal play on the night of the final' },

  issueChallenge: {
    tag: 'Challenges',
    summary: 'Challenge a player',
    description: 'On a club night the match begins with it. Without an `id` it gets one.',
  },
  acceptChallenge: { tag: 'Challenges', summary: 'Accept a challenge' },
  declineChallenge: { tag: 'Challenges', summary: 'Decline a challenge' },
  withdrawChallenge: { tag: 'Challenges', summary: 'Withdraw a challenge' },
  postponeChallenge: {
    tag: 'Challenges',
    summary: 'Put a challenge off',
    description:
      'A player says it for themselves, as `player`, and it waits until the other one says so, too; officials may leave out `player`, and it is put off at once. Then there is more time to play it, and it counts as accepted.',
  },
  listProposals: { tag: 'Challenges', summary: 'List a player’s proposals' },
  propose: {
    tag: 'Challenges',
    summary: 'Propose a match outside the range, or ask others to a game for points',
    description:
      'It becomes a challenge once the other player agrees. A proposal stands for two weeks. On a ladder for points it names all `players` who are asked; the game starts once all of them have agreed, and is asked for during a day.',
  },
  agreeToProposal: {
    tag: 'Challenges',
    summary: 'Agree to a proposal',
    description:
      'By the id of the player who made it. The last to agree to a game for points gets the line that starts it; an official starts it for all who have not answered.',
  },
  endProposal: { tag: 'Challenges', summary: 'Take back or turn down a proposal' },
  listDisputes: { tag: 'Results', summary: 'List the results that players say are wrong' },
  disputeResult: {
    tag: 'Results',
    summary: 'Say that a result is wrong',
    description:
      'By a player of the game who has not entered it, within two weeks; it has to count, and nobody may have confirmed, corrected or voided it. It moves nobody: organisers see it in Admin until the line is corrected or voided, or they dismiss it.',
  },
  dismissDispute: { tag: 'Results', summary: 'Dismiss what a player says is wrong' },
  listDates: { tag: 'Challenges', summary: 'List when challenges are to be played' },
  proposeDate: {
    tag: 'Challenges',
    summary: 'Propose when to play a challenge',
    description:
      'By the clocks of the ladder, such as `2026-11-24T19:30`, and once the challenge is accepted. It takes the place of what was proposed or agreed before; what an official says counts as agreed. No rule depends on it.',
  },
  agreeToDate: {
    tag: 'Challenges',
    summary: 'Agree to a date',
    description: 'To the very one that was proposed: where it has been changed meanwhile, nothing is agreed.',
  },
  callOffDate: {
    tag: 'Challenges',
    summary: 'Call off a date',
    description:
      'The very one that stands, agreed or only proposed: whoever proposed it takes it back, the other turns it down. The other player is told. Either may propose another.',
  },

  recordResult: { tag: 'Results', summary: 'Record a result' },
  recordMatch: { tag: 'Results', summary: 'Record a match that has no open challenge' },
  approveResult: { tag: 'Results', summary: 'Approve a result' },
  rejectResult: { tag: 'Results', summary: 'Reject a result' },
  startGame: { tag: 'Results', summary: 'Start a game for points' },
  finishGame: { tag: 'Results', summary: 'Record the scores of a game' },
  abandonGame: { tag: 'Results', summary: 'Cancel a running match or game' },
  recordPlayoff: { tag: 'Results', summary: 'Record the play-off of the final' },
  correctLine: {
    tag: 'Results',
    summary: 'Correct a score',
    description: 'Everything since then is worked out again.',
  },
  voidLine: {
    tag: 'Results',
    summary: 'Cancel a line of the log',
    description: 'Everything since then is worked out again.',
  },

  lookAtLadder: {
    tag: 'Ladder',
    summary: 'See the ladder as officials do',
    description: 'With what has fallen due and is not yet written.',
  },
  lookAtState: {
    tag: 'Ladder',
    summary: 'Get the whole ladder',
    description:
      'What a tablet or phone needs to play ahead by the same rules. A player sees of the others no rating and no membership.',
  },
  lookAtLines: { tag: 'Ladder', summary: 'Read earlier lines of the log' },
  listSeasons: { tag: 'Ladder', summary: 'List the seasons of the ladder' },
  startSeason: {
    tag: 'Ladder',
    summary: 'Start the next season',
    description:
      'It goes on under the same address, with the figures as they were; the season before stays at an address of its own. Without `players`, everybody on the ladder goes on. Lines go on counting.',
  },
  undoSeason: {
    tag: 'Ladder',
    summary: 'Undo the start of the season',
    description: 'As long as nothing was played in it. The ladder goes on in the season before.',
  },
  downloadSeason: {
    tag: 'Ladder',
    summary: 'Download the log of a season before',
    description: 'Its lines count from 1, as those of any file.',
  },
  downloadLog: {
    tag: 'Ladder',
    summary: 'Download the season log',
    description: 'One line of JSON for each entry. A very large log is fetched by a link (303).',
  },

  listWebhooks: { tag: 'Webhooks', summary: 'List webhooks' },
  makeWebhook: {
    tag: 'Webhooks',
    summary: 'Add a webhook',
    description: 'The answer has the secret that notices are signed with.',
  },
  removeWebhook: { tag: 'Webhooks', summary: 'Remove a webhook' },
  tryWebhook: { tag: 'Webhooks', summary: 'Test a webhook' },
};
