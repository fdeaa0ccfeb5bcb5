import path from 'node:path';
import { createFolderMail } from './folder-mail';
import type { Mail, MailSender } from './mail';
import { createSmtpMail } from './smtp-mail';

export interface MailSettings {
  /** Undefined: emails are saved in `dataDir`. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: MailSender;
  /** Absolute. */
  readonly dataDir: string;
}

/** SMTP where it is configured, else files in the data folder. */
export function openMail({ smtpUrl, mailFrom, dataDir }: MailSettings): Mail {
  return smtpUrl ? createSmtpMail(smtpUrl, mailFrom) : createFolderMail(path.join(dataDir, 'mail'), mailFrom);
}
