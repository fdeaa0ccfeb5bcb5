/** The emails about an account, in the language of the person. Each says why it came and has one thing to do. */
import { composeMail, type MailLook } from '../../platform/mail/compose-mail';
import type { MailMessage } from '../../platform/mail/mail';
import { RESET_LINK_MINUTES } from '../links/reset-links';
import { type MailSay, mailSpeech } from './mail-speech';

/** Days that an export of personal data can be downloaded. */
const EXPORT_DAYS = 7;

export interface Letter {
  readonly to: string;
  readonly look: MailLook;
  /** Name of the tenant: what people know the app by. */
  readonly product: string;
  /** Address of the one thing to do. */
  readonly url: string;
  /** Language of the person; null: unknown. */
  readonly language: string | null;
}

interface LetterTexts {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** On the button. */
  readonly action: string;
  readonly footer: string;
}

export function passwordResetMail(letter: Letter): MailMessage {
  const { product } = letter;
  return written(letter, (say, footer) => ({
    subject: say('passwordReset.subject', { product }),
    heading: say('passwordReset.heading'),
    paragraphs: [say('passwordReset.asked', { product }), say('passwordReset.once', { count: RESET_LINK_MINUTES })],
    action: say('passwordReset.action'),
    footer,
  }));
}

export function passwordChangedMail(letter: Letter): MailMessage {
  return written(letter, (say, footer) => ({
    subject: say('passwordChanged.subject', { product: letter.product }),
    heading: say('passwordChanged.heading'),
    paragraphs: [say('passwordChanged.devices'), say('passwordChanged.notYou')],
    action: say('passwordChanged.action'),
    footer,
  }));
}

export function registeredAgainMail(letter: Letter): MailMessage {
  const { product } = letter;
  return written(letter, (say, footer) => ({
    subject: say('registeredAgain.subject', { product }),
    heading: say('registeredAgain.heading'),
    paragraphs: [say('registeredAgain.asked', { product })],
    action: say('registeredAgain.action'),
    footer,
  }));
}

export function webhookTurnedOffMail(letter: Letter): MailMessage {
  const { product, to: email } = letter;
  return written(letter, (say) => ({
    subject: say('webhookOff.subject', { product }),
    heading: say('webhookOff.heading'),
    paragraphs: [say('webhookOff.why'), say('webhookOff.next')],
    action: say('webhookOff.action'),
    footer: say('webhookOff.footer', { product, email }),
  }));
}

export function exportReadyMail(letter: Letter): MailMessage {
  return written(letter, (say, footer) => ({
    subject: say('exportReady.subject'),
    heading: say('exportReady.heading'),
    paragraphs: [
      say('exportReady.asked', { product: letter.product }),
      say('exportReady.days', { count: EXPORT_DAYS }),
    ],
    action: say('exportReady.action'),
    footer,
  }));
}

export function confirmationMail(letter: Letter & { readonly days: number }): MailMessage {
  const { product, days } = letter;
  return written(letter, (say) => ({
    subject: say('confirmation.subject', { product }),
    heading: say('confirmation.heading'),
    paragraphs: [say('confirmation.start', { product }), say('linkOnce', { count: days })],
    action: say('confirmation.action'),
    footer: say('confirmation.footer'),
  }));
}

export interface InvitationLetter extends Letter {
  /** Name or address of who invites. */
  readonly invitedBy: string;
  readonly days: number;
}

export function invitationMail(letter: InvitationLetter): MailMessage {
  const { product, invitedBy: name, days } = letter;
  return written(letter, (say) => ({
    subject: say('invitation.subject', { name, product }),
    heading: say('invitation.heading', { product }),
    paragraphs: [say('invitation.start', { name, product }), say('linkOnce', { count: days })],
    action: say('invitation.action'),
    footer: say('invitation.footer'),
  }));
}

export interface CodeLetter extends Letter {
  readonly code: string;
  readonly minutes: number;
}

export function loginCodeMail(letter: CodeLetter): MailMessage {
  const { product, code, minutes } = letter;
  return written(letter, (say, footer) => ({
    subject: say('loginCode.subject', { code, product }),
    heading: say('loginCode.heading', { code }),
    paragraphs: [say('loginCode.enter', { product, count: minutes }), say('loginCode.notYou')],
    action: say('loginCode.action'),
    footer,
  }));
}

export interface VisitLetter extends Letter {
  /** Name of who acts as the person. */
  readonly by: string;
  readonly reason: string;
  readonly beganAt: Date;
  readonly endsAt: Date;
}

/** Times are UTC: the server does not know where the person is. */
export function accountVisitMail(letter: VisitLetter): MailMessage {
  const { product, by: name, reason, beganAt, endsAt } = letter;
  return written(letter, (say, footer, language) => {
    const time = (at: Date, dateStyle?: 'long') =>
      new Intl.DateTimeFormat(language, { dateStyle, timeStyle: 'short', timeZone: 'UTC' }).format(at);
    return {
      subject: say('visit.subject', { product }),
      heading: say('visit.heading'),
      paragraphs: [
        say('visit.who', { name, begin: time(beganAt, 'long'), end: time(endsAt) }),
        say('visit.reason', { reason }),
        say('visit.next'),
      ],
      action: say('visit.action'),
      footer,
    };
  });
}

/** `footer`: that of people who have an account. */
function written(
  { to, look, product, url, language }: Letter,
  write: (say: MailSay, footer: string, language: string) => LetterTexts,
): MailMessage {
  const { say, ...speech } = mailSpeech(language);
  const { action, ...texts } = write(say, say('footer', { product, email: to }), speech.language);
  return composeMail({ to, look, ...texts, action: { label: action, url }, ...speech });
}
