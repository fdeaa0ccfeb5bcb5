import type { actingAsMessages } from '../../../account/acting-as';
import type { Translation } from '../../../message';

export const messages: Translation<typeof actingAsMessages> = {
  'acting.banner': 'You are impersonating {name}.',
  'acting.exit': 'Exit Impersonation',
  'acting.dismiss': 'Hide this message',
  'acting.title': 'Use another account',
  'acting.text': 'See what a person sees, and help them. Everything you change is logged under your name.',
  'acting.search': 'Name or email',
  'acting.start': 'Use account',
  'acting.startFor': 'Use account of {name}',
  'acting.emptyTitle': 'No people found',
  'acting.emptyText': 'Try another name or email address.',
  'acting.errorTitle': 'We couldn’t load the people',
  'acting.suspended': 'Suspended',
  'audit.title': 'Audit log',
  'audit.text': 'What was done in other people’s accounts and with API keys, and by whom.',
  'audit.search': 'Person or request',
  'audit.when': 'When',
  'audit.actor': 'Who',
  'audit.subject': 'Account of',
  'audit.action': 'What',
  'audit.emptyTitle': 'Nothing here yet',
  'audit.emptyText': 'Changes made in another person’s account appear here.',
  'audit.errorTitle': 'We couldn’t load the audit log',
};
