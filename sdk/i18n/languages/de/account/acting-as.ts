import type { actingAsMessages } from '../../../account/acting-as';
import type { Translation } from '../../../message';

export const messages: Translation<typeof actingAsMessages> = {
  'acting.banner': 'Du verwendest das Konto von {name}.',
  'acting.exit': 'Fremdes Konto verlassen',
  'acting.dismiss': 'Diese Meldung ausblenden',
  'acting.title': 'Anderes Konto verwenden',
  'acting.text':
    'Sieh, was eine andere Person sieht, und hilf ihr. Alles, was du änderst, wird unter deinem Namen protokolliert.',
  'acting.search': 'Name oder E-Mail-Adresse',
  'acting.start': 'Konto verwenden',
  'acting.startFor': 'Konto von {name} verwenden',
  'acting.emptyTitle': 'Niemand gefunden',
  'acting.emptyText': 'Versuche einen anderen Namen oder eine andere E-Mail-Adresse.',
  'acting.errorTitle': 'Die Personen konnten nicht geladen werden',
  'acting.suspended': 'Gesperrt',
  'audit.title': 'Protokoll',
  'audit.text': 'Was in fremden Konten und mit API-Schlüsseln getan wurde, und von wem.',
  'audit.search': 'Person oder Anfrage',
  'audit.when': 'Wann',
  'audit.actor': 'Wer',
  'audit.subject': 'Konto von',
  'audit.action': 'Was',
  'audit.emptyTitle': 'Hier ist noch nichts',
  'audit.emptyText': 'Änderungen im Konto einer anderen Person erscheinen hier.',
  'audit.errorTitle': 'Das Protokoll konnte nicht geladen werden',
};
