import path from 'node:path';
import type { Config } from '../config/config';
import { createFolderMail } from './folder-mail';
import type { Mail } from './mail';
import { createSmtpMail } from './smtp-mail';

/** SMTP where it is configured, else files in the data folder. */
export function openMail({ smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mail {
  return smtpUrl ? createSmtpMail(smtpUrl, mailFrom) : createFolderMail(path.join(dataDir, 'mail'), mailFrom);
}
