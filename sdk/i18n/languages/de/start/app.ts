import type { appMessages } from '../../../english/app';
import type { Translation } from '../../../message';

export const messages: Translation<typeof appMessages> = {
  'app.notifications': 'Benachrichtigungen',
  'app.newNotifications': { one: 'Benachrichtigungen, {count} neue', other: 'Benachrichtigungen, {count} neue' },
  'app.clearNotifications': 'Meldungen dieses Besuchs löschen',
  'app.noNotifications': 'Nichts Neues',
  'app.noNotificationsText':
    'Hier erscheinen fertige Exporte, Kommentare zu deinen Videos und Antworten auf deine Fragen.',
  'app.exportDone': '„{name}“ ist fertig',
  'app.exportFailed': '„{name}“ konnte nicht exportiert werden',
  'app.commented': '{author} hat „{name}“ kommentiert',
  'app.answered': 'Wir haben geantwortet: {name}',
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
