import type { Translation } from '../../../message';
import type { gridFilterMessages } from '../../../parts/grid-filters';

export const messages: Translation<typeof gridFilterMessages> = {
  'library.goals': 'Ziel',
  'library.allGoals': 'Alle Ziele',
  'library.moods': 'Stimmung',
  'library.allMoods': 'Alle Stimmungen',
  'library.filters': 'Filter',
  'library.bestMatch': 'Beste Treffer',
  'library.recommended': 'Empfohlen',
  'library.anyGoal': 'Alle Ziele',
  'library.categories': 'Kategorie',
  'library.allCategories': 'Alle Kategorien',
  'library.orientation': 'Format',
  'library.anyOrientation': 'Alle Formate',
  'library.sort': 'Sortieren nach',
  'library.newest': 'Neueste',
  'library.oldest': 'Älteste',
  'library.favourites': 'Favoriten',
  'library.showPremium': 'Premium einschließen',
};
