import type { Translation } from '../../../message';
import type { productPickerMessages } from '../../../parts/product-picker';

export const messages: Translation<typeof productPickerMessages> = {
  'productPicker.open': 'Produkt auswählen',
  'productPicker.title': 'Produkt auswählen',
  'productPicker.search': 'Produkte suchen',
  'productPicker.list': 'Produkte',
  'productPicker.more': 'Mehr anzeigen',
  'productPicker.tooLong': {
    one: '{count} Zeichen zu viel. Du kannst den Text im Formular kürzen.',
    other: '{count} Zeichen zu viel. Du kannst den Text im Formular kürzen.',
  },
  'productPicker.emptyTitle': 'Noch keine Produkte',
  'productPicker.noMatchTitle': 'Keine passenden Produkte',
  'productPicker.noMatchText': 'Suche nach etwas anderem.',
  'productPicker.add': 'Produkte hinzufügen',
  'productPicker.noPicture': 'Das Bild dieses Produkts konnte nicht importiert werden. Wähle selbst eins aus.',
};
