import type { ComponentChildren } from 'preact';
import { awayUntil } from '#shared/rules/away/days.ts';
import { dayOf } from '#shared/rules/common/standing.ts';
import { rungsOf } from '#shared/view/measures.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { matchPlayOf, mayBeAway } from '#web/ui/ladder/controls.ts';
import type { Rival } from '#web/ui/ladder/rivals.ts';
import { Name } from '#web/ui/page/words.tsx';
import { MARKS, RIVALS } from '#web/ui/texts.ts';
import { ReadyWords } from './ready-words.tsx';
import { NEAR } from './texts.ts';
import type { Tools } from './tools.tsx';
import type { Upcoming } from './upcoming.ts';

/** How many players above and below the player are shown. */
const SHOWN = 3;

/** The players around a player, as they stand, top first; empty for one who is not on the ladder. */
export function aroundIn({ model: { ladder, named }, player }: Pick<Tools, 'model' | 'player'>): readonly Rival[] {
  const place = ladder.order.rungOf(player);
  if (place === undefined) return [];
  const rungs = rungsOf(ladder);
  return ladder.order
    .players()
    .slice(Math.max(0, place - 1 - SHOWN), place + SHOWN)
    .map((id) => ({ ...named(id), rung: rungs.get(id) ?? ladder.order.rungOf(id) ?? 0 }));
}

/** Asks whether a player is to be challenged. */
export const challenging =
  ({ newId, player, open, command }: Tools) =>
  ({ id }: Pick<Rival, 'id'>): void =>
    open({
      kind: 'confirm',
      command: command('challenge', { id: newId(), challenger: player, challenged: id }),
      yes: RIVALS.challenge,
    });

interface NearProps {
  readonly tools: Tools;
  readonly around: readonly Rival[];
  readonly may: readonly Rival[];
  readonly ready: Upcoming['ready'];
  readonly children?: ComponentChildren;
}

/** The ladder around the player: a tap says what a game would bring, or why there is none, and challenges where it may. */
export const Near = ({ tools, around, may, ready, children }: NearProps) => {
  const able = new Set<PlayerId>(may.map(({ id }) => id));
  if (around.length === 0 && !children) return null;
  return (
    <section class="rivals">
      <h2>{may.length > 0 ? RIVALS.title[tools.entrants ? 'pairs' : 'players'] : NEAR.title}</h2>
      {around.length > 1 && (
        <ol class="near">
          {around.map((who) => (
            <li key={who.id} data-top={who.rung === 1 || undefined} aria-current={who.id === tools.player || undefined}>
              <Row
                who={who}
                tools={tools}
                may={able.has(who.id)}
                ready={ready.find(({ player }) => player === who.id)}
              />
            </li>
          ))}
        </ol>
      )}
      {children}
    </section>
  );
};

interface RowProps {
  readonly who: Rival;
  readonly tools: Tools;
  readonly may: boolean;
  readonly ready: Upcoming['ready'][number] | undefined;
}

const Row = ({ who, tools, may, ready }: RowProps) => {
  const { model, player, told, open } = tools;
  const moved = told?.moved.get(who.id) ?? 0;
  const [isOwn, hasMatches] = [who.id === player, matchPlayOf(model.ladder) !== undefined];
  return (
    <>
      <b class="rung">{who.rung}</b>
      <span class="name">
        {isOwn ? (
          NEAR.you
        ) : may || !hasMatches ? (
          <Name of={who} />
        ) : (
          <button type="button" class="whole" onClick={() => open({ kind: 'player', player: who.id })}>
            <Name of={who} />
          </button>
        )}
        {isAway(tools, who.id) && <small> {MARKS.away}</small>}
        {may && ready && <ReadyWords of={ready} />}
      </span>
      {moved !== 0 && (
        <small class="moved">
          <span class="unseen">{NEAR.moved[moved < 0 ? 'up' : 'down'](Math.abs(moved))}</span>
          <span aria-hidden="true">{`${moved < 0 ? '▲' : '▼'}${Math.abs(moved)}`}</span>
        </small>
      )}
      {may && (
        <button
          type="button"
          class="whole can"
          aria-label={RIVALS.challengeWho(who.name)}
          onClick={() => challenging(tools)(who)}
        >
          {RIVALS.challenge}
        </button>
      )}
    </>
  );
};

const isAway = ({ model: { ladder }, at }: Tools, player: PlayerId): boolean =>
  mayBeAway(ladder) && awayUntil(ladder, player, dayOf(ladder, at)) !== undefined;
