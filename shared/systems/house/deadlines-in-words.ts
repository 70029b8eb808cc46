import { WRITTEN } from '#shared/rules/texts.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { rule, type SettableRule } from '#shared/words/written-rule.ts';
import { hasStrikes, houseSettings, isFromAcceptance, mayBeLost, runsOutUnaccepted } from './settings.ts';
import { HOUSE } from './texts.ts';
import { waysOf } from './ways.ts';

/** Until when a challenge is to be accepted and played, and what it costs those who don't; each says only what can happen. */
export function deadlineRules(header: Header): readonly SettableRule[] {
  return [...untilWhen(header), declining(header), lostWithout(header)];
}

/** Of two deadlines, the one that can never come first is not mentioned. */
function untilWhen(header: Header): readonly SettableRule[] {
  const { accepting, counting, postponing } = HOUSE;
  const { acceptDays, acceptLate, playDays, playFrom, playLate, postponeDays } = houseSettings;
  const [accept, play, more] = [acceptDays.of({ header }), playDays.of({ header }), postponeDays.of({ header })];
  const accepted = acceptance(header);
  const unheard = mayCostUnaccepted(header) ? [accepting.unheard] : [];
  const isFirst = runsOutUnaccepted({ header });
  const byPlaying = [played(header), ...(isFirst ? [] : unheard)].join(' ');
  const since = isFromAcceptance({ header }) ? 'acceptance' : 'challenge';
  return [
    rule(
      WRITTEN.accepting,
      'H14',
      accepted && [accepted, ...(isFirst ? unheard : [])].join(' '),
      [acceptDays, acceptLate],
      { acceptDays: 0 },
    ),
    rule(HOUSE.playing.heading, 'H15', byPlaying, [playDays, playFrom, playLate], { playDays: 0 }),
    ...(accept + play > 0 ? [rule(counting.heading, 'H14–H15', counting.text(since, waysOf(header)))] : []),
    ...(play > 0
      ? [rule(postponing.heading, 'H16', more === 0 ? postponing.never : postponing.text(more), [postponeDays])]
      : []),
  ];
}

function acceptance(header: Header): string | undefined {
  const { atLeisure, late } = HOUSE.accepting;
  const days = houseSettings.acceptDays.of({ header });
  if (days === 0) return atLeisure;
  if (!runsOutUnaccepted({ header })) return undefined;
  if (lateOf(header).late !== 'lost') return late(days, 'expires');
  return late(days, hasStrikes({ header }) ? 'strike' : 'lost');
}

function played(header: Header): string {
  const { playing } = HOUSE;
  const days = houseSettings.playDays.of({ header });
  if (days === 0) return playing.atLeisure;
  const words: Readonly<Record<string, typeof playing.lapses>> = {
    'lost-by-silent': playing.lostBySilent,
    'lost-by-challenged': playing.lostByChallenged,
    'lost-by-both': playing.lostByBoth,
  };
  const terms = {
    accepted: runsOutUnaccepted({ header }),
    since: isFromAcceptance({ header }) ? 'acceptance' : 'challenge',
    strikes: hasStrikes({ header }),
    drop: houseSettings.lostCosts.of({ header }) === 'match',
  } as const;
  return (words[houseSettings.playLate.of({ header })] ?? playing.lapses)(days, terms);
}

function declining(header: Header): SettableRule {
  const { heading, never, lost, free: some, text } = HOUSE.declining;
  const { freeDeclines } = houseSettings;
  const has = hasStrikes({ header });
  const [free, isLost] = [has ? 0 : freeDeclines.of({ header }), houseSettings.declining.of({ header }) === 'lost'];
  const says = free === 0 ? (isLost ? text(lost(has)) : never) : text(some(free, isLost));
  return rule(heading, 'H17', says, [freeDeclines, houseSettings.declining]);
}

/** What it costs to lose without a game, where that is not what a lost match costs, or not at once. */
function lostWithout(header: Header): SettableRule {
  const { lostCosts, strikes, strikeCosts } = houseSettings;
  const { heading, costs, strike } = HOUSE.lostWithout;
  const most = strikes.matters?.({ header }) ? strikes.of({ header }) : 0;
  const byMatch = mayBeLost({ header }) ? costs(lostCosts.of({ header })) : undefined;
  const text = most > 0 ? strike(most, strikeCosts.of({ header })) : byMatch;
  return rule(heading, 'H14–H17', text, [lostCosts, strikes, strikeCosts], { lostCosts: 'match', strikes: 0 });
}

/** What becomes of players who never answer: a summary. `missed`: what staying away costs them. */
export function unanswered(header: Header, missed: string | undefined): SettableRule {
  const { heading, nothing, loses, drops } = HOUSE.silence;
  const { late, days } = lateOf(header);
  const has = hasStrikes({ header });
  const isLost =
    late === 'lost' || late === 'lost-by-challenged' || has || houseSettings.lostCosts.of({ header }) !== 'match';
  const costs = late === 'lapses' || late === 'lost-by-silent' ? nothing : isLost ? loses(days, has) : drops(days);
  return { ...rule(heading, 'H14–H18', [costs, missed].filter((each) => each !== undefined).join(' ')), summary: true };
}

/** What a challenge that is never answered comes to, after how many days: the earlier deadline decides. */
function lateOf(header: Header): { readonly late: string; readonly days: number } {
  const { acceptDays, acceptLate, playDays, playLate } = houseSettings;
  const [accept, play] = [acceptDays.of({ header }), playDays.of({ header })];
  return runsOutUnaccepted({ header })
    ? { late: hasStrikes({ header }) ? 'lost' : acceptLate.of({ header }), days: accept }
    : { late: play > 0 ? playLate.of({ header }) : 'lapses', days: play };
}

/** Whether a challenge that a player never accepted can cost them anything. */
const mayCostUnaccepted = (header: Header): boolean =>
  ['lost', 'lost-by-challenged', 'lost-by-both'].includes(lateOf(header).late);
