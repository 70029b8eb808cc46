import { useEffect, useState } from 'preact/hooks';
import type { LadderView, ResultView } from '../../../shared/contract/view.ts';
import { clockTime } from '../../../shared/words/dates.ts';
import { scoreWords } from '../../../shared/words/score.ts';
import { Alone } from '../../kit/alone.tsx';
import { readFile } from '../../kit/files.ts';
import { Final } from '../../kit/final.tsx';
import { QrCode } from '../../kit/qr.tsx';
import { Name, Score, ShortDay } from '../../kit/words.tsx';
import { Night } from './night.tsx';
import { Rungs } from './rungs.tsx';

/** Milliseconds between two looks for news. */
const PAUSE = 4000;
/** From so many looks in vain on, the screen says that it is old. */
const IN_VAIN = 2;
/** How many of the last results have room; beside tonight's board fewer. */
const [RESULTS, FEW] = [6, 3];

/** A whole ladder on a screen on the club's wall, with tonight's board. It needs nobody to touch it. */
export const App = () => {
  const { view, misses } = useView();
  useEffect(() => {
    if (view) document.title = view.name ?? 'Ladder';
  }, [view]);
  if (!view)
    return (
      <Alone title="Ladder">
        <p role="status">{misses > 0 ? 'The ladder cannot be read at the moment.' : 'Opening…'}</p>
      </Alone>
    );
  const { final } = view;
  const night = final?.closed ? undefined : view.night;
  return (
    <div class="wall">
      <header>
        <h1>
          <bdi>{view.name ?? 'The ladder'}</bdi>
        </h1>
        <AsOf view={view} old={misses >= IN_VAIN} />
      </header>
      <main>
        <Rungs standings={view.standings} />
        <aside>
          {final && (final.cut || final.champion || final.day === night?.day) && <Final final={final} />}
          {night && <Night night={night} matches={view.matches} />}
          <Latest results={view.results} most={night ? FEW : RESULTS} />
          <Codes night={night !== undefined} />
        </aside>
      </main>
    </div>
  );
};

interface Seen {
  readonly view?: LadderView;
  /** Looks in vain since it was seen. */
  readonly misses: number;
}

/** What was seen after one more look; the very same where nothing is new, so that nothing is drawn again. */
function after(before: Seen, view: LadderView | undefined): Seen {
  if (!view) return { ...before, misses: before.misses + 1 };
  const isNew = view.version !== before.view?.version || view.asOf !== before.view.asOf;
  return isNew || before.misses > 0 ? { view, misses: 0 } : before;
}

function useView(): Seen {
  const [seen, setSeen] = useState<Seen>({ misses: 0 });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const view = await readFile<LadderView>('../view.json');
      setSeen((before) => after(before, view));
      timer = setTimeout(() => void look(), PAUSE);
    };
    void look();
    return () => clearTimeout(timer);
  }, []);
  return seen;
}

const AsOf = ({ view, old }: { readonly view: LadderView; readonly old: boolean }) => (
  <p class={old ? 'old' : undefined} role="status">
    {old && 'No connection: '}as of <ShortDay at={view.asOf} />, {clockTime(view.asOf)}
  </p>
);

const Latest = ({ results, most }: { readonly results: readonly ResultView[]; readonly most: number }) => {
  const standing = results.filter(({ state }) => state === 'stands').slice(0, most);
  return standing.length === 0 ? null : (
    <section class="latest">
      <h2>Latest results</h2>
      <ul>
        {standing.map(({ line, challenger, challenged, score }) => (
          <li key={line}>
            <Name of={challenger} /> <Score>{scoreWords(score)}</Score> <Name of={challenged} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** For phones: this ladder, and on a club night where one hangs up one's own peg. */
const Codes = ({ night }: { readonly night: boolean }) => {
  const at = (path: string): string => new URL(path, location.href).href;
  return (
    <div class="codes">
      <figure>
        <QrCode text={at('../')} label="QR code with the address of this ladder" />
        <figcaption>This ladder</figcaption>
      </figure>
      {night && (
        <figure>
          <QrCode text={at('../me/?arrive')} label="QR code with the address where players say that they are here" />
          <figcaption>Check in</figcaption>
        </figure>
      )}
    </div>
  );
};
