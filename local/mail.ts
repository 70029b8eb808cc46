import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMail, type Mail } from '../functions/notifying/email/mime.ts';
import type { PostOffice } from '../functions/notifying/email/post-office.ts';
import type { Forgotten } from '../shared/view/forgetting.ts';

/** Puts e-mails down in a folder: as they would go over the wire, and what the laptop's page of e-mails shows of them. */
export const officeIn = (folder: string): PostOffice => ({
  from: 'notices@club-ladder.example',
  async send(mail) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const random = Math.floor(Math.random() * 2 ** 32);
    const name = join(folder, `${String(Date.now()).padStart(13, '0')}-${random.toString(16).padStart(8, '0')}`);
    writeFileSync(`${name}.json`, JSON.stringify(mail), { mode: 0o600 });
    writeFileSync(`${name}.eml`, formatMail(mail), { mode: 0o600 });
    return 'sent';
  },
});

/**
 * Takes away the e-mails to a forgotten person, and those to others of the club that name them. One by which a club signs
 * up, or of an earlier release, does not say whose it is: it goes by their address.
 */
export function removeMails(folder: string, club: string, { player, said }: Forgotten, address?: string): void {
  for (const name of mailsIn(folder)) {
    const { whose, text, subject, to }: Mail = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const isAbout = said.some((each) => text.includes(each) || subject.includes(each));
    const isOfClub = whose?.club === club && (whose.player === player || isAbout);
    if (!isOfClub && (whose || to.toLowerCase() !== address?.toLowerCase())) continue;
    for (const file of [name, name.replace(/json$/, 'eml')]) rmSync(join(folder, file), { force: true });
  }
}

/** The e-mails as they are shown, by the names of their files; none as long as nothing was sent. */
export function mailsIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}
