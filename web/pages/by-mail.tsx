import type { ComponentChildren } from 'preact';
import { ToClub } from '../ui/page/club-look.tsx';
import { LONGEST_ADDRESS } from '../ui/session/ways-in.ts';
import type { ClubLink } from './page.tsx';
import { type Assets, renderPage } from './page.tsx';

export interface ByMail {
  readonly title: string;
  /** The owner of the page; missing if unknown, or not there yet. */
  readonly club?: ClubLink | undefined;
  readonly says?: readonly string[];
  readonly news?: string | undefined;
  readonly asks?: PageQuestion;
  /** What is said below that. */
  readonly below?: readonly string[];
  readonly links?: readonly { readonly words: string; readonly path: string }[];
}

/** A page that an e-mail leads to, as its club's other pages look. It needs no script: e-mails are read on anything. */
export const renderByMail = (page: ByMail, assets: Assets): string =>
  renderPage({
    title: page.title,
    assets,
    app: 'admin',
    unindexed: true,
    look: page.club,
    children: (
      <div class="desk-app by-mail">
        <header class="heading">
          <p class="club">
            {page.club ? <ToClub club={page.club} href={`/${page.club.id}/`} /> : <a href="/">Club Ladder</a>}
          </p>
          <h1>{page.title}</h1>
        </header>
        <main class="desk">
          <Body {...page} />
        </main>
      </div>
    ),
  });

const Body = ({ says = [], news, asks, below = [], links = [] }: ByMail) => {
  const parts: readonly ComponentChildren[] = [
    news !== undefined && (
      <p role="status">
        <strong>{news}</strong>
      </p>
    ),
    says.map((text) => <p>{text}</p>),
    asks && <Asking {...asks} />,
    below.map((text) => <p>{text}</p>),
    links.map(({ words, path }) => (
      <p>
        <a href={path}>{words}</a>
      </p>
    )),
  ];
  const isEmpty = says.length + links.length === 0 && news === undefined && !asks;
  return isEmpty ? null : <section>{parts}</section>;
};

interface Box {
  readonly name: string;
  readonly words: string;
  readonly ticked: boolean;
}

/** What a page asks without a script. */
export interface PageQuestion {
  readonly button: string;
  /** Where it is sent; missing where that is the page's own address. */
  readonly action?: string;
  readonly email?: {
    readonly label: string;
    readonly hint?: string;
    /** What it is so far; where that is missing, one has to be given. */
    readonly value?: string;
    readonly state?: string | undefined;
  };
  /** Boxes under a heading of their own, and one more below them. */
  readonly boxes?: { readonly label: string; readonly of: readonly Box[]; readonly more: Box };
  readonly note?: string;
  /** As whom it is sent, where several may be signed in on a browser. */
  readonly actor?: string;
}

const Asking = ({ button, action, email, boxes, note, actor }: PageQuestion) => (
  <form method="post" action={action}>
    {actor !== undefined && <input type="hidden" name="acting-as" value={actor} />}
    {email && <Email {...email} />}
    {boxes && (
      <fieldset>
        <legend>{boxes.label}</legend>
        {boxes.of.map((box) => (
          <Tick {...box} />
        ))}
      </fieldset>
    )}
    {boxes && <Tick {...boxes.more} />}
    {note !== undefined && <p class="hint">{note}</p>}
    <button type="submit" class="main">
      {button}
    </button>
  </form>
);

const Email = ({ label, hint, value, state }: NonNullable<PageQuestion['email']>) => (
  <div class="field">
    <label for="email">{label}</label>
    <input
      id="email"
      type="email"
      name="email"
      autocomplete="email"
      maxLength={LONGEST_ADDRESS}
      value={value}
      required={value === undefined}
      aria-describedby={hint === undefined ? undefined : 'email-hint'}
    />
    {hint !== undefined && (
      <p class="hint" id="email-hint">
        {hint}
      </p>
    )}
    {state !== undefined && <p>{state}</p>}
  </div>
);

const Tick = ({ name, words, ticked }: Box) => (
  <label class="check">
    <input type="checkbox" name={name} checked={ticked} />
    {words}
  </label>
);
