import type { Translation } from '../../../message';
import type { nothingFoundMessages } from '../../../parts/nothing-found';

export const messages: Translation<typeof nothingFoundMessages> = {
  'library.emptyTitle': 'Keine Rezepte gefunden',
  'library.emptyText': 'Versuche es mit weniger Filtern oder einem anderen Wort.',
  'library.nothingFoundRecipes': 'Keine Rezepte für „{search}“ gefunden',
  'library.nothingFoundAnimations': 'Keine Animationen oder Bilder für „{search}“ gefunden',
  'library.otherWord': 'Prüfe die Schreibweise oder versuche ein anderes Wort.',
  'library.otherRecipes': { one: '{count} Rezept ansehen', other: '{count} Rezepte ansehen' },
  'library.otherAnimations': {
    one: '{count} Animation oder Bild ansehen',
    other: '{count} Animationen und Bilder ansehen',
  },
  'library.clearSearch': 'Suche löschen',
  'library.nearWords': 'Meintest du',
  'library.popularRecipes': 'Beliebte Rezepte',
  'library.popularAnimations': 'Beliebte Animationen und Bilder',
  'library.noTemplates': 'Keine Animationen oder Bilder gefunden',
  'library.noFavouriteRecipes': 'Noch keine Rezepte als Favoriten',
  'library.noFavouriteAnimations': 'Noch keine Animationen oder Bilder als Favoriten',
  'library.noFavouritesText': 'Wähle den Stern einer Vorlage, um sie hier zu sammeln.',
};
