import type { peopleMessages } from '../../../account/people';
import type { Translation } from '../../../message';

export const messages: Translation<typeof peopleMessages> = {
  'people.title': 'Personen',
  'people.text': 'Lade Personen per E-Mail ein. Sie wählen ihr Passwort selbst.',
  'people.email': 'E-Mail-Adresse',
  'people.role': 'Rolle',
  'people.invite': 'Einladung senden',
  'people.invited': 'Eingeladen',
  'people.by': 'von {name}',
  'people.open': 'Wartet',
  'people.accepted': 'Beigetreten',
  'people.expired': 'Abgelaufen',
  'people.remove': 'Einladung von {email} zurückziehen',
  'people.again': '{email} erneut einladen',
  'people.emptyTitle': 'Noch keine Einladungen',
  'people.emptyText': 'Eingeladene Personen erscheinen hier, bis sie beitreten.',
  'people.errorTitle': 'Die Einladungen konnten nicht geladen werden',
  'role.user': 'Nutzer',
  'role.client': 'Kunde',
  'role.reseller': 'Reseller',
  'role.agency_user': 'Agenturmitglied',
  'role.agency_admin': 'Agenturadmin',
  'role.operator': 'Operator',
};
