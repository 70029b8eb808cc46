/// <reference lib="dom" />
import { parseInstant } from '#shared/calendar/moment.ts';
import { type Trial, tryOut, tryOutBy } from '#shared/engine/trial.ts';
import { commandsIn, openLog } from '#shared/log/read.ts';
import { seasonOfOrder, seasonOfResults } from '#shared/log/results/season-of-results.ts';
import { trialView, wayOf } from '#shared/view/trial.ts';
import type { Language } from '#shared/vocabulary/language.ts';
import { learn, readIn } from '#shared/words/language.ts';
import type { Replayed, ReplayRequest } from '../seasons/replaying.ts';
import type { Reply, Request } from './use-trial.ts';

let spoken: Language = 'en';
readIn(() => spoken);
let trial: Trial | undefined;

/** Texts are beside the script; without them, refusals are in English. */
async function speak(language: Language): Promise<void> {
  if (language === 'en') return;
  try {
    learn(language, (await import(new URL(`./${language}.js`, location.href).href)).catalogue);
    spoken = language;
  } catch {
    // Everything else is told as well.
  }
}

async function answer(request: Request | ReplayRequest): Promise<Reply | Replayed> {
  if (request.kind === 'try') {
    await speak(request.language);
    return play(request);
  }
  if (request.kind === 'replay') {
    await speak(request.language);
    return replayed(request);
  }
  const { player } = request;
  if (!trial) return { kind: 'failed' };
  return {
    kind: 'ways',
    ways: { player, real: wayOf(trial.real.course, player), tried: wayOf(trial.tried.course, player) },
  };
}

function play({ log, tried, until }: Extract<Request, { kind: 'try' }>): Reply {
  const opened = openLog(log);
  if (!opened.ok) return { kind: 'failed' };
  const commands = commandsIn(opened.value.lines());
  const { header } = opened.value;
  const end = parseInstant(until);
  trial =
    tried.kind === 'system' ? tryOutBy(tried, header, commands, end) : tryOut(header, commands, tried.settings, end);
  return { kind: 'tried', view: trialView(trial, commands) };
}

/** A season of results: what it comes to is shown, and its log sent if the organiser wants it. */
function replayed({ header, results, beginning, order, winner }: ReplayRequest): Replayed {
  if (order) {
    const after = order.map(({ id }) => id);
    return { kind: 'replayed', log: seasonOfOrder(header, order), refused: [], before: [], after };
  }
  const { ladder, beginning: before, ...made } = seasonOfResults(header, results, beginning, winner);
  return { kind: 'replayed', ...made, before, after: ladder.order.players() };
}

addEventListener('message', ({ data }: MessageEvent<Request | ReplayRequest>) => {
  answer(data).then(
    (reply) => postMessage(reply),
    () => postMessage({ kind: 'failed' } satisfies Reply),
  );
});
