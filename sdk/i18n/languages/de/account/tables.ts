import type { tableMessages } from '../../../account/tables';
import type { Translation } from '../../../message';

export const messages: Translation<typeof tableMessages> = {
  'table.preview': 'Deine Tabelle',
  'table.reading': 'Tabelle wird gelesen',
  'table.facts': { one: '{count} Zeile, {columns} Spalten', other: '{count} Zeilen, {columns} Spalten' },
  'table.firstRows': 'Die ersten Zeilen',
  'table.separator': 'Spalten getrennt durch',
  'table.comma': 'Komma ,',
  'table.semicolon': 'Semikolon ;',
  'table.tab': 'Tabulator',
  'table.bar': 'Senkrechter Strich |',
  'table.oneColumn': 'Nichts: eine Spalte',
  'table.otherSign': 'Ein anderes Zeichen: {sign}',
  'table.encoding': 'Zeichenkodierung',
  'table.encodingFound': 'Automatisch',
  'table.encodingGuess':
    'Diese Datei nennt ihre Zeichenkodierung nicht. Wähle eine andere, wenn Buchstaben falsch aussehen.',
  'table.sheet': 'Blatt',
  'table.unnamed': 'Spalte {number}',
  'table.openQuote': 'Zeile {row}: Ein Anführungszeichen wird nicht geschlossen. Wir lesen es als Teil des Textes.',
  'table.moreCells': 'Zeile {row} hat mehr Zellen als Überschriften. Du findest sie in Spalten ohne Namen.',
  'table.unknownLetter': 'Zeile {row} hat ein Zeichen, das diese Zeichenkodierung nicht kennt.',
  'table.errorCell': 'Zeile {row} hat eine Zelle mit einem Fehler der Tabelle, zum Beispiel #NV.',
  'table.cut': {
    one: 'Diese Datei ist sehr lang. Wir haben die erste Zeile gelesen.',
    other: 'Diese Datei ist sehr lang. Wir haben die ersten {count} Zeilen gelesen.',
  },
  'table.leftOut': {
    one: '{count} Zeile am Ende fehlt: Die Tabelle ist zu groß.',
    other: '{count} Zeilen am Ende fehlen: Die Tabelle ist zu groß.',
  },
  'table.empty': 'Diese Tabelle hat keine Zeilen. Die erste Zeile benennt die Spalten.',
  'table.tooManyColumns': 'Diese Tabelle hat zu viele Spalten. Entferne einige und versuche es noch einmal.',
  'table.tooLarge': 'Diese Datei ist größer als 25 MB. Teile sie in kleinere Dateien auf.',
  'table.unreadable': 'Diese Datei ist nicht lesbar. Wähle eine CSV-, TSV- oder Excel-Datei (.xlsx).',
  'table.damaged': 'Diese Excel-Datei ist beschädigt. Speichere sie noch einmal oder als CSV.',
  'table.oldWorkbook':
    'Diese Excel-Datei ist von vor 2007 oder hat ein Passwort. Speichere sie als .xlsx ohne Passwort.',
  'table.webPage': 'Das ist eine Webseite, keine Tabelle. Speichere die Tabelle als CSV oder Excel (.xlsx).',
  'table.upload': 'Tabelle hochladen',
  'table.link': 'Link zu einer Tabelle',
  'table.linkHint': 'Ein Google-Blatt, das alle mit dem Link öffnen können, oder eine CSV- oder Excel-Datei',
  'table.loadLink': 'Tabelle laden',
};
