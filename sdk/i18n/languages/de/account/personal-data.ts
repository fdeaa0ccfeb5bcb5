import type { personalDataMessages } from '../../../account/personal-data';
import type { Translation } from '../../../message';

export const messages: Translation<typeof personalDataMessages> = {
  'data.title': 'Your data',
  'data.exportTitle': 'Export my data',
  'data.exportText':
    'We make a ZIP of your profile, projects, uploads, exported videos, purchases and the log of your account.',
  'data.export': 'Make an export',
  'data.making': 'Your export is being made. We’ll email you when it’s ready.',
  'data.progress': 'Progress of your export',
  'data.ready': 'Ready until {date}',
  'data.failed': 'This export failed. Make another one.',
  'data.download': 'Download ({size})',
  'data.errorTitle': 'We couldn’t load your exports',
  'data.deleteTitle': 'Delete my account',
  'data.deleteText':
    'This deletes your projects, uploads, brands and videos at once and for good. Your subscription ends. We keep receipts, as the law requires.',
  'data.delete': 'Delete my account',
  'data.deleteQuestion': 'Delete your account?',
  'data.confirmEmail': 'Type your email address to confirm',
  'data.confirmPassword': 'Your password',
  'data.deleteForGood': 'Delete for good',
};
