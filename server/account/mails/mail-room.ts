/**
 * Sends emails about accounts in the background. An email that is posted in a transaction is sent once that commits.
 * While the mail server does not answer, the email is tried again with growing pauses.
 */
import type { Database } from '../../platform/data/database';
import type { JobHandler } from '../../platform/jobs/job-handler';
import type { ClaimedJob, JobQueue } from '../../platform/jobs/queue';
import { createWorkers } from '../../platform/jobs/workers';
import type { Log } from '../../platform/log/log';
import type { Mail } from '../../platform/mail/mail';
import { accountMailJobKind } from '../job-kinds';
import { type AccountMail, accountMailKinds, accountMailMessage, type MailParts } from './account-mail';

export interface AccountMails {
  /** Sent when `tx` commits. */
  post(tx: Database, mail: AccountMail): Promise<void>;
  start(): void;
  close(): Promise<void>;
}

export interface AccountMailParts extends MailParts {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly log: Log;
  readonly mail: Mail;
  readonly pollMs?: number;
}

/** The first pause; each next one is four times as long: 30 s, 2 min, 8 min, 32 min, 2 h. */
const FIRST_PAUSE_MS = 30_000;
const MOST_TRIES = 6;

export function createAccountMails(parts: AccountMailParts): AccountMails {
  const { db, jobs, log, pollMs } = parts;
  const workers = createWorkers({
    db,
    jobs,
    log,
    slots: 2,
    queue: accountMailJobKind.queue,
    handlers: { [accountMailJobKind.name]: handlerOf(parts) },
    ...(pollMs !== undefined && { pollMs }),
  });
  return {
    post: (tx, mail) => jobs.enqueue(tx, [jobOf(mail, 1, 0)]),
    start: workers.start,
    close: workers.stop,
  };
}

function jobOf(mail: AccountMail, tries: number, delayMs: number) {
  const { kind, id: subjectId, baseUrl, language } = mail;
  const part = accountMailKinds.indexOf(kind);
  return {
    kind: accountMailJobKind,
    subjectId,
    part,
    payload: { baseUrl, tries, ...(language !== undefined && { language }) },
    delayMs,
  };
}

function handlerOf(parts: AccountMailParts): JobHandler {
  const { db, jobs, mail } = parts;
  return {
    // An email has no row of its own.
    lock: async () => {},
    async run(job) {
      const message = await accountMailMessage(db, parts, mailOf(job));
      if (message) await mail.send(message);
      return async () => undefined;
    },
    isWorthRetry: () => false,
    async failed(tx, job) {
      const tries = Number(job.payload.tries);
      if (tries >= MOST_TRIES) return jobOf(mailOf(job), 1, 0);
      await jobs.enqueue(tx, [jobOf(mailOf(job), tries + 1, FIRST_PAUSE_MS * 4 ** (tries - 1))]);
      return undefined;
    },
  };
}

function mailOf({ subjectId, part, payload }: ClaimedJob): AccountMail {
  const kind = accountMailKinds[part];
  if (!kind) throw new Error(`There is no email of the kind ${part}`);
  const { baseUrl, language } = payload;
  return {
    kind,
    id: subjectId,
    baseUrl: String(baseUrl),
    ...(language !== undefined && { language: String(language) }),
  };
}
