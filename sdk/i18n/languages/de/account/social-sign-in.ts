import type { socialSignInMessages } from '../../../account/social-sign-in';
import type { Translation } from '../../../message';

export const messages: Translation<typeof socialSignInMessages> = {
  'social.or': 'oder',
  'social.continue': 'Weiter mit {name}',
  'social.returning': 'Du wirst mit {name} angemeldet…',
  'social.failedTitle': 'Die Anmeldung mit {name} hat nicht geklappt',
  'social.cancelled': 'Die Anmeldung mit {name} wurde abgebrochen.',
  'social.lost':
    'Diese Anmeldung wurde nicht in diesem Tab begonnen oder hat zu lange gedauert. Versuche es noch einmal.',
  'social.unreachable': '{name} ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
  'social.linkedTitle': 'Weitere Wege, dich anzumelden',
  'social.linkedText': 'Mit diesen Konten kannst du dich anmelden. Sie wurden bei der ersten Nutzung verknüpft.',
  'social.lastUsed': 'Zuletzt verwendet: {when}',
  'social.unlink': 'Trennen',
  'social.unlinkName': '{name} trennen',
  'check.text': 'Gib deine E-Mail-Adresse ein, um fortzufahren.',
  'check.submit': 'Weiter',
  'check.byInvitation': 'Noch kein Konto? Konten gibt es auf Einladung. Öffne den Link in deiner Einladungs-E-Mail.',
};
