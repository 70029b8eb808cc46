import { useEffect, useState } from 'preact/hooks';
import type { AdminChangeView } from '#shared/features/access.ts';
import { clockTime, dayWords } from '#shared/words/dates.ts';
import { LANGUAGE_NAMES } from '#web/ui/page/language-names.ts';
import { ask } from '#web/ui/session/api.ts';
import { ACCOUNT_PART, CREST } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { choicesChanged } from '../club/choices.ts';
import { Lost } from '../panels.tsx';
import { CLUB, COMMON, LINKS, MESSAGE, PEOPLE, SEASONS, SECTIONS } from '../texts.ts';
import { inZone } from '../zoned.ts';

const W = LINKS.history;
const CHANGES: Readonly<Record<string, string>> = W.changes;
/** What was done or chosen anew is named as on the page where that is done. */
const chosen = (): Readonly<Record<string, string>> => ({
  'names-changed': SECTIONS.naming,
  'person-shown': PEOPLE.shownAs,
  ...choicesChanged(),
  'crest-changed': CREST.crest,
  'face-removed': CREST.removePhoto,
  'season-started': SECTIONS.season,
  'season-added': SEASONS.earlier,
  'season-removed': SEASONS.remove,
  'season-undone': SEASONS.undo,
  'ladder-deleted': CLUB.ending.remove,
  'session-ended': LINKS.end,
  'sessions-ended': LINKS.endAll,
  'person-copied': PEOPLE.copy,
  'person-forgotten': CLUB.forget.title,
  'players-messaged': MESSAGE.title,
  'webhook-made': CLUB.webhooks.make,
});
const LANGUAGES: Readonly<Record<string, string>> = LANGUAGE_NAMES;
const ROLES: Readonly<Record<string, string>> = ACCOUNT_PART.roles;

/** Who made and revoked links, ended sessions, changed names and webhooks, and when: the newest first. */
export const Part = () => {
  const { club } = useAdmin();
  const [changes, setChanges] = useState<readonly AdminChangeView[]>([]);
  const [state, setState] = useState<'looking' | 'more' | 'complete' | 'lost'>('looking');

  async function more(): Promise<void> {
    setState('looking');
    const last = changes.at(-1)?.id;
    const query = last === undefined ? '' : `?beforeChange=${last}`;
    const outcome = await ask<'listAdminChanges'>(`/api/clubs/${club}/changes${query}`);
    if (outcome.kind !== 'done') return setState('lost');
    setChanges([...changes, ...outcome.body.changes]);
    setState(outcome.body.more ? 'more' : 'complete');
  }
  useEffect(() => void more(), [club]);

  return (
    <>
      <ol class="log">
        {changes.map((each) => (
          <Change key={each.id} {...each} />
        ))}
      </ol>
      <div aria-live="polite">
        {state === 'lost' && <Lost again={more} />}
        {changes.length > 0 && (state === 'more' || state === 'looking') && (
          <button type="button" disabled={state === 'looking'} onClick={() => void more()}>
            {COMMON.earlier}
          </button>
        )}
      </div>
    </>
  );
};

/** Names given by others are isolated, so that they don't reverse the words around them. */
const Change = ({ at, what, about, by, role, ladder }: AdminChangeView) => {
  const local = inZone(useAdmin().view.header.timezone, at);
  const done = W.by(dayWords(local), clockTime(local), ROLES[role] ?? role);
  return (
    <li>
      <p>
        {CHANGES[what] ?? chosen()[what] ?? what} –{' '}
        <bdi>{what === 'language-changed' ? (LANGUAGES[about] ?? about) : about}</bdi>
        {ladder !== undefined && ` (${ladder})`}
      </p>
      <p class="quiet">
        {done.before}
        <bdi>{by}</bdi>
        {done.after}
      </p>
    </li>
  );
};
