import { useState } from 'preact/hooks';
import { confirm } from '#shared/rules/challenge/confirming.ts';
import { peopleOfEntrant } from '#shared/rules/entrants/people.ts';
import type { MatchPlay } from '#shared/systems/play-controls.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { type Bodies, type Unfinished, WALKOVERS } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { fromOwnSide } from '#shared/words/score.ts';
import { EachGame, faultWhileTyping, gamesIn } from '#web/ui/chess/each-game.tsx';
import { matchPlayOf, scoresOf } from '#web/ui/ladder/controls.ts';
import type { LineupProps } from '#web/ui/ladder/pairs/lineup.tsx';
import { SCORES, WORDS } from '#web/ui/texts.ts';
import type { OwnChallenge } from './model.ts';
import type { GameReportProps } from './moves.tsx';
import { HowWon, PlayedAt, parseField, recordedScore, Scores } from './scores.tsx';
import { Consequences, Sheet } from './sheet.tsx';
import { CHALLENGES } from './texts.ts';
import { LazyPart, type Reported, type Tools } from './tools.tsx';

interface ReportProps {
  readonly tools: Tools;
  readonly of: Reported;
}

/** How a match or game ended; then what that does; and only then it is recorded. */
export const Report = ({ of: { challenge, against }, tools }: ReportProps) => {
  const found = against ? unchallenged(tools, against) : tools.model.open.find(({ id }) => id === challenge);
  const close = () => tools.open(undefined);
  if (!found)
    return (
      <Sheet title={[SCORES.result]} onClose={close}>
        <p>{CHALLENGES.onItsWay}</p>
      </Sheet>
    );
  const play = matchPlayOf(tools.model.ladder);
  return (
    <Sheet title={SCORES.youAnd(found.opponent)} onClose={close}>
      {play?.moves.asked && 'id' in found && (
        <LazyPart<GameReportProps> part="moves" props={{ open: found, tools, moves: play.moves }} of={found} />
      )}
      {play && !play.moves.asked && <PlainReport open={found} tools={tools} play={play} />}
    </Sheet>
  );
};

/** A match of two who play each other without a challenge: the player tells of it. */
const unchallenged = ({ model }: Tools, against: PlayerId): Played => ({
  opponent: model.named(against),
  against,
  isChallenger: true,
});

/** What a report is about. */
type Played = OwnChallenge | (Pick<OwnChallenge, 'opponent' | 'isChallenger'> & { readonly against: PlayerId });

/** Who plays for the two. */
const sidesOf = ({ model: { ladder }, player }: Tools, { opponent }: Played) =>
  [player, opponent.id].map((id) => peopleOfEntrant(ladder, id) ?? []);

const isConfirmed = (ladder: Ladder): boolean =>
  systemOf(ladder).settings.some(({ name }) => name === confirm.name) && confirm.of(ladder) > 0;

/** A score says it all; where games last longer than an evening, also when it was played. */
const PlainReport = ({
  open,
  tools,
  play,
}: {
  readonly open: Played;
  readonly tools: Tools;
  readonly play: MatchPlay;
}) => {
  const [own, setOwn] = useState('');
  const [typed, setTyped] = useState('');
  const [field, setField] = useState('');
  const [unfinished, setUnfinished] = useState<Unfinished>();
  const [lineup, setLineup] = useState<Bodies['result']['lineup']>();
  const { ladder } = tools.model;
  const playedAt = parseField(ladder.header.timezone, field);
  const score = recordedScore(tools, open, own);
  const late = field !== '' && (playedAt === undefined || playedAt > tools.at);
  const isDrawn = score?.[0] === score?.[1];
  const isPlayed = isDrawn || !WALKOVERS.some((how) => how === unfinished);
  const { points, fault } = play.points && isPlayed ? gamesIn(typed, scoresOf(ladder)) : {};
  const game = score && {
    score,
    ...(points && { points: points.map((game) => fromOwnSide(game, open.isChallenger)) }),
    ...(playedAt !== undefined && { playedAt }),
    ...(unfinished && !isDrawn && { [unfinished]: true as const }),
    ...(isConfirmed(ladder) && { reported: tools.player }),
    ...(lineup && { lineup }),
  };
  const [id] = useState(tools.newId);
  const command =
    game &&
    ('against' in open
      ? tools.command('match', { id, challenger: tools.player, challenged: open.against, ...game })
      : tools.command('result', { challenge: open.id, ...game }));
  return (
    <>
      {play.points && isPlayed && (
        <EachGame
          ladder={ladder}
          first="own"
          value={typed}
          onInput={(now) => {
            setTyped(now);
            setOwn(gamesIn(now, scoresOf(ladder)).score?.join() ?? own);
          }}
          fault={faultWhileTyping(typed, fault)}
        />
      )}
      <Scores tools={tools} own={own} onInput={setOwn} />
      {play.unfinished.length > 0 && score && !isDrawn && (
        <HowWon ways={play.unfinished} value={unfinished} onInput={setUnfinished} />
      )}
      {play.challenge.begins !== 'at once' && (
        <details>
          <summary>{SCORES.earlier}</summary>
          <PlayedAt value={field} onInput={setField} tools={tools} fault={late} />
        </details>
      )}
      {tools.entrants && (
        <LazyPart<LineupProps>
          part="lineup"
          props={{ two: sidesOf(tools, open), value: lineup, onInput: setLineup }}
          of={open}
        />
      )}
      {command && !late && fault === undefined && <Consequences tools={tools} command={command} yes={WORDS.record} />}
    </>
  );
};
