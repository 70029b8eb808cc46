import type { Ladder } from '../../vocabulary/ladder.ts';
import type { PlayerId } from '../../vocabulary/vocabulary.ts';
import type { Milestone, Milestones } from '../../words/milestones.ts';
import type { Named } from '../../words/names.ts';
import type { Phrase } from '../../words/phrase.ts';
import { DUES } from '../texts.ts';
import { finalOf } from './grand-final.ts';

/** Who is displaced or no longer is, and who is the champion (L30–L34). */
export const finalMilestones: Milestones = (before, after, named) => [
  ...displaced(before, after, named),
  ...champion(before, after, named),
];

/** Who got the marker of the displaced, or lost it. */
function displaced(before: Ladder, after: Ladder, named: Named): readonly Milestone[] {
  const [was, is] = [finalOf(before).displaced, finalOf(after).displaced];
  const told =
    (marker: 'got' | 'lost') =>
    (player: PlayerId): Milestone => ({
      event: 'displaced',
      text: displacedWords(player, marker, named),
      players: [player],
      displaced: { player, marker },
    });
  const got = is.filter((player) => !was.includes(player));
  const lost = was.filter((player) => !is.includes(player));
  return [...lost.map(told('lost')), ...got.map(told('got'))];
}

const displacedWords = (player: PlayerId, marker: 'got' | 'lost', named: Named): Phrase =>
  marker === 'got' ? DUES.final.displaced(named(player)) : DUES.final.noLongerDisplaced(named(player));

function champion(before: Ladder, after: Ladder, named: Named): readonly Milestone[] {
  const [was, is] = [finalOf(before).champion, finalOf(after).champion];
  if (was === is) return [];
  const text = championWords(was, is, named);
  return [{ event: 'champion', text, players: is ? [is] : [], champion: { player: is ?? null } }];
}

function championWords(was: PlayerId | undefined, is: PlayerId | undefined, named: Named): Phrase {
  if (!is) return was ? DUES.final.noLongerChampion(named(was)) : [];
  return was ? DUES.final.otherChampion(named(is), named(was)) : DUES.final.champion(named(is));
}
