import type { Translation } from '../../../message';
import type { gridFilterMessages } from '../../../parts/grid-filters';

export const messages: Translation<typeof gridFilterMessages> = {
  'library.goals': 'Objetivo',
  'library.allGoals': 'Todos los objetivos',
  'library.moods': 'Ambiente',
  'library.allMoods': 'Todos los ambientes',
  'library.filters': 'Filtros',
  'library.bestMatch': 'Relevancia',
  'library.recommended': 'Recomendado',
  'library.anyGoal': 'Todos los objetivos',
  'library.categories': 'Categoría',
  'library.allCategories': 'Todas las categorías',
  'library.orientation': 'Formato',
  'library.anyOrientation': 'Todos los formatos',
  'library.sort': 'Ordenar por',
  'library.newest': 'Más recientes',
  'library.oldest': 'Más antiguas',
  'library.favourites': 'Favoritos',
  'library.showPremium': 'Incluir premium',
};
