/// <reference lib="dom" />
import { isLanguage, type Language } from '../../shared/vocabulary/language.ts';
import { type Catalogue, learn, readIn } from '../../shared/words/texts.ts';
import { lastSessions } from './last-session.ts';
import { addressOfPart, loadScript } from './loading.ts';
import { keepOffline } from './offline.ts';
import { ladderOfAddress } from './session.ts';

let spoken: Language = 'en';
readIn(() => spoken);

/**
 * Has this page speak a club's language from now on, once its texts are there; what was drawn before stays as it is. Where
 * they can't be loaded, it goes on in the language that it spoke.
 */
export async function speak(language: Language = 'en'): Promise<void> {
  if (language === spoken) return;
  if (language !== 'en' && !(await isLearnt(language))) return;
  spoken = language;
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

/** Has an app speak the language of its page, or of its club as far as this browser remembers that, before it draws anything. */
export function speakAsBefore(): Promise<void> {
  const { club } = ladderOfAddress();
  const { lang } = document.documentElement;
  const known = lastSessions().find((each) => each.club.id === club)?.club.language;
  return speak(known ?? (isLanguage(lang) ? lang : 'en'));
}
