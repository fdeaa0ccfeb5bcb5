import type { Translation } from '../../../message';
import type { gridFilterMessages } from '../../../parts/grid-filters';

export const messages: Translation<typeof gridFilterMessages> = {
  'library.goals': 'Objetivo',
  'library.allGoals': 'Todos os objetivos',
  'library.moods': 'Clima',
  'library.allMoods': 'Todos os climas',
  'library.filters': 'Filtros',
  'library.bestMatch': 'Mais relevantes',
  'library.recommended': 'Recomendados',
  'library.anyGoal': 'Todos os objetivos',
  'library.categories': 'Categoria',
  'library.allCategories': 'Todas as categorias',
  'library.orientation': 'Tamanho',
  'library.anyOrientation': 'Todos os tamanhos',
  'library.sort': 'Ordenar por',
  'library.newest': 'Mais recentes',
  'library.oldest': 'Mais antigas',
  'library.favourites': 'Favoritos',
  'library.showPremium': 'Incluir premium',
};
