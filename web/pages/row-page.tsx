import type { LadderView } from '#shared/contract/view.ts';
import { backFrom, pagesOf, placesOn } from '#shared/view/pages-of-rows.ts';
import { ToClub } from '../ui/page/club-look.tsx';
import { SignIn } from '../ui/page/sign-in.tsx';
import { WORDS } from '../ui/texts.ts';
import { type Assets, type PageAddress, renderPage } from './page.tsx';
import { type Columns, isRated, Legend, Pages, placesWords, Table } from './standings.tsx';
import { TEXT } from './texts.ts';

/** What a page of rows contains besides them: no time and no line of the log, so that it rarely changes. */
export interface Frame extends Columns {
  readonly ladder: string;
  readonly club: PageAddress['club'];
  readonly notice: string | undefined;
  /** Whether it is of a season before, whose address lies below that of its ladder. */
  readonly isPast: boolean;
  readonly pages: number;
  readonly isRated: boolean;
}

export const frameOf = (view: LadderView, place: PageAddress): Frame => ({
  system: view.system,
  since: view.since,
  ...(view.shape && { shape: view.shape }),
  ...(view.round && { round: view.round }),
  ladder: view.name ?? place.ladder,
  club: place.club,
  notice: view.notice,
  isPast: place.past !== undefined,
  pages: pagesOf(view.standings.length),
  isRated: isRated(view),
});

interface RowPageProps {
  readonly frame: Frame;
  readonly page: number;
  /** As HTML; undefined if the ladder has become too short for this page. */
  readonly rows: readonly string[];
}

export const renderRowPage = (props: RowPageProps, assets: Assets): string =>
  renderPage({
    title: `${placesWords(props.page)} – ${props.frame.ladder} – ${props.frame.club.name}`,
    assets,
    script: '/assets/refresh.js',
    look: props.frame.club,
    unindexed: props.frame.club.unlisted === true || props.rows.length === 0,
    children: <RowPage {...props} />,
  });

interface HeadingProps extends Pick<Frame, 'ladder' | 'club' | 'notice' | 'isPast'> {
  /** Where the ladder's own page lies, seen from this one. */
  readonly back: string;
}

/** What leads to the ladder's own page from those around it. */
export const PlainHeading = ({ ladder, club, notice, isPast, back }: HeadingProps) => (
  <header>
    {notice !== undefined && <p class="notice">{notice}</p>}
    <p class="belongs">
      <ToClub club={club} href={`${back}${isPast ? '../../' : '../'}`} />
      <SignIn club={club} />
    </p>
    <h1>
      <a href={back}>
        <bdi>{ladder}</bdi>
      </a>
    </h1>
  </header>
);

const RowPage = ({ frame, page, rows }: RowPageProps) => (
  <>
    <a class="skip" href="#ladder">
      {TEXT.skip}
    </a>
    <PlainHeading {...frame} back={backFrom(page)} />
    <p class="offline" role="status" id="offline" />
    <main data-ladder={backFrom(page)}>
      <section class="ladder" id="ladder">
        {rows.length > 0 ? (
          <Table
            columns={frame}
            title={`${WORDS.theLadder}, ${placesWords(page)}`}
            rows={rows}
            first={placesOn(page)[0]}
          />
        ) : (
          <p>
            {TEXT.nobody.gone((whole) => (
              <a href={backFrom(page)}>{whole}</a>
            ))}
          </p>
        )}
        <Pages pages={frame.pages} page={page} />
        {rows.length > 0 && <Legend columns={frame} isRated={frame.isRated} />}
      </section>
    </main>
    <p class="unseen" role="status" id="news" />
  </>
);
