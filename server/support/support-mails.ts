/** Emails about messages of the support, in the state of the messages when they are sent. */
import { eq } from 'drizzle-orm';
import { dressOf } from '../account/mails/dress-mail';
import type { MailWriter } from '../account/mails/mail-writer';
import { displayName } from '../account/person-name';
import { appUser, tenant } from '../account/tables';
import type { TenantBrands } from '../account/tenant-brands';
import type { Database } from '../platform/data/database';
import { answerMail, deskMail, type SupportNote } from './support-mail';
import { supportMessage, supportThread } from './tables';

export interface SupportMailParts {
  readonly db: Database;
  readonly tenantBrands: TenantBrands;
  /** Address for emails about messages of people. Undefined: operators are not mailed. */
  readonly supportEmail: string | undefined;
}

export function createSupportMails({ db, tenantBrands, supportEmail }: SupportMailParts): MailWriter {
  return {
    async write(messageId, baseUrl) {
      const note = await noteOf(db, messageId, supportEmail);
      if (!note) return undefined;
      if (!note.isForPerson) return deskMail(note, baseUrl);
      const { look, base } = await dressOf(tenantBrands, note.tenantId, baseUrl);
      return answerMail(note, look, base);
    },
  };
}

/** Undefined: the message is gone, or no person is to be mailed about it. */
async function noteOf(db: Database, messageId: number, desk: string | undefined): Promise<SupportNote | undefined> {
  const [found] = await db
    .select({ message: supportMessage, thread: supportThread, person: appUser, product: tenant.name })
    .from(supportMessage)
    .innerJoin(supportThread, eq(supportThread.id, supportMessage.threadId))
    .innerJoin(appUser, eq(appUser.id, supportThread.ownerId))
    .innerJoin(tenant, eq(tenant.id, appUser.tenantId))
    .where(eq(supportMessage.id, messageId));
  if (!found || found.person.deletedAt) return undefined;
  const { message, thread, person, product } = found;
  const to = message.isFromSupport ? person.email : desk;
  if (to === undefined) return undefined;
  const { id: threadId, kind, subject } = thread;
  return {
    to,
    isForPerson: message.isFromSupport,
    tenantId: person.tenantId,
    language: person.language,
    product,
    person: { name: displayName(person), email: person.email },
    threadId,
    kind,
    subject,
    text: message.text,
  };
}
