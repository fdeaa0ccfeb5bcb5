import type { profileMessages } from '../../../account/profile';
import type { Translation } from '../../../message';

export const messages: Translation<typeof profileMessages> = {
  'account.title': 'Konto',
  'account.info': 'Kontodaten',
  'account.security': 'Anmeldung und Sicherheit',
  'account.people': 'Personen',
  'profile.title': 'Profil',
  'profile.text': 'Name und Bild sehen die Personen, mit denen du arbeitest.',
  'profile.picture': 'Profilbild',
  'profile.upload': 'Bild hochladen',
  'profile.removePicture': 'Bild entfernen',
  'profile.firstName': 'Vorname',
  'profile.lastName': 'Nachname',
  'profile.email': 'E-Mail-Adresse',
  'profile.emailHint': 'Mit dieser Adresse meldest du dich an.',
  'profile.country': 'Land',
  'profile.noCountry': 'Keine Angabe',
  'profile.languageText': 'In dieser Sprache sind die App und ihre E-Mails.',
  'profile.save': 'Speichern',
  'profile.saved': 'Gespeichert',
};
