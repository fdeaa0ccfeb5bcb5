/** The email to the owner of a shared video about a comment. */

import { mailSpeech } from '../../account/mails/mail-speech';
import { composeMail, type MailLook } from '../../platform/mail/compose-mail';
import type { MailMessage } from '../../platform/mail/mail';

/** Content of an email about a comment. */
export interface CommentNote {
  readonly to: string;
  /** Tenant of the owner. */
  readonly tenantId: number;
  /** Language of the owner; null: unknown. */
  readonly language: string | null;
  /** Name of that tenant. */
  readonly product: string;
  readonly projectId: number;
  /** Title of the video. */
  readonly title: string;
  /** As the visitor wrote it. */
  readonly author: string;
  readonly text: string;
  readonly atSeconds: number;
}

/** `base`: start of the addresses in it. */
export function commentMail(note: CommentNote, look: MailLook, base: string): MailMessage {
  const { to, title, author, text, atSeconds, projectId, product } = note;
  const { say, ...speech } = mailSpeech(note.language);
  const whole = Math.floor(atSeconds);
  const time = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  return composeMail({
    to,
    look,
    subject: say('comment.subject', { title }),
    heading: say('comment.subject', { title }),
    paragraphs: [
      say('comment.wrote', { name: author, time }),
      ...text.split(/(?<!\s)\s*\n\s*/).filter((line) => line !== ''),
    ],
    action: { label: say('comment.action'), url: `${base}/account/my-videos?share=${projectId}` },
    footer: say('comment.footer', { product }),
    ...speech,
  });
}
