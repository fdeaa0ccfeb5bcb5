import type { profileMessages } from '../../../account/profile';
import type { Translation } from '../../../message';

export const messages: Translation<typeof profileMessages> = {
  'account.title': 'Account',
  'account.profile': 'Profile',
  'account.security': 'Login and security',
  'account.people': 'People',
  'profile.title': 'Profile',
  'profile.text': 'Your name and picture are shown to people you work with.',
  'profile.picture': 'Profile picture',
  'profile.upload': 'Upload image',
  'profile.removePicture': 'Remove image',
  'profile.firstName': 'First name',
  'profile.lastName': 'Last name',
  'profile.email': 'Email',
  'profile.emailHint': 'You log in with this address.',
  'profile.country': 'Country',
  'profile.noCountry': 'Not specified',
  'profile.save': 'Save',
  'profile.saved': 'Saved',
};
