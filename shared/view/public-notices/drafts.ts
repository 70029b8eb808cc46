import type { NoticeFacts } from '#shared/contract/notices.ts';
import type { PotGameView } from '#shared/contract/pots.ts';
import type { ResultView, SettlementView } from '#shared/contract/view.ts';
import { potOutcome } from '#shared/rules/pots/outcome.ts';
import { findGame } from '#shared/rules/pots/stake.ts';
import { wordsOf } from '#shared/systems/words.ts';
import { picked } from '#shared/vocabulary/alike.ts';
import type { NoticeEvent } from '#shared/vocabulary/club.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Entry, Move } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Clause, Instant, LineNumber, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { asPlayed } from '#shared/words/game.ts';
import { type Happening, lowered } from '#shared/words/happening.ts';
import { few, list, separated } from '#shared/words/lists.ts';
import type { Named } from '#shared/words/names.ts';
import type { NarrationContext } from '#shared/words/narration-context.ts';
import { type Phrase, say } from '#shared/words/phrase.ts';
import { scoreWords, signed, written } from '#shared/words/score.ts';
import { GAMES, HAPPENED, TEXT as WORDS } from '#shared/words/texts.ts';
import { type ChangeTold, changeWords } from '../changes.ts';
import { resultsOf, settlementView } from '../results.ts';
import { kindOf } from '../settlement-kind.ts';
import { NEWS, TEXT } from '../texts.ts';

/** A notice before it is addressed. */
export interface Draft extends NoticeFacts {
  readonly event: NoticeEvent;
  readonly at: Instant;
  readonly text: Phrase;
  readonly players: readonly PlayerId[];
  readonly clause?: Clause | undefined;
  readonly moves: readonly Move[];
}

export interface Scene {
  readonly entry: Entry;
  readonly before: Ladder;
  readonly context: NarrationContext;
  readonly happenings: readonly Happening[];
  readonly change: (line: LineNumber) => ChangeTold | undefined;
  /** Whether it stands in the place of a result that was wrong. */
  readonly corrects: boolean;
}

export const MOST = 50;

/** What a line has for others, in the order in which it happened. */
export const draftsOf = (scene: Scene): readonly Draft[] => [
  ...penalties(scene),
  ...challenges(scene),
  ...results(scene),
  ...milestones(scene),
  ...changes(scene),
];

/** What fell due ahead of the line and cost a player something, the earliest first. */
const penalties = ({ entry, context, happenings }: Scene): readonly Draft[] =>
  happenings
    .filter(({ line, settlement }) => line === entry.line && settlement)
    .toReversed()
    .flatMap((happening) => penalty(happening, context) ?? []);

function penalty(happening: Happening, { ladder, named }: NarrationContext): Draft | undefined {
  const { line, settlement, at, moves, clause } = happening;
  if (!settlement) return undefined;
  const { name: period, through, removed, forfeited } = settlement;
  const dropped = lowered(settlement);
  const players = [...new Set([...dropped, ...removed, ...(forfeited ?? []).map(({ player }) => player)])];
  if (players.length === 0) return undefined;
  const lists = {
    dropped: dropped.slice(0, MOST),
    removed: removed.slice(0, MOST),
    ...(forfeited && { forfeited: forfeited.slice(0, MOST) }),
  };
  return {
    event: 'penalty',
    at,
    text: penaltyWords(settlementView(ladder, { line, at, settlement }, named)),
    players,
    clause,
    moves,
    penalty: { ...kindOf(settlement), period, ...(through && { through: through.name }), ...lists },
  };
}

const draftOf = (
  { entry: { command, effects } }: Scene,
  draft: Pick<Draft, 'event' | 'text' | 'players'> & NoticeFacts,
): Draft => ({ at: command.at, clause: effects.clause, moves: effects.moves, ...draft });

function challenges(scene: Scene): readonly Draft[] {
  const { verb, body } = scene.entry.command;
  if (verb !== 'challenge') return [];
  const { id, challenger, challenged } = body;
  const { ladder, named } = scene.context;
  const text = challengeWords(ladder, challenger, challenged, named);
  const facts = { challenge: { id, challenger, challenged } };
  return [draftOf(scene, { event: 'challenge', text, players: [challenger, challenged], ...facts })];
}

function results(scene: Scene): readonly Draft[] {
  const line = resultLine(scene);
  return line === undefined ? [] : [...resultsOfTwo(scene, line), ...potGames(scene, line)];
}

function resultLine({ entry: { line, command }, before }: Scene): LineNumber | undefined {
  switch (command.verb) {
    case 'result':
    case 'match':
    case 'playoff':
    case 'finish':
      return line;
    case 'correct':
    case 'void':
      return command.body.line;
    case 'approve':
    case 'reject': {
      const { challenge, game } = command.body;
      return (challenge === undefined ? findGame(before, game) : before.challenges.get(challenge))?.awaiting?.line;
    }
    default:
      return undefined;
  }
}

const resultsOfTwo = (scene: Scene, about: LineNumber): readonly Draft[] =>
  resultsOf(
    scene.context.games.of([about]),
    (own) => scene.happenings.find(({ line, settlement }) => line === own && !settlement),
    scene.context,
  ).map((view) => {
    const { line, kind, state, score, at: playedAt } = view;
    const [challenger, challenged] = [view.challenger.id, view.challenged.id];
    return draftOf(scene, {
      event: 'result',
      text: resultWords(scene, view),
      players: [challenger, challenged],
      result: { line, kind, state, score, playedAt, challenger, challenged },
    });
  });

function potGames(scene: Scene, line: LineNumber): readonly Draft[] {
  const { ladder, pots, named } = scene.context;
  const found = pots.at(line);
  if (!found) return [];
  const view = potOutcome(ladder, found, named);
  const scores = view.rows.map(({ id: player, score, net }) => ({ player, score, net }));
  const { state } = view;
  return [
    draftOf(scene, {
      event: 'result',
      text: potWords(scene, view),
      players: scores.map(({ player }) => player),
      game: { line, state, pot: view.pot, scores },
    }),
  ];
}

/** What the system has to tell of what the line made of players. */
const milestones = (scene: Scene): readonly Draft[] =>
  wordsOf(scene.before)
    .milestones(scene.before, scene.context.ladder, scene.context.named)
    .map((milestone) => draftOf(scene, milestone));

function changes(scene: Scene): readonly Draft[] {
  const { command, line } = scene.entry;
  const about = command.verb === 'void' ? command.body.line : line;
  const change = scene.change(about);
  if (!change) return [];
  const changed = scene.happenings.find((each) => each.line === about && !each.settlement)?.entry.command;
  const text = changeWords(change, scene.context.ladder.header.timezone);
  const fields = changed ? fieldsOf(changed) : {};
  const facts = { line: about, state: change.voided ? 'void' : 'stands', ...fields } as const;
  return [draftOf(scene, { event: 'change', text, players: 'player' in fields ? [fields.player] : [], change: facts })];
}

function fieldsOf({ verb, body }: Command) {
  if (verb === 'rename') return picked(body, ['player', 'name']);
  if (verb === 'place') return picked(body, ['player', 'rung']);
  if (verb === 'regroup') return picked(body, ['player', 'people']);
  return verb === 'configure' ? picked(body, ['name', 'end', 'closures', 'settings']) : {};
}

const { notices: NOTICES } = TEXT;

/** How many are named in one sentence. */
const NAMED = 12;

/** Says of a result that it was told before. */
const again = ({ entry: { command }, corrects }: Scene, what: Phrase): Phrase =>
  corrects || command.verb === 'correct' ? NOTICES.corrected(what) : what;

/** "Bob 2–0 Ann; Bob took rung 1." */
const resultWords = (scene: Scene, { challenger, score, challenged, moved, ...how }: ResultView): Phrase =>
  again(scene, NOTICES.result(say`${challenger} ${scoreWords(score)} ${challenged}${asPlayed(how)}`, moved));

/** "a game for 300 points: Ann 627 (+88), Bob 400 (−88)." */
function potWords(scene: Scene, { pot, rows, state }: PotGameView): Phrase {
  if (state === 'void') return NOTICES.gameVoided(list(rows), GAMES.voided);
  if (state === 'rejected') return NOTICES.scoresRejected(list(rows));
  const scores = rows.map(
    (row, index) => say`${index > 0 ? ', ' : ''}${row} ${written(row.score)} (${signed(row.net)})`,
  );
  return again(scene, NOTICES.pot(pot, scores.flat(), state === 'awaiting'));
}

/** "Dee (rung 4) challenged Cy (rung 3)." */
function challengeWords(ladder: Ladder, challenger: PlayerId, challenged: PlayerId, named: Named): Phrase {
  const placed = (id: PlayerId): Phrase => {
    const rung = ladder.order.rungOf(id);
    return rung === undefined ? say`${named(id)}` : NOTICES.onRung(named(id), rung);
  };
  return say`${HAPPENED.challenged(placed(challenger), placed(challenged))}.`;
}

/** "no match in October 2021 – moved down: Ann and Bob; removed: Cy." */
function penaltyWords({ cause, dropped, removed, forfeited = [] }: SettlementView): Phrase {
  const forfeits = forfeited.slice(0, NAMED).map((each) => `${each.name} ${each.points}`);
  const others = forfeited.length > NAMED ? [WORDS.others(forfeited.length - NAMED)] : [];
  const parts = [
    ...(dropped.length > 0 ? [NEWS.feed.dropped(few(dropped, NAMED))] : []),
    ...(removed.length > 0 ? [NEWS.feed.removed(few(removed, NAMED))] : []),
    ...(forfeited.length > 0 ? [NEWS.feed.forfeited(list([...forfeits, ...others]))] : []),
  ];
  return say`${cause} – ${separated(parts)}.`;
}
