import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMail } from '../functions/mail/mime.ts';
import type { PostOffice } from '../functions/mail/post-office.ts';

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
