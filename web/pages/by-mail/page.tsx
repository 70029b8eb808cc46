import type { ComponentChildren } from 'preact';
import { Crest, initialsUnless } from '#web/ui/page/club-look.tsx';
import type { ClubLink } from '../club-page.tsx';
import { type Assets, renderPage } from '../page.tsx';
import { Asking, type Question } from './asking.tsx';

/** What a page says that an e-mail leads to. */
export interface ByMail {
  readonly title: string;
  /** Whose page it is; missing where that is not known, or not there yet. */
  readonly club?: ClubLink | undefined;
  readonly says?: readonly string[];
  /** What became of what was sent last. */
  readonly news?: string | undefined;
  readonly asks?: Question;
  /** Where to go from there. */
  readonly links?: readonly { readonly words: string; readonly path: string }[];
}

/** A page that an e-mail leads to, as its club's other pages look. It needs no script: e-mails are read on anything. */
export const renderByMail = (page: ByMail, assets: Assets): string =>
  renderPage({
    title: page.title,
    assets,
    app: true,
    unindexed: true,
    colour: page.club?.colour,
    children: (
      <div class="desk-app by-mail">
        <header class="heading">
          <p class="club">{page.club ? <Of club={page.club} /> : <a href="/">Club Ladder</a>}</p>
          <h1>{page.title}</h1>
        </header>
        <main class="desk">
          <Body {...page} />
        </main>
      </div>
    ),
  });

const Of = ({ club }: { readonly club: ClubLink }) => (
  <a href={`/${club.id}/`} {...initialsUnless(club)}>
    <Crest of={club.crest} />
    <bdi>{club.name}</bdi>
  </a>
);

const Body = ({ says = [], news, asks, links = [] }: ByMail) => {
  const parts: readonly ComponentChildren[] = [
    news !== undefined && (
      <p role="status">
        <strong>{news}</strong>
      </p>
    ),
    says.map((text) => <p>{text}</p>),
    asks && <Asking {...asks} />,
    links.map(({ words, path }) => (
      <p>
        <a href={path}>{words}</a>
      </p>
    )),
  ];
  const isEmpty = says.length + links.length === 0 && news === undefined && !asks;
  return isEmpty ? null : <section>{parts}</section>;
};
