import type { socialSignInMessages } from '../../../account/social-sign-in';
import type { Translation } from '../../../message';

export const messages: Translation<typeof socialSignInMessages> = {
  'social.or': 'or',
  'social.continue': 'Continue with {name}',
  'social.returning': 'Logging you in with {name}…',
  'social.failedTitle': 'We couldn’t log you in with {name}',
  'social.cancelled': 'The login with {name} was canceled.',
  'social.lost': 'This login wasn’t started in this tab, or it took too long. Try again.',
  'social.unreachable': 'We couldn’t reach {name}. Check your connection and try again.',
  'social.linkedTitle': 'Other ways to log in',
  'social.linkedText': 'You can log in with these accounts. They were linked when you first used them.',
  'social.lastUsed': 'Last used {when}',
  'social.unlink': 'Unlink',
  'social.unlinkName': 'Unlink {name}',
  'check.text': 'Enter your email address to continue.',
  'check.submit': 'Continue',
  'check.byInvitation': 'No account yet? Accounts are by invitation. Open the link in your invitation email.',
};
