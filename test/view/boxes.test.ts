import { describe, expect, it, vi } from 'vitest';
import { formatCalendar } from '#functions/publishing/calendar.ts';
import { plainly } from '#functions/publishing/files.ts';
import { newsOf } from '#functions/publishing/news.ts';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { addDays } from '#shared/calendar/days.ts';
import { dueWhole, monthOf } from '#shared/calendar/periods.ts';
import { ladderView } from '#shared/contract/view.ts';
import { climbWords } from '#shared/rules/challenge/movement-ways-in-words.ts';
import { atTheBottom, slid, tellRungs } from '#shared/rules/common/rungs-in-words.ts';
import type { Duty } from '#shared/rules/duty.ts';
import { dropped } from '#shared/rules/inactivity/penalties.ts';
import type { System } from '#shared/systems/system.ts';
import type { SystemWords } from '#shared/systems/system-words.ts';
import { aheadOf } from '#shared/view/ahead.ts';
import { forecastWords } from '#shared/view/forecast-words.ts';
import { outlookSentence } from '#shared/view/outlook-sentence.ts';
import { remindersOf } from '#shared/view/player-notices/reminders.ts';
import { noticesOf as publicNotices } from '#shared/view/public-notices/notices.ts';
import type { PeriodSettlement } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { LANGUAGES } from '#shared/vocabulary/language.ts';
import { movesBetween } from '#shared/vocabulary/moves.ts';
import { slot } from '#shared/vocabulary/slot.ts';
import { inHead } from '#shared/vocabulary/slot-storage.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { periodWords } from '#shared/words/dates.ts';
import { say } from '#shared/words/phrase.ts';
import type { Averting, DatedWords, SettlementsInWords } from '#shared/words/settlement-words.ts';
import { boundsAround } from '#web/apps/player/opponents.tsx';
import { at, Club, noticesOf, seasonView, toldOf } from './club.ts';
import { pageOf, textOf } from './page.ts';
import { standing } from './vectors.ts';

vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  return { ...registry, systemOf: (ladder) => boxed(registry.systemOf(ladder)) };
});

vi.mock(import('#shared/systems/words.ts'), async (original) => {
  const words = await original();
  return { ...words, wordsOf: (ladder) => boxTold(words.wordsOf(ladder)) };
});

/** What is said of staying away, and of penalties for it, in any of the languages. */
const IDLE =
  /unless (they|you)( have)? play|[Aa]ctivity check|[Pp]enalt|Play in|nicht gespielt|keine Partie gespielt|Spiele (im|in der)|Abstiege(?! 1\. April)|Platz räumen|Contrôles|descentes|Jouez|sauf partie/;

const PLACE = { club: 'riverside', ladder: 'main' };
const PUBLIC = { origin: 'https://ladder.example', club: { id: 'riverside', name: 'Riverside' }, ladder: 'main' };
const NAMES = { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee' };
const MARCH = at('2023-03-20T12:00Z');

/** Dee has won against Cy, and Bob against Ann: of the four Cy has fewest points, and is the third. */
function box(): Club {
  const club = new Club({ system: 'crewe', season: { start: '2023-03-01' } }).seed('2023-03-01T08:00Z', NAMES);
  for (const [day, challenger, challenged] of [
    ['10', 'bob', 'ann'],
    ['11', 'dee', 'cy'],
  ]) {
    club.does(`2023-03-${day}T18:00Z`, 'challenge', { id: challenger, challenger, challenged });
    club.does(`2023-03-${day}T20:00Z`, 'result', { challenge: challenger, score: [1, 0] });
  }
  return club;
}

/** The same once the month is over, and what its line has for others and for players. */
function settled() {
  const { season } = box();
  const before = season.ladder;
  const decision = season.decide({ at: at('2023-04-02T12:00Z'), verb: 'settle', body: {} });
  if (decision.refusal) throw new Error(decision.refusal.message);
  const [entry] = season.lines().slice(-1);
  const commands = season.lines().map(({ command }) => command);
  const place = { ...PLACE, page: 'https://ladder.example/' };
  return {
    season,
    notices: entry ? publicNotices({ header: season.header, commands }, entry, place) : [],
    personal: noticesOf(season.header, season.lines(), before, season.ladder),
  };
}

describe('a settlement that is about points and not about staying away', () => {
  it.each(LANGUAGES)('is told in no word about staying away, nor about penalties (%s)', (language) => {
    const told = inLanguage(language, () => {
      const [now, over] = [box(), settled()];
      return [
        textOf(pageOf(now, MARCH)),
        textOf(pageOf(over)),
        formatCalendar(toldOf(now.season), PUBLIC),
        ...remindersOf({ ladder: now.season.ladder, now: at('2023-03-31T08:00Z'), place: PLACE }).map(
          ({ title, text }) => `${title} ${text}`,
        ),
        ...over.personal.map(({ title, text }) => `${title} ${text}`),
        ...over.notices.map(({ text }) => text),
        ...newsOf(toldOf(over.season), 9, { now: over.season.ladder.at, isPast: false }).map(({ title }) =>
          plainly(title),
        ),
      ];
    });
    for (const each of told) expect(each).not.toMatch(IDLE);
  });

  it('says on the page what averts it, and what the list of those to come is called', () => {
    const page = textOf(pageOf(box(), MARCH));
    expect(page).toContain('End of March 2023: the best of the box goes up, the last goes down.');
    expect(page).toContain('down to 4th on 1 April unless they win more points');
    expect(page).toContain('The boxes 1 Apr');
    expect(page).toContain('News as a feed');
  });

  it('says so to the player, too, and draws no line to which they drop unless they play', () => {
    const cy = standing(seasonView(box().season, MARCH), 'cy');
    const { forecast } = aheadOf(cy)[0] ?? expect.fail('Cy is last in the box');
    expect(forecastWords(forecast, 3)).toBe('down to 4th on 1 April unless they win more points');
    expect(outlookSentence(forecast, 3)).toBe('Win more points in March 2023, or you drop to 4th on 1 April.');
    expect(boundsAround(cy, [])).toEqual([]);
  });

  it('stands in the calendar and the feed under its own name', () => {
    const { season } = settled();
    expect(formatCalendar(toldOf(box().season), PUBLIC)).toContain('SUMMARY:The box of March 2023 is settled');
    const news = newsOf(toldOf(season), 9, { now: season.ladder.at, isPast: false });
    expect(news.map(({ title }) => plainly(title))).toContain('Box of March 2023');
  });

  it('tells whom it moved why, also those against whom it held nothing', () => {
    const why = 'the box of March 2023 was settled by points.';
    const moves = { ann: '1st to 2nd', bob: '2nd to 1st', cy: '3rd to 4th', dee: '4th to 3rd' };
    const told = Object.entries(moves).map(([player, move]) => [player, `You moved from ${move}: ${why}`]);
    expect(Object.fromEntries(settled().personal.map(({ player, text }) => [player, text]))).toEqual(
      Object.fromEntries(told),
    );
  });
});

it('what else a system tells of a player is on their row, and on no other', () => {
  const view = seasonView(box().season, MARCH);
  expect(view.standings.map(({ notes }) => notes)).toEqual([['has held out twice'], undefined, undefined, undefined]);
  expect(ladderView.safeParse(view).success).toBe(true);
  expect(textOf(pageOf(box(), MARCH)).match(/has held out twice/g)).toHaveLength(1);
});

/** The points that the players of a box have won this month. */
const NONE: Readonly<Record<PlayerId, number>> = {};
const pointsSlot = slot('boxPoints', NONE, inHead(NONE));

const pointsOf = (ladder: Ladder, player: PlayerId): number => pointsSlot.of(ladder)[player] ?? 0;

/** At the end of each month whoever has most points in the box goes up a rung, and whoever has fewest goes down one. */
const boxSettlement: Duty<PeriodSettlement<'month'>> = (ladder) => {
  const last = ladder.settled.at(-1)?.last;
  const period = monthOf(last ? addDays(last, 1) : ladder.header.season.start);
  const due = dueWhole(ladder.header, period);
  return {
    at: due.at,
    settle() {
      const ranked = ladder.order.players().toSorted((one, other) => pointsOf(ladder, other) - pointsOf(ladder, one));
      const [best, worst] = [ranked[0], ranked.at(-1)];
      const above = best && ladder.order.at((ladder.order.rungOf(best) ?? 1) - 1);
      const risen = best && above ? ladder.order.swap(best, above) : ladder.order;
      const order = worst ? risen.rearranged(dropped(risen.players(), new Set([worst]), 1)) : risen;
      const moves = movesBetween(ladder.order, order);
      const settled = [...ladder.settled, { first: period.first, last: period.last }];
      const settlement = {
        kind: 'month',
        ...due,
        clause: 'B1',
        dropped: worst ? [worst] : [],
        removed: [],
        moves,
      } as const;
      return { ladder: pointsSlot.set({ ...ladder, order, settled }, NONE), settlement };
    },
  };
};

/** What a player has to do so as not to be last: one point more than they have. */
const averting: Averting = (settlement) => ({
  they: ' unless they win more points',
  you: `Win more points in ${periodWords(settlement)}`,
});

/** A system of nobody's, played in a box: what counts at the end of a month is points and not having played. */
function boxed(system: System): System {
  const { result } = system.rules;
  if (!result) throw new Error('its games have results');
  return {
    ...system,
    slots: [...system.slots, pointsSlot],
    duties: [boxSettlement],
    controls: { ...system.controls, averting: { month: averting } },
    rules: {
      ...system.rules,
      result: {
        ...result,
        apply(ladder, command) {
          const { ladder: after, ...applied } = result.apply(ladder, command);
          const game = ladder.challenges.get(command.body.challenge);
          if (!game) return { ladder: after, ...applied };
          const [one, other] = command.body.score;
          const points = {
            ...pointsSlot.of(after),
            [game.challenger]: pointsOf(after, game.challenger) + one,
            [game.challenged]: pointsOf(after, game.challenged) + other,
          };
          return { ...applied, ladder: pointsSlot.set({ ...after, order: ladder.order }, points) };
        },
      },
    },
  };
}

const boxWords: DatedWords<PeriodSettlement> = {
  cause: (settlement) => `the box of ${periodWords(settlement)} was settled by points`,
  moved: (settlement, slide) => say`${slid(slide)}, by the points of ${periodWords(settlement)}`,
  ahead: (settlement) => `End of ${periodWords(settlement)}: the best of the box goes up, the last goes down.`,
  news: (settlement) => `Box of ${periodWords(settlement)}`,
  date: (settlement) => `The box of ${periodWords(settlement)} is settled`,
  list: () => 'The boxes',
  called: () => 'boxes',
  others: 'cause',
};

/** The words of a system whose players move by rungs, and whose months are settled as a box is. */
function boxTold<Words extends SystemWords>(words: Words): Words {
  const settlements: SettlementsInWords = { month: boxWords };
  const rungs = { arrival: atTheBottom, hasScore: false, climb: climbWords, settlements };
  return {
    ...words,
    settlements,
    tell: (happening, context) => tellRungs(rungs, happening, context),
    notes: ({ order }, player) => (order.rungOf(player) === 1 ? ['has held out twice'] : []),
  };
}
