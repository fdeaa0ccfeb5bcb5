import type { Translation } from '../../../message';
import type { reviewPickerMessages } from '../../../parts/review-picker';

export const messages: Translation<typeof reviewPickerMessages> = {
  'reviewPicker.open': 'Bewertung auswählen',
  'reviewPicker.title': 'Bewertung auswählen',
  'reviewPicker.list': 'Bewertungen',
  'reviewPicker.source': 'Quelle',
  'reviewPicker.allSources': 'Alle Quellen',
  'reviewPicker.rating': 'Sterne',
  'reviewPicker.anyRating': 'Alle Bewertungen',
  'reviewPicker.minStars': { one: 'Beliebig viele Sterne', other: 'Mindestens {count} Sterne' },
  'reviewPicker.stars': '{score} von 5 Sternen',
  'reviewPicker.noAuthor': 'Ohne Namen',
  'reviewPicker.tooLong': {
    one: '{count} Zeichen zu viel. Du kannst den Text im Formular kürzen.',
    other: '{count} Zeichen zu viel. Du kannst den Text im Formular kürzen.',
  },
  'reviewPicker.more': 'Mehr anzeigen',
  'reviewPicker.emptyTitle': 'Noch keine Bewertungen',
  'reviewPicker.noMatchTitle': 'Keine passenden Bewertungen',
  'reviewPicker.noMatchText': 'Wähle andere Sterne oder eine andere Quelle.',
  'reviewPicker.add': 'Bewertungen hinzufügen',
};
