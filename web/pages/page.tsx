import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { CardView } from '#shared/contract/card.ts';
import { GENERATOR } from '#shared/contract/release.ts';
import { NEWS } from '#shared/view/texts.ts';
import type { ClubLook } from '#shared/vocabulary/club.ts';
import type { ClubChoices } from '#shared/vocabulary/club-choices.ts';
import { language } from '#shared/words/language.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { classOfLook } from '../ui/page/club-look.tsx';
import { LEADING } from '../ui/texts.ts';
import { type Display, ICONS, manifestPathOf, pictureOf } from './manifest.ts';
import { CLUB } from './texts.ts';

/** The ground of every page, as the style sheet has it: what a browser shows around it takes the same. */
export const PAPER = { light: '#fcfbf8', dark: '#15171a' } as const;

/** The sheets of apps, by the folder of what they style. */
export const APP_SHEET_NAMES = ['admin', 'board', 'me', 'player', 'wall'] as const;
export type AppSheet = (typeof APP_SHEET_NAMES)[number];

/** Something for each sheet of an app, such as its path. */
export const ofEachApp = (of: (app: AppSheet) => string): Readonly<Record<AppSheet, string>> => ({
  admin: of('admin'),
  board: of('board'),
  me: of('me'),
  player: of('player'),
  wall: of('wall'),
});

export interface Assets {
  /** The path of the style sheet of pages; paths of style sheets change with their content. */
  readonly style: string;
  /** What the front page and those of clubs add to it. */
  readonly front?: string;
  readonly pyramid?: string;
  /** The sheets of apps, if there are apps among the pages. */
  readonly apps?: Readonly<Record<AppSheet, string>>;
}

interface PageProps {
  readonly title: string;
  readonly assets: Assets;
  readonly script?: string;
  /** The app that it is, or looks like. */
  readonly app?: AppSheet;
  /** How it opens from a home screen: in the browser, unless said otherwise. */
  readonly display?: Display | undefined;
  /** What its script asks for first, seen from the page: it comes beside the script. */
  readonly asksFor?: string | undefined;
  /** Whether it is the front page, that of a club, or one like these. */
  readonly isFront?: boolean;
  readonly pyramid?: number | undefined;
  readonly unindexed?: boolean | undefined;
  /** Whether the deployment sends e-mails, for scripts that are the same in all. */
  readonly mails?: boolean | undefined;
  /** Of the club whose page it is, and its id where it has a manifest of its own. */
  readonly look?: (ClubLook & { readonly id?: string }) | undefined;
  /** What else the head says: previews of a link, and the same in other formats. */
  readonly head?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The narrowest that a player in a row of a pyramid can be, and what is beside the row, in the browser's own letters. */
const [NARROWEST, BESIDE] = [2.2, 2.2] as const;

/** On which windows and papers the widest row of a pyramid has room: on others it is a list. */
const wideEnoughFor = (row: number): string => `(min-width: ${(row * NARROWEST + BESIDE).toFixed(1)}rem)`;

const Page = ({
  title,
  assets,
  script,
  app,
  display = 'browser',
  asksFor,
  isFront,
  pyramid,
  unindexed,
  mails,
  look,
  head,
  children,
}: PageProps) => (
  <html lang={language()} class={classOfLook(look)} data-mails={mails ? '' : undefined}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="generator" content={GENERATOR} />
      {unindexed && <meta name="robots" content="noindex" />}
      <title>{title}</title>
      <link rel="icon" href={ICONS.drawing} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={pictureOf(180)} />
      <link rel="manifest" href={manifestPathOf(display, look?.id)} />
      <meta name="theme-color" content={PAPER.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={PAPER.dark} media="(prefers-color-scheme: dark)" />
      <link rel="stylesheet" href={app ? assets.apps?.[app] : assets.style} />
      <link rel="preload" href={FONT} as="font" type="font/woff2" crossOrigin="anonymous" />
      {isFront && <link rel="stylesheet" href={assets.front} />}
      {pyramid !== undefined && <link rel="stylesheet" href={assets.pyramid} media={wideEnoughFor(pyramid)} />}
      {script && <script type="module" src={script} />}
      {asksFor !== undefined && <link rel="preload" href={asksFor} as="fetch" crossOrigin="anonymous" />}
      {head}
    </head>
    <body>{children}</body>
  </html>
);

export const renderPage = (props: PageProps): string => `<!doctype html>\n${renderToString(<Page {...props} />)}\n`;

/** In a sentence: who leads a ladder, or who has won it. */
export const Lead = ({ of }: { readonly of: CardView }) => <>{said(of)}</>;

function said({ state, leaders, winner }: CardView) {
  const { lead } = CLUB;
  const [first, ...others] = leaders;
  if (state === 'finished') return winner ? SHARED.overAndWon(<bdi>{winner.name}</bdi>) : `${SHARED.seasonOver}.`;
  if (!first) return state === 'ahead' ? lead.ahead : LEADING.nobody;
  const name = <bdi>{first.name}</bdi>;
  if (others.length > 0) return NEWS.summary.leadTogether(name, others.length);
  return state === 'ahead' ? lead.starts(name) : NEWS.summary.leads(name);
}

export interface ClubLink extends ClubLook {
  readonly id: string;
  readonly name: string;
  readonly unlisted?: boolean;
  /** Whether players have sign-in links sent to them by e-mail. */
  readonly mails?: boolean | undefined;
}

export interface PageAddress {
  readonly club: ClubLink & Partial<ClubChoices>;
  /** The ladder's id, which names it where its header does not. */
  readonly ladder: string;
  /** What the address of the season ends with, where it is one before the present. */
  readonly past?: string;
  /** Under which address people see the site, such as https://ladder.example. */
  readonly origin?: string;
}

/** Where people ask to join a ladder; undefined if the club takes no requests, or the ladder no longer changes. */
export const joiningAt = ({ club, ladder, past }: PageAddress, { closed }: { readonly closed?: boolean }) =>
  club.joining && past === undefined && !closed ? `/join/#${club.id}/${ladder}` : undefined;

/** Where the font of headings and figures lies, which `npx tsx cdk/build/write-font.ts` makes: the path changes with its content. */
export const FONT = '/assets/bricolage.a3e23c5cbb07.woff2';
