import type { MailMessage } from '../../platform/mail/mail';

/** Emails of a later domain, which the queue of emails sends. */
export interface MailWriter {
  /**
   * The email as it is when it is sent. `id`: what it is about. `baseUrl`: start of the addresses in it. Undefined: there is
   * nothing to say any more.
   */
  write(id: number, baseUrl: string): Promise<MailMessage | undefined>;
}
