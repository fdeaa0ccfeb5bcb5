import type { helpMessages } from '../../../help/help-messages';
import type { Translation } from '../../../message';
import { messages as learning } from './learning-messages';

export const messages: Translation<typeof helpMessages> = {
  ...learning,
  'help.title': 'Wie können wir helfen?',
  'help.search': 'Hilfe durchsuchen',
  'help.searchHint': 'Zum Beispiel: Export, Zuschneiden, Anmeldung in zwei Schritten',
  'help.results': { one: '{count} Artikel gefunden', other: '{count} Artikel gefunden' },
  'help.noneTitle': 'Keine Artikel gefunden',
  'help.noneText': 'Nichts passt zu „{search}“. Prüfe die Schreibweise oder versuche ein anderes Wort.',
  'help.clear': 'Alle Artikel anzeigen',
  'help.emptyTitle': 'Noch keine Artikel',
  'help.emptyText': 'Die Betreiber dieses Servers haben noch keine Hilfeartikel hinzugefügt.',
  'help.errorTitle': 'Die Hilfeartikel konnten nicht geladen werden',
  'help.articleErrorTitle': 'Dieser Artikel konnte nicht geladen werden',
  'help.notFoundTitle': 'Artikel nicht gefunden',
  'help.notFoundText': 'Prüfe den Link oder durchsuche alle Artikel.',
  'help.all': 'Alle Hilfeartikel',
  'help.onThisPage': 'Auf dieser Seite',
  'help.related': 'Mehr zu {topic}',
  'help.otherLanguage': 'Dieser Text ist auf {language}.',
  'help.tip': 'Tipp',
};
