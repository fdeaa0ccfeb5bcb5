import type { appMessages } from '../../../english/app';
import type { Translation } from '../../../message';

export const messages: Translation<typeof appMessages> = {
  'app.notifications': 'Benachrichtigungen',
  'app.dismiss': 'Ausblenden',
  'app.close': 'Schließen',
  'app.cancel': 'Abbrechen',
  'app.retry': 'Erneut versuchen',
  'app.loading': 'Wird geladen',
  'signIn.title': 'Anmelden',
  'signIn.email': 'E-Mail-Adresse',
  'signIn.password': 'Passwort',
  'signIn.showPassword': 'Passwort anzeigen',
  'signIn.hidePassword': 'Passwort verbergen',
  'signIn.submit': 'Anmelden',
  'signIn.emailMissing': 'Gib deine E-Mail-Adresse ein.',
  'signIn.emailInvalid': 'Gib eine vollständige E-Mail-Adresse ein, zum Beispiel du@example.com.',
  'signIn.passwordMissing': 'Gib dein Passwort ein.',
  'signIn.signedOut': 'Du hast dich abgemeldet.',
  'brands.title': 'Marken',
  'projects.title': 'Meine Videos',
  'projects.copyName': '{name} (Kopie)',
};
