/** The emails about messages of the support, in English: to a person with an answer, to the operators with a message. */
import { composeMail, type MailLook } from '../../platform/mail/compose-mail';
import type { MailMessage } from '../../platform/mail/mail';

/** What an email about a message says. */
export interface SupportNote {
  readonly to: string;
  /** False: it is for the operators. */
  readonly isForPerson: boolean;
  /** Of the person. */
  readonly tenantId: number;
  /** Name of that tenant. */
  readonly product: string;
  readonly person: { readonly name: string; readonly email: string };
  readonly threadId: number;
  readonly kind: 'question' | 'idea';
  readonly subject: string;
  readonly text: string;
}

/** The messages of the support, which know accounts. */
export interface SupportNotes {
  /** Undefined: the message is gone, or no person is to be mailed about it. */
  of(messageId: number): Promise<SupportNote | undefined>;
}

/** `base`: start of the addresses in it. */
export function answerMail(note: SupportNote, look: MailLook, base: string): MailMessage {
  const { to, kind, subject, text, product, threadId } = note;
  const isIdea = kind === 'idea';
  return composeMail({
    to,
    look,
    subject: `${product} support answered: ${subject}`,
    heading: isIdea ? 'We answered your idea' : 'We answered your question',
    paragraphs: paragraphsOf(text),
    action: { label: 'Read and reply', url: `${base}${isIdea ? '/user-upload?idea=' : '/help?question='}${threadId}` },
    footer: `You get this email because ${to} wrote to the support of ${product}.`,
    language: 'en',
    direction: 'ltr',
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
  return text.split(/\s*\n\s*/).filter((line) => line !== '');
}
