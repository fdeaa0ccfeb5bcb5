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
  'people.fromTable': 'Mehrere Personen einladen',
  'people.fromTableText':
    'Füge eine Tabelle mit einer Spalte von E-Mail-Adressen hinzu. Bis zu 200 Personen werden auf einmal eingeladen.',
  'people.paste': 'E-Mail-Adressen oder Zellen einfügen',
  'people.noEmails': 'Keine E-Mail-Adressen gefunden. Füge eine Tabelle mit einer Spalte von E-Mail-Adressen hinzu.',
  'people.rowsWithout': 'Zeilen ohne E-Mail-Adresse: {rows}',
  'people.leftOut': {
    one: '{count} weitere Person fehlt. Lade sie mit einer weiteren Tabelle ein.',
    other: '{count} weitere Personen fehlen. Lade sie mit einer weiteren Tabelle ein.',
  },
  'people.inviteAll': { one: '{count} Einladung senden', other: '{count} Einladungen senden' },
  'people.inviting': 'Einladungen werden gesendet',
  'people.invitedCount': { one: '{count} Einladung gesendet', other: '{count} Einladungen gesendet' },
  'role.user': 'Nutzer',
  'role.client': 'Kunde',
  'role.reseller': 'Reseller',
  'role.agency_user': 'Agenturmitglied',
  'role.agency_admin': 'Agenturadmin',
  'role.operator': 'Operator',
};
