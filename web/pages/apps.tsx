import type { Language } from '#shared/vocabulary/language.ts';
import { language } from '#shared/words/language.ts';
import { OLDEST_TOLD } from '../browsers.ts';
import type { AppName } from '../scripts.ts';
import { Alone } from '../ui/page/alone.tsx';
import { askingPageOf } from '../ui/session/ways-in.ts';
import { WORDS } from '../ui/texts.ts';
import type { Display } from './manifest.ts';
import { type AppSheet, type Assets, renderPage } from './page.tsx';
import { Preview } from './preview.tsx';
import { FRONT, TEXT } from './texts.ts';

interface App {
  readonly title: string;
  readonly script: string;
  readonly says?: Before;
  readonly display?: Display;
  /** Whose style it has: that of Admin, unless said otherwise. */
  readonly sheet?: AppSheet;
  /** What its script asks for first, seen from the page. */
  readonly asksFor?: string | undefined;
  /** What a card beside a link to it says, where such links are sent around. */
  readonly about?: string;
  /** Of the site, for the picture of that card. */
  readonly origin?: string | undefined;
  /** The class of what is around it, where that changes the whole page. */
  readonly look?: AppName | undefined;
}

/** The pages that a script makes, shown at /club/ladder/NAME/: one file each for all ladders. */
export const APP_NAMES = ['board', 'desk', 'me', 'player', 'wall'] as const satisfies readonly AppName[];

export const SIGN_UP = '/sign-up/';

/** An app before its script has run. Apps are tools, the same for all clubs: search engines find ladders, not them. */
export const renderApp = (
  {
    title,
    script,
    says: { opening, without, mails } = before(),
    display,
    sheet = 'admin',
    asksFor,
    look,
    about,
    origin,
  }: App,
  assets: Assets,
): string =>
  renderPage({
    title,
    assets,
    script,
    app: sheet,
    display,
    asksFor,
    mails,
    unindexed: true,
    head: about !== undefined && <Preview title={title} about={about} origin={origin} />,
    children: (
      <div id="app">
        <div class={look}>
          <Alone title="Club Ladder">
            <p role="status">
              <Opening sentences={opening} />
            </p>
            <Without sentences={without} />
          </Alone>
        </div>
      </div>
    ),
  });

/** A sentence in each language: pages that scripts make are the same for all clubs. */
export type Sentences = readonly (readonly [Language, string])[];

interface Before {
  readonly opening: Sentences;
  readonly without: Sentences;
  /** Whether the deployment sends e-mails. */
  readonly mails?: boolean | undefined;
}

interface BeforeEntering extends Before {
  /** What leads to where a sign-in link is sent by e-mail, where any are. */
  readonly asking?: Sentences;
  /** Of the site, for the picture beside a link. */
  readonly origin?: string | undefined;
}

const inOne = (text: string): Sentences => [[language(), text]];

const before = (): Before => ({ opening: inOne(WORDS.oneMoment), without: inOne(TEXT.noScript(OLDEST_TOLD)) });

const Opening = ({ sentences }: { readonly sentences: Sentences }) => (
  <>
    {sentences.map(([lang, sentence], place) => (
      <>
        {place > 0 && ' · '}
        <span lang={lang}>{sentence}</span>
      </>
    ))}
  </>
);

/** Shown after a while if no script has taken its place: there may be no script, or none that this browser can read. */
const Without = ({ sentences }: { readonly sentences: Sentences }) => (
  <div class="too-old">
    {sentences.map(([lang, sentence]) => (
      <p lang={lang}>{sentence}</p>
    ))}
  </div>
);

/** Where a link with an access key leads: it says who you are now, where to go, and how to sign out. */
export const renderEnter = (
  assets: Assets,
  { opening, without, mails, asking = [], origin }: BeforeEntering = before(),
): string =>
  renderPage({
    title: 'Club Ladder',
    assets,
    script: '/assets/enter.js',
    mails,
    unindexed: true,
    head: <Preview title="Club Ladder" about={FRONT.what} origin={origin} />,
    children: (
      <>
        <header>
          <h1>Club Ladder</h1>
        </header>
        <main>
          <p id="who" role="status">
            <Opening sentences={opening} />
          </p>
          <ul class="links" id="where" />
          <div id="people" />
          <div id="more" />
          <Without sentences={without} />
          <noscript>
            {asking.map(([lang, sentence]) => (
              <p lang={lang}>
                <a href={askingPageOf()}>{sentence}</a>
              </p>
            ))}
          </noscript>
        </main>
      </>
    ),
  });
