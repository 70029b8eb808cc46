import { dayWords } from '#shared/words/dates.ts';
import { capital } from '#shared/words/phrase.ts';
import { ask } from '#web/ui/session/api.ts';
import { ACCOUNT_PART, PEOPLE } from '#web/ui/texts.ts';
import { useAdmin, useFetched } from '../admin.ts';
import { Lost } from '../panels.tsx';
import { isOver } from '../people/link-list.tsx';
import { LINKS, TEXT, HANDOVER as W } from '../texts.ts';

/** Of how many ladders it is looked up; the others are counted. */
const MOST = 10;

interface OpenThing {
  readonly words: string;
  readonly href: string;
}

/** What a successor finds: what waits for an organiser, what fails, when seasons end, and which links and keys are about. */
export const WhatIsOpen = () => {
  const { club, session, view } = useAdmin();
  const { found, lost, look } = useFetched(() => lookAtOpen(club, session.club.ladders, view.asOf), club);
  if (lost) return <Lost again={look} />;
  if (!found) return null;
  return (
    <>
      <h4>{W.open}</h4>
      <ul class="lines">
        {found.map(({ words, href }) => (
          <li key={words}>
            <a href={href}>{words}</a>
          </li>
        ))}
      </ul>
    </>
  );
};

async function lookAtOpen(club: string, ladders: readonly string[], asOf: string) {
  const path = `/api/clubs/${club}`;
  const [requests, keys, ...ofLadders] = await Promise.all([
    ask<'listJoinRequests'>(`${path}/requests`),
    ask<'listKeys'>(`${path}/access`),
    ...ladders.slice(0, MOST).map((ladder) => openOn(club, ladder)),
  ]);
  if (requests.kind !== 'done' || keys.kind !== 'done' || ofLadders.some((each) => !each)) return undefined;
  const waiting = requests.body.requests.length;
  const inForce = keys.body.access.filter((each) => each.role !== 'player' && !isOver(each, asOf));
  return [
    ...(waiting > 0 ? [{ words: TEXT.requests(waiting), href: '#people' }] : []),
    ...ofLadders.flatMap((each) => each ?? []),
    ...(ladders.length > MOST ? [{ words: PEOPLE.more(ladders.length - MOST), href: `/${club}/` }] : []),
    ...inForce.map(({ label, role, use }) => ({
      words: W.key(label, use === 'program' ? LINKS.program : capital(ACCOUNT_PART.roles[role])),
      href: '#people',
    })),
  ];
}

/** Undefined where that did not come. */
async function openOn(club: string, ladder: string): Promise<readonly OpenThing[] | undefined> {
  const path = `/api/clubs/${club}/ladders/${ladder}`;
  const [view, disputes, webhooks] = await Promise.all([
    ask<'getLadder'>(path),
    ask<'listDisputes'>(`${path}/disputes`),
    ask<'listWebhooks'>(`${path}/webhooks`),
  ]);
  if (view.kind !== 'done' || disputes.kind !== 'done' || webhooks.kind !== 'done') return undefined;
  const { header, challenges, games } = view.body;
  const name = header.name ?? ladder;
  const desk = `/${club}/${ladder}/desk/`;
  const awaiting = [...challenges, ...games].filter((each) => each.awaiting).length;
  const failing = webhooks.body.webhooks.filter(
    ({ last, stopped, secretLost }) => stopped ?? secretLost ?? (last && !/^2\d\d$/.test(last.outcome)),
  );
  return [
    ...(awaiting > 0 ? [{ words: W.awaiting(name, awaiting), href: `${desk}#results` }] : []),
    ...(disputes.body.disputes.length > 0
      ? [{ words: W.disputes(name, disputes.body.disputes.length), href: `${desk}#results` }]
      : []),
    ...failing.map(({ label }) => ({ words: W.webhook(name, label), href: `${desk}#webmaster` })),
    ...(header.season.end === undefined
      ? []
      : [{ words: W.season(name, dayWords(header.season.end)), href: `${desk}#rules` }]),
  ];
}
