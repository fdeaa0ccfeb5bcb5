/** The emails about an account, in English. Each says why it came and has one thing to do. */
import { composeMail, type MailContent, type MailLook } from '../../platform/mail/compose-mail';
import type { MailMessage } from '../../platform/mail/mail';
import { RESET_LINK_MINUTES } from '../links/reset-links';

export interface Letter {
  readonly to: string;
  readonly look: MailLook;
  /** Name of the tenant: what people know the app by. */
  readonly product: string;
  /** Address of the one thing to do. */
  readonly url: string;
}

export function passwordResetMail({ to, look, product, url }: Letter): MailMessage {
  return english({
    to,
    look,
    subject: `Reset your ${product} password`,
    heading: 'Choose a new password',
    paragraphs: [
      `Someone asked for a new password for your ${product} account.`,
      `The link works once, within ${RESET_LINK_MINUTES} minutes. If it was not you, ignore this email. Your password stays the same.`,
    ],
    action: { label: 'Choose a new password', url },
    footer: `You get this email because ${to} has a ${product} account.`,
  });
}

export function passwordChangedMail({ to, look, product, url }: Letter): MailMessage {
  return english({
    to,
    look,
    subject: `Your ${product} password was changed`,
    heading: 'Your password was changed',
    paragraphs: ['All other devices were logged out.', 'If it was not you, reset your password now.'],
    action: { label: 'Reset your password', url },
    footer: `You get this email because ${to} has a ${product} account.`,
  });
}

export function registeredAgainMail({ to, look, product, url }: Letter): MailMessage {
  return english({
    to,
    look,
    subject: `You already have a ${product} account`,
    heading: 'You already have an account',
    paragraphs: [`Someone asked for a new ${product} account with this email address. You already have one.`],
    action: { label: 'Log in', url },
    footer: `You get this email because ${to} has a ${product} account.`,
  });
}

export function webhookTurnedOffMail({ to, look, product, url }: Letter): MailMessage {
  return english({
    to,
    look,
    subject: `A ${product} webhook was turned off`,
    heading: 'A webhook was turned off',
    paragraphs: [
      'Every delivery of one of your webhooks has failed for five days, so we stopped sending events to it.',
      'See what your server answered, fix it, and turn the webhook on again.',
    ],
    action: { label: 'See your webhooks', url },
    footer: `You get this email because ${to} manages a ${product} account with webhooks.`,
  });
}

export function exportReadyMail({ to, look, product, url }: Letter): MailMessage {
  return english({
    to,
    look,
    subject: 'Your data export is ready',
    heading: 'Your data export is ready',
    paragraphs: [`You asked for everything that ${product} stores about you.`, 'You can download it for 7 days.'],
    action: { label: 'Download it', url },
    footer: `You get this email because ${to} has a ${product} account.`,
  });
}

export function confirmationMail({ to, look, product, url, days }: Letter & { readonly days: number }): MailMessage {
  return english({
    to,
    look,
    subject: `Confirm your email for ${product}`,
    heading: 'Confirm your email address',
    paragraphs: [
      `Confirm your address and choose a password to start with ${product}.`,
      `The link works once, within ${days} days.`,
    ],
    action: { label: 'Confirm and start', url },
    footer: 'If you did not ask for an account, ignore this email.',
  });
}

export interface InvitationLetter extends Letter {
  /** Name or address of who invites. */
  readonly invitedBy: string;
  readonly days: number;
}

export function invitationMail({ to, look, product, url, invitedBy, days }: InvitationLetter): MailMessage {
  return english({
    to,
    look,
    subject: `${invitedBy} invites you to ${product}`,
    heading: `You are invited to ${product}`,
    paragraphs: [
      `${invitedBy} invites you to make videos with ${product}. Choose a password to start.`,
      `The link works once, within ${days} days.`,
    ],
    action: { label: 'Accept the invitation', url },
    footer: 'If you do not know the sender, ignore this email.',
  });
}

function english(content: Omit<MailContent, 'language' | 'direction'>): MailMessage {
  return composeMail({ ...content, language: 'en', direction: 'ltr' });
}
