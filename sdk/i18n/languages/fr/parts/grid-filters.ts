import type { Translation } from '../../../message';
import type { gridFilterMessages } from '../../../parts/grid-filters';

export const messages: Translation<typeof gridFilterMessages> = {
  'library.goals': 'Objectif',
  'library.allGoals': 'Tous les objectifs',
  'library.moods': 'Ambiance',
  'library.allMoods': 'Toutes les ambiances',
  'library.filters': 'Filtres',
  'library.bestMatch': 'Pertinence',
  'library.recommended': 'Recommandé',
  'library.anyGoal': 'Tous les objectifs',
  'library.categories': 'Catégorie',
  'library.allCategories': 'Toutes les catégories',
  'library.orientation': 'Format',
  'library.anyOrientation': 'Tous les formats',
  'library.sort': 'Trier par',
  'library.newest': 'Plus récentes',
  'library.oldest': 'Plus anciennes',
  'library.favourites': 'Favoris',
  'library.showPremium': 'Inclure les modèles premium',
};
