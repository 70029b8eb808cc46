import { formatLocal, instantOf } from '#shared/calendar/zone.ts';
import type { CutSettlement } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { type CalendarDate, clockTime, fullDay } from '#shared/words/dates.ts';
import type { Milestone, Milestones } from '#shared/words/milestones.ts';
import type { Named } from '#shared/words/names.ts';
import type { NarrationContext } from '#shared/words/narration-context.ts';
import type { Phrase } from '#shared/words/phrase.ts';
import type { DatedWords } from '#shared/words/settlement-words.ts';
import { TEXT as WORDS } from '#shared/words/texts.ts';
import { type Setting, timeIn } from '../common/settings.ts';
import { PENALTIES, penaltyWords } from '../inactivity/missed-in-words.ts';
import { DUES } from '../texts.ts';
import { finalOf } from './grand-final.ts';
import { CUT } from './play-off.ts';

/** Who is or is no longer displaced, and who is the champion (L30–L34). */
export const finalMilestones: Milestones = (before, after, named) => [
  ...displaced(before, after, named),
  ...champion(before, after, named),
];

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
  return was ? DUES.final.otherChampion(named(is), named(was)) : WORDS.champion(named(is));
}

const causeOf = ({ at }: CutSettlement, { ladder: { header } }: Pick<NarrationContext, 'ladder'>): string =>
  DUES.final.missedCut(clockTime(formatLocal(header.timezone, at)));

/** The cut of the Grand Final (L29); the final's own dates have it. */
export const cutWords: DatedWords<CutSettlement> = {
  cause: causeOf,
  moved: (settlement, slide, known) => penaltyWords(causeOf(settlement, known), settlement, slide),
  ahead(settlement, { ladder: { header } }) {
    const at = formatLocal(header.timezone, settlement.at);
    return DUES.final.ahead(fullDay(at), clockTime(at));
  },
  news: () => DUES.final.news,
  ...PENALTIES,
};

/** The Grand Final with its hours (L28), and by when one has to be there (L29). */
export function finalDates(
  { header }: Ladder,
  { from, to }: { readonly from: Setting<string>; readonly to: Setting<string> },
): readonly CalendarDate[] {
  const { timezone, season } = header;
  const { end } = season;
  if (!end) return [];
  const at = (milliseconds: number) => instantOf(timezone, end, milliseconds);
  const by = clockTime(`${end}${CUT.name}`);
  const description = DUES.final.cut(by);
  return [
    {
      id: 'final',
      summary: WORDS.grandFinal,
      description,
      at: at(timeIn({ header }, from)),
      until: at(timeIn({ header }, to)),
    },
    { id: 'final-cut', summary: DUES.final.cutDate(by), description, at: at(CUT.time) },
  ];
}
