/**
 * The port through which the server sends email. Adapters: an SMTP server (`smtp-mail.ts`), or files for a machine
 * without one (`folder-mail.ts`).
 */
import * as z from 'zod';

export interface MailMessage {
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Default: the server's own sender. */
  readonly from?: { readonly name?: string | undefined; readonly address?: string | undefined } | undefined;
  readonly replyTo?: string | undefined;
}

export interface Mail {
  /** Resolves when the message is handed over. Rejects with `mail_failed`, and with an Error for an address that is none. */
  send(message: MailMessage): Promise<void>;
  /** Destination of mail, as a sentence for the operator. Undefined: it is sent, and there is no notice. */
  readonly notice: string | undefined;
}

/** Sender of all mail. */
export interface MailSender {
  readonly name: string;
  readonly address: string;
}

const address = z.email().max(254);

/** Sender of a message: the server's own, with the parts that the message names instead. */
export function senderOf({ from }: MailMessage, own: MailSender): MailSender {
  return { name: from?.name ?? own.name, address: from?.address ?? own.address };
}

/**
 * The address for a message. Nodemailer reads a text as a list of recipients, line breaks included; an object with one
 * checked address cannot name a second one.
 */
export function recipientOf({ to }: MailMessage): { readonly name: string; readonly address: string } {
  return { name: '', address: address.parse(to) };
}
