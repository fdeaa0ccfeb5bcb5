/** What emails of the server say, by email. `{product}` is the name of the tenant, `{email}` the recipient's address. */
import type { Message } from '../message';

export const english = {
  'passwordReset.subject': 'Reset your {product} password',
  'passwordReset.heading': 'Choose a new password',
  'passwordReset.asked': 'Someone asked for a new password for your {product} account.',
  'passwordReset.once': {
    one: 'The link works once, within {count} minute. If it was not you, ignore this email. Your password stays the same.',
    other:
      'The link works once, within {count} minutes. If it was not you, ignore this email. Your password stays the same.',
  },
  'passwordReset.action': 'Choose a new password',
  'passwordChanged.subject': 'Your {product} password was changed',
  'passwordChanged.heading': 'Your password was changed',
  'passwordChanged.devices': 'All other devices were logged out.',
  'passwordChanged.notYou': 'If it was not you, reset your password now.',
  'passwordChanged.action': 'Reset your password',
  'registeredAgain.subject': 'You already have a {product} account',
  'registeredAgain.heading': 'You already have an account',
  'registeredAgain.asked': 'Someone asked for a new {product} account with this email address. You already have one.',
  'registeredAgain.action': 'Log in',
  'webhookOff.subject': 'A {product} webhook was turned off',
  'webhookOff.heading': 'A webhook was turned off',
  'webhookOff.why':
    'Every delivery of one of your webhooks has failed for five days, so we stopped sending events to it.',
  'webhookOff.next': 'See what your server answered, fix it, and turn the webhook on again.',
  'webhookOff.action': 'See your webhooks',
  'webhookOff.footer': 'You get this email because {email} manages a {product} account with webhooks.',
  'exportReady.subject': 'Your data export is ready',
  'exportReady.heading': 'Your data export is ready',
  'exportReady.asked': 'You asked for everything that {product} stores about you.',
  'exportReady.days': {
    one: 'You can download it for {count} day.',
    other: 'You can download it for {count} days.',
  },
  'exportReady.action': 'Download it',
  'loginCode.subject': '{code} is your {product} code',
  'loginCode.heading': 'Your code: {code}',
  'loginCode.enter': {
    one: 'Enter it to log in to {product}. It works once, within {count} minute.',
    other: 'Enter it to log in to {product}. It works once, within {count} minutes.',
  },
  'loginCode.notYou': 'If you are not logging in, someone knows your password. Choose a new one now.',
  'loginCode.action': 'Choose a new password',
  'visit.subject': 'Someone is using your {product} account',
  'visit.heading': 'Someone is using your account',
  'visit.who': '{name} can use your account from {begin} until {end} (UTC). Support and agencies do this to help you.',
  'visit.reason': 'Reason: {reason}',
  'visit.next':
    'Every change they make is logged. Your account shows all visits. If you did not expect this, ask the people who manage your account.',
  'visit.action': 'See all visits',
  'confirmation.subject': 'Confirm your email for {product}',
  'confirmation.heading': 'Confirm your email address',
  'confirmation.start': 'Confirm your address and choose a password to start with {product}.',
  'confirmation.action': 'Confirm and start',
  'confirmation.footer': 'If you did not ask for an account, ignore this email.',
  'invitation.subject': '{name} invites you to {product}',
  'invitation.heading': 'You are invited to {product}',
  'invitation.start': '{name} invites you to make videos with {product}. Choose a password to start.',
  'invitation.action': 'Accept the invitation',
  'invitation.footer': 'If you do not know the sender, ignore this email.',
  'answer.subject': '{product} support answered: {subject}',
  'answer.headingIdea': 'We answered your idea',
  'answer.headingQuestion': 'We answered your question',
  'answer.action': 'Read and reply',
  'answer.footer': 'You get this email because {email} wrote to the support of {product}.',
  'comment.subject': 'New comment on {title}',
  'comment.wrote': '{name} wrote at {time}:',
  'comment.action': 'Read and answer',
  'comment.footer':
    'You get this email because you share this video with {product}. You can turn off emails about comments in your account.',
  /** Under invitations and confirmations. */
  linkOnce: { one: 'The link works once, within {count} day.', other: 'The link works once, within {count} days.' },
  /** Under the emails about an account. */
  footer: 'You get this email because {email} has a {product} account.',
} as const satisfies Readonly<Record<string, Message>>;

/** An email and one of its texts. */
export type MailKey = keyof typeof english;
/** Words of all emails in one language. */
export type MailWords = { readonly [Key in MailKey]: Message };
