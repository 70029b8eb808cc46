import { leaveAlone } from '#functions/books/address-uses.ts';
import type { Contact } from '#functions/books/contacts.ts';
import type { HttpResult } from '#functions/http/event.ts';
import { happensTo, readerOf } from '#functions/notifying/email/contact-links.ts';
import { page } from '#functions/notifying/email/letter.ts';
import { MAIL } from '#functions/runtime/texts.ts';
import { isGivenStill } from './access.ts';
import { gone, type MailRequest } from './page.ts';

const { confirming: CONFIRMING, disowning: DISOWNING, stopping: STOPPING } = MAIL;

export const stop = (asked: MailRequest): Promise<HttpResult> => answerOf(asked, STOPPING, 'stopped');
export const disown = (asked: MailRequest): Promise<HttpResult> => answerOf(asked, DISOWNING, 'disowned');
export const confirm = (asked: MailRequest): Promise<HttpResult> => answerOf(asked, CONFIRMING, 'confirmed');

type AddressQuestion = typeof STOPPING;
type AddressAnswer = 'confirmed' | 'stopped' | 'disowned';

/** What a reader says of their address. */
async function answerOf(asked: MailRequest, told: AddressQuestion, answer: AddressAnswer): Promise<HttpResult> {
  const { world, of, reader, isPost } = asked;
  const contact = await readerOf(world.database, of.id, reader);
  if (!contact?.email || (answer === 'confirmed' && !(await mayConfirm(asked, contact)))) return gone(asked);
  if (!isPost)
    return page(200, { club: of, title: told.title(), says: [told.text(of.name)], asks: { button: told.button } });
  const isTheSame = ({ secret }: Contact): boolean => secret === contact.secret;
  const saysSo = (now: Contact) => (isTheSame(now) ? ({ kind: answer } as const) : undefined);
  const said = await happensTo(world.database, of.id, contact.player, saysSo, world.now());
  const isTheirs = (said ?? contact).email?.state !== 'disowned';
  const query = `?reader=${encodeURIComponent(reader)}`;
  const [own, alone] = [
    { words: MAIL.choose, path: `own${query}` },
    { words: MAIL.leavingAlone.button, path: `alone${query}` },
  ];
  const isKnown = contact.email.state === 'confirmed' || answer === 'confirmed';
  return page(200, {
    club: of,
    title: told.done,
    links: [...(isTheirs ? [own] : []), ...(isKnown ? [] : [alone])],
  });
}

/** People invited by somebody they don’t know can ask all clubs to leave them alone. */
export async function letAlone({ world, of, reader, isPost }: MailRequest): Promise<HttpResult> {
  const contact = await readerOf(world.database, of.id, reader);
  if (!contact?.email) return gone({ of });
  const { button: title, text, button, done } = MAIL.leavingAlone;
  if (!isPost) return page(200, { club: of, title, says: [text], asks: { button } });
  await leaveAlone(world.database, contact.email.to, world.now());
  return page(200, { club: of, title: done });
}

/** An address that was said to be somebody else's can't be confirmed any more, nor can one whose access was withdrawn. */
const mayConfirm = async (asked: MailRequest, contact: Contact): Promise<boolean> =>
  contact.email?.state !== 'disowned' && (await isGivenStill(asked, contact));
