/** For machines without an SMTP server: each message becomes an `.eml` file, which any mail program opens. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Mail, MailSender } from './mail';
import { recipientOf, senderOf } from './mail';
import { SAFE_CONTENT } from './smtp-mail';

/** Messages that are kept; the oldest go first. */
const KEPT = 500;

/** `folder` is made with the first message. */
export function createFolderMail(folder: string, from: MailSender): Mail {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    notice: `Emails are saved in ${folder}. Set SMTP_URL and MAIL_FROM to send them.`,
    async send(message) {
      const to = recipientOf(message);
      const { message: content } = await transport.sendMail({
        ...message,
        to,
        from: senderOf(message, from),
        ...SAFE_CONTENT,
      });
      // other people's addresses and links are in it
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(path.join(folder, name), content as Buffer, { mode: 0o600 });
      await removeOldest(folder);
    },
  };
}

/** Names begin with the time, so their order is the messages'. */
async function removeOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
  for (const name of names.slice(0, -KEPT)) await rm(path.join(folder, name), { force: true });
}
