import { presetWords } from '#shared/rules/common/settings-in-words.ts';
import { SETTINGS } from '#shared/rules/texts.ts';
import { OFFERS, PLAYS } from '#shared/systems/offers.ts';
import { LANGUAGES, type Language } from '#shared/vocabulary/language.ts';
import { language } from '#shared/words/language.ts';
import { capital } from '#shared/words/phrase.ts';
import { LANGUAGE_NAMES } from '../ui/page/language-names.ts';
import { DOLLARS } from './monthly-cost.ts';
import { type Assets, renderPage } from './page.tsx';
import { Preview } from './preview.tsx';
import { Shown, type ShownName } from './shown.tsx';
import { ABOUT } from './texts.ts';

/** Where the page lies in a language. */
export const aboutPageOf = (language: Language): string => (language === 'en' ? '/about/' : `/about/${language}/`);

const PICTURES: readonly ShownName[] = ['wall', 'ladder', 'me', 'club-night'];

/** For those who decide whether a club keeps its ladder here: what members see, for which games and sizes, and what it costs. */
export const renderAbout = (assets: Assets, origin?: string): string =>
  renderPage({
    title: `${ABOUT.title} – Club Ladder`,
    assets,
    isFront: true,
    head: <Preview title={ABOUT.title} about={ABOUT.lead} path={aboutPageOf(language())} origin={origin} />,
    children: (
      <>
        <header>
          <p class="belongs">
            <a href="/">Club Ladder</a>
            <Languages />
          </p>
          <h1>{ABOUT.title}</h1>
          <p>{ABOUT.lead}</p>
        </header>
        <main class="for-us">
          <div class="pictures">
            {PICTURES.map((name) => (
              <figure>
                <Shown name={name} />
                <figcaption>{ABOUT.pictures[name]}</figcaption>
              </figure>
            ))}
          </div>
          <section>
            <h2>{ABOUT.games.title}</h2>
            <ul>
              {kindsOfLadders().map((each) => (
                <li>{each}</li>
              ))}
            </ul>
            <p>{ABOUT.games.sizes}</p>
          </section>
          <Part of={ABOUT.members} />
          <Part of={{ title: ABOUT.cost.title, says: ABOUT.cost.says(DOLLARS) }} />
          <Part of={ABOUT.not} />
        </main>
      </>
    ),
  });

const Languages = () => (
  <span>
    {LANGUAGES.filter((each) => each !== language()).map((each) => (
      <>
        <a href={aboutPageOf(each)} lang={each} hrefLang={each}>
          {LANGUAGE_NAMES[each]}
        </a>{' '}
      </>
    ))}
  </span>
);

const Part = ({ of: { title, says } }: { readonly of: { readonly title: string; readonly says: string } }) => (
  <section>
    <h2>{title}</h2>
    <p>{says}</p>
  </section>
);

/** Games with rules of the club's own, the pyramid, and what is played by written rules. */
const kindsOfLadders = (): readonly string[] => [
  PLAYS.flatMap(({ game }) => (game && game !== 'other' ? [presetWords(game)] : [])).join(' · '),
  capital(SETTINGS.choices.shape['pyramid-right']),
  ...PLAYS.filter(({ game }) => game === undefined).flatMap(({ system }) => {
    const { title = '', says } = OFFERS.get(system) ?? {};
    return [[title, says].filter(Boolean).join(' – ')];
  }),
];
