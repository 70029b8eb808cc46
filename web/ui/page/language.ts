/// <reference lib="dom" />
import { isLanguage, type Language } from '#shared/vocabulary/language.ts';
import { weekdayName } from '#shared/words/dates.ts';
import { type Catalogue, learn, readIn } from '#shared/words/language.ts';
import { ladderOfAddress, lastSessions } from '../session/session.ts';
import { addressOfPart, keepOffline, loadScript } from './loading.ts';
import { languageOfBrowser } from './page-language.ts';

let spoken: Language = 'en';
readIn(() => spoken);

let title = (): string => document.title;

/** Has this page speak a language once its texts are there; if they can't be loaded, nothing changes. */
export async function speak(language: Language = 'en'): Promise<void> {
  if (language === spoken) return;
  if (language !== 'en' && !(await isLearnt(language))) return;
  const isCalledSo = document.title === title();
  spoken = language;
  if (isCalledSo) document.title = title();
  document.documentElement.lang = language;
}

/** Texts come as a part of the app. */
async function isLearnt(language: Exclude<Language, 'en'>): Promise<boolean> {
  const address = addressOfPart(language);
  try {
    learn(language, (await loadScript<{ readonly catalogue: Catalogue }>(address)).catalogue);
    void keepOffline(address);
    return true;
  } catch {
    return false;
  }
}

/** Has a part of a page speak the language of the page, before it draws anything. */
export function speakAsPage(): Promise<void> {
  const { lang } = document.documentElement;
  return speak(isLanguage(lang) ? lang : 'en');
}

/** Has an app speak, before it draws, the club's language if remembered, else the browser's. */
export async function speakAsBefore(called: () => string): Promise<void> {
  title = called;
  const { club } = ladderOfAddress();
  const known = lastSessions().find((each) => each.club.id === club);
  await speak(known ? known.club.language : languageOfBrowser());
  // A browser takes long to learn what its first date is called: it does while the page waits for what it asks for.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void weekdayName(0));
}
