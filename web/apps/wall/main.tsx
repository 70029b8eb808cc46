/// <reference lib="dom" />
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LadderView, ResultView } from '#shared/contract/view.ts';
import { clockTime } from '#shared/words/dates.ts';
import { scoreWords } from '#shared/words/score.ts';
import { Final } from '#web/ui/ladder/night.tsx';
import { Alone } from '#web/ui/page/alone.tsx';
import { Crest, initialsUnless, wear } from '#web/ui/page/club-look.tsx';
import { speak, speakAsBefore } from '#web/ui/page/language.ts';
import { editionOf, readFile, Watcher } from '#web/ui/page/published.ts';
import { QrCode } from '#web/ui/page/qr.tsx';
import { Name, Score, ShortDay } from '#web/ui/page/words.tsx';
import { TITLES, WORDS } from '#web/ui/texts.ts';
import { WALL } from '../texts.ts';
import { heightOfCodes } from './fit.ts';
import { Night } from './night.tsx';
import { Pyramid } from './pyramid.tsx';
import { Rungs } from './rungs.tsx';

/** After this many failed looks in a row, the screen says that it is old. */
const IN_VAIN = 2;
const [RESULTS, FEW] = [6, 3];

const App = () => {
  const { view, misses } = useView();
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (view) document.title = view.name ?? WORDS.ladder;
  }, [view]);
  if (!view)
    return (
      <div class="wall">
        <Alone title={WORDS.ladder}>
          <p role="status">{misses > 0 ? WALL.failed : WORDS.opening}</p>
        </Alone>
      </div>
    );
  const { final } = view;
  const night = final?.closed ? undefined : view.night;
  const beside = [
    final && (final.cut || final.champion || final.day === night?.day) && <Final final={final} />,
    night && <Night night={night} matches={view.matches} />,
    view.results.some(stands) && <Latest results={view.results} most={night ? FEW : RESULTS} />,
  ].filter(Boolean);
  const alone = beside.length === 0;
  const below = alone || room >= heightOfCodes(innerWidth);
  return (
    <div class="wall">
      <header>
        <h1 {...(view.club && initialsUnless(view.club))}>
          <Crest of={view.club?.crest} />
          {view.club && (
            <>
              <bdi class="club">{view.club.name}</bdi>{' '}
            </>
          )}
          <bdi>{view.name ?? WORDS.theLadder}</bdi>
        </h1>
        <AsOf view={view} old={misses >= IN_VAIN} />
      </header>
      <main class={alone ? 'alone' : undefined}>
        <div class="ladder-with-codes">
          {view.shape ? (
            <Pyramid view={view} alone={alone} onRoom={setRoom} />
          ) : (
            <Rungs standings={view.standings} alone={alone} onRoom={setRoom} />
          )}
          {below && <Codes night={night !== undefined} />}
        </div>
        {!alone && (
          <aside>
            {beside}
            {!below && <Codes night={night !== undefined} />}
          </aside>
        )}
      </main>
    </div>
  );
};

/** The ladder as it was seen last, and how many looks were in vain since. */
function useView() {
  const [view, setView] = useState<LadderView>();
  const [misses, setMisses] = useState(0);
  useEffect(() => {
    let seen: LadderView | undefined;
    const watcher = new Watcher({
      path: '../version.json',
      shown: () => seen && editionOf(seen),
      async renew(signal) {
        const found = await readFile<LadderView>('../view.json');
        signal.throwIfAborted();
        if (!found) throw new Error('the ladder cannot be read');
        if (found.version === seen?.version && found.asOf === seen.asOf) return;
        await speak(found.language);
        wear(found.club);
        seen = found;
        setView(found);
      },
      isOn: () => seen?.night !== undefined,
      told: setMisses,
    });
    return () => watcher.stop();
  }, []);
  return { view, misses };
}

const AsOf = ({ view, old }: { readonly view: LadderView; readonly old: boolean }) => (
  <p class={old ? 'old' : undefined} role="status">
    {(old ? WALL.lostSince : WALL.asOf)(<ShortDay at={view.asOf} />, clockTime(view.asOf))}
  </p>
);

const stands = ({ state }: ResultView): boolean => state === 'stands';

const Latest = ({ results, most }: { readonly results: readonly ResultView[]; readonly most: number }) => {
  return (
    <section class="latest">
      <h2>{WALL.latest}</h2>
      <ul>
        {results
          .filter(stands)
          .slice(0, most)
          .map(({ line, kind, challenger, challenged, score }) => (
            <li key={line}>
              <Name of={challenger} /> <Score>{scoreWords(score)}</Score> <Name of={challenged} />
              {kind === 'playoff' && <small> {WALL.playoff}</small>}
            </li>
          ))}
      </ul>
    </section>
  );
};

/** For phones: this ladder, and on a club night the page on which players check in. */
const Codes = ({ night }: { readonly night: boolean }) => {
  const at = (path: string): string => new URL(path, location.href).href;
  return (
    <div class="codes">
      <figure>
        <QrCode text={at('../')} label={WALL.ladderCode} />
        <figcaption>{WALL.thisLadder}</figcaption>
      </figure>
      {night && (
        <figure>
          <QrCode text={at('../me/?arrive')} label={WALL.arriveCode} />
          <figcaption>{WORDS.checkIn}</figcaption>
        </figure>
      )}
    </div>
  );
};

const place = document.querySelector('#app');
if (place) {
  void speakAsBefore(() => TITLES.wall).then(() => {
    place.replaceChildren();
    render(<App />, place);
  });
}
