import nodemailer from 'nodemailer';
import { ApiError } from '../http/api-error';
import { type Mail, type MailSender, recipientOf, senderOf } from './mail';

/** No part of a message is read from a file or fetched from an address. */
export const SAFE_CONTENT = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Milliseconds: somebody waits for the answer. */
const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * `url`: `smtp://user:password@host:587` (STARTTLS where the server has it) or `smtps://...:465`. `smtp://...?requireTLS=true`
 * refuses a server without TLS.
 */
export function createSmtpMail(url: string, from: MailSender): Mail {
  const transport = nodemailer.createTransport({ url, ...TIMES });
  return {
    notice: undefined,
    async send(message) {
      const to = recipientOf(message);
      try {
        await transport.sendMail({ ...message, to, from: senderOf(message, from), ...SAFE_CONTENT });
      } catch (cause) {
        throw new ApiError('mail_failed', { cause });
      }
    },
  };
}
