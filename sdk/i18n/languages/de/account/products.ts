import type { productMessages } from '../../../account/products';
import type { Translation } from '../../../message';

export const messages: Translation<typeof productMessages> = {
  'products.title': 'Produkte',
  'products.text': 'Hol die Produkte deines Shops herein und zeige sie in deinen Videos.',
  'products.add': 'Produkte hinzufügen',
  'products.none': 'Noch keine Produkte. Füge einen Shopify-Shop, einen Produkt-Feed oder eine Datei hinzu.',
  'products.count': { one: '{count} Produkt', other: '{count} Produkte' },
  'products.updated': 'Aktualisiert: {when}',
  'products.delete': 'Löschen',
  'products.deleteName': '{name} löschen',
  'products.deleteTitle': '„{name}“ löschen?',
  'products.deleteText': 'Die Produkte werden endgültig gelöscht. Videos behalten die Produkte, die sie zeigen.',
  'products.from': 'Quelle',
  'products.shopify': 'Shopify-Shop',
  'products.address': 'Link zum Feed',
  'products.file': 'Datei',
  'products.shopUrl': 'Adresse des Shops',
  'products.shopHint': 'Zum Beispiel mein-shop.com. Wir lesen die öffentliche Produktliste.',
  'products.feedUrl': 'Link zum Feed',
  'products.feedHint':
    'Ein Feed für das Google Merchant Center (XML), eine CSV-Datei oder products.json eines Shopify-Shops',
  'products.chooseFile': 'Datei auswählen',
  'products.fileHint':
    'Ein Feed für das Google Merchant Center (XML) oder eine CSV- oder Excel-Datei mit einer Spalte „title“ oder „name“.',
  'products.fileTooLarge':
    'Diese Datei ist größer als 900 KB. Stelle sie online und füge stattdessen ihren Link hinzu.',
  'products.preview': 'Vorschau',
  'products.understood': {
    one: 'Wir haben {count} Produkt gefunden.',
    other: 'Wir haben {count} Produkte gefunden. Die ersten:',
  },
  'products.unreadable': {
    one: '{count} Eintrag ist nicht verwendbar:',
    other: '{count} Einträge sind nicht verwendbar:',
  },
  'products.row': 'Eintrag {row}: {message}',
  'products.addCount': { one: '{count} Produkt hinzufügen', other: '{count} Produkte hinzufügen' },
};
