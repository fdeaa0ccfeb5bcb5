/** Content of emails about messages of the support, in its state when they are sent. */
import { eq } from 'drizzle-orm';
import type { SupportNote, SupportNotes } from '../account/mails/support-mail';
import { displayName } from '../account/person-name';
import { appUser, tenant } from '../account/tables';
import type { Database } from '../platform/data/database';
import { supportMessage, supportThread } from './tables';

/** `desk`: where emails about messages of people go. Undefined: operators are not mailed. */
export function createSupportNotes(db: Database, desk: string | undefined): SupportNotes {
  return {
    async of(messageId) {
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
      const note: SupportNote = {
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
      return note;
    },
  };
}
