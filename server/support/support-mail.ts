/** The emails about messages of the support: to a person with an answer, to the operators with a message, in English. */

import { mailSpeech } from '../account/mails/mail-speech';
import { composeMail, type MailLook } from '../platform/mail/compose-mail';
import type { MailMessage } from '../platform/mail/mail';

/** Content of an email about a message. */
export interface SupportNote {
  readonly to: string;
  /** False: it is for the operators. */
  readonly isForPerson: boolean;
  /** Tenant of the person. */
  readonly tenantId: number;
  /** Language of the person; null: unknown. */
  readonly language: string | null;
  /** Name of that tenant. */
  readonly product: string;
  readonly person: { readonly name: string; readonly email: string };
  readonly threadId: number;
  readonly kind: 'question' | 'idea';
  readonly subject: string;
  readonly text: string;
}

/** `base`: start of the addresses in it. */
export function answerMail(note: SupportNote, look: MailLook, base: string): MailMessage {
  const { to, kind, subject, text, product, threadId } = note;
  const isIdea = kind === 'idea';
  const { say, ...speech } = mailSpeech(note.language);
  return composeMail({
    to,
    look,
    subject: say('answer.subject', { product, subject }),
    heading: say(isIdea ? 'answer.headingIdea' : 'answer.headingQuestion'),
    paragraphs: paragraphsOf(text),
    action: {
      label: say('answer.action'),
      url: `${base}${isIdea ? '/user-upload?idea=' : '/help?question='}${threadId}`,
    },
    footer: say('answer.footer', { email: to, product }),
    ...speech,
  });
}

/** From the server itself, without the look of a tenant: operators look after all of them. */
export function deskMail(
  { to, kind, subject, text, product, person, threadId }: SupportNote,
  base: string,
): MailMessage {
  const name = person.name === person.email ? person.email : `${person.name} (${person.email})`;
  return composeMail({
    to,
    subject: `${kind === 'idea' ? 'Idea' : 'Question'} from ${person.name}: ${subject}`,
    heading: subject,
    paragraphs: [`${name} of ${product} wrote:`, ...paragraphsOf(text)],
    action: { label: 'Answer', url: `${base}/operator/support/${threadId}` },
    footer: 'You get this email because this address is the SUPPORT_EMAIL of the server.',
    language: 'en',
    direction: 'ltr',
  });
}

function paragraphsOf(text: string): string[] {
  return text.split(/(?<!\s)\s*\n\s*/).filter((line) => line !== '');
}
