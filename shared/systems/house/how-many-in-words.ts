import { limitedPer } from '#shared/rules/challenge/whom/lately.ts';
import { WRITTEN } from '#shared/rules/texts.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { rule, type SettableRule } from '#shared/words/written-rule.ts';
import { houseSettings, isLimitedInAll } from './settings.ts';
import { HOUSE } from './texts.ts';

const join = (...sentences: readonly (string | false)[]): string =>
  sentences.filter((each) => each !== false && each !== '').join(' ');

/** How many challenges at once and in a time, and when the same two meet again (H4, H5). */
export const howMany = (header: Header, confirmed: boolean): readonly SettableRule[] => [
  atOnce(header, confirmed),
  lately(header),
  rematches(header),
];

function atOnce(header: Header, confirmed: boolean): SettableRule {
  const { openMade, openReceived, openInAll, challengedWaits } = houseSettings;
  const all = isLimitedInAll({ header }) ? openInAll.of({ header }) : undefined;
  const waits = all !== 1 && challengedWaits.of({ header }) === 'yes';
  const [made, received] = [openMade.of({ header }), openReceived.of({ header })].map((most) =>
    Math.min(most, all ?? most),
  );
  const text = HOUSE.open.text(made ?? 1, received ?? 1, all, waits, confirmed);
  return rule(HOUSE.open.heading, 'H4', text, [openMade, openReceived, openInAll, challengedWaits], {
    // As good as any number.
    openMade: 10,
    openReceived: 10,
    openInAll: 0,
    challengedWaits: 'no',
  });
}

function lately(header: Header): SettableRule {
  const { mostMade, mostReceived, mostPer } = houseSettings;
  const [made, received, kind] = [mostMade.of({ header }), mostReceived.of({ header }), limitedPer({ header })];
  const text = made + received > 0 ? HOUSE.lately.text(made, received, kind) : undefined;
  return rule(HOUSE.lately.heading[kind], 'H4', text, [mostMade, mostReceived, mostPer], {
    mostMade: 0,
    mostReceived: 0,
  });
}

function rematches(header: Header): SettableRule {
  const { rematchDays, rematchFor, rematchMost } = houseSettings;
  const { both, loser, return: back, other, most } = HOUSE.rematches;
  const [days, waits, times] = [rematchDays.of({ header }), rematchFor.of({ header }), rematchMost.of({ header })];
  const again = days > 0 && (waits === 'loser' ? loser : both)(days);
  const needsOthers = waits === 'other';
  const text =
    times === 1
      ? most(times)
      : join(
          again,
          days > 0 && waits === 'return' && back,
          needsOthers && other(days > 0),
          !again && !needsOthers && WRITTEN.rematches.atOnce,
          times > 0 && most(times),
        );
  return rule(WRITTEN.rematches.heading, 'H5', text, [rematchDays, rematchFor, rematchMost], {
    rematchDays: 0,
    rematchFor: 'both',
    rematchMost: 0,
  });
}

/** Who is left alone for some days after a game, and who has to wait (H6). */
export function afterGames(header: Header, confirmed: boolean): SettableRule {
  const { protectedDays, winnerDays, beatenDays, reachDown } = houseSettings;
  const fromAbove = reachDown.of({ header }) > 0;
  const { heading, text, beaten, reported } = HOUSE.protection;
  const [defence, win, loss] = [protectedDays, winnerDays, beatenDays].map((days) => days.of({ header }));
  const isEither = defence === win;
  const sentences = join(
    !!defence && text(isEither ? 'either' : 'challenged', defence, fromAbove),
    !!win && !isEither && text('challenger', win, fromAbove),
    !!loss && beaten(loss),
  );
  const says = sentences === '' ? undefined : join(sentences, confirmed && reported);
  return rule(heading, 'H6', says, [protectedDays, winnerDays, beatenDays], {
    protectedDays: 0,
    winnerDays: 0,
    beatenDays: 0,
  });
}
