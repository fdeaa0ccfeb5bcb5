import type { Translation } from '../../../message';
import type { nothingFoundMessages } from '../../../parts/nothing-found';

export const messages: Translation<typeof nothingFoundMessages> = {
  'library.emptyTitle': 'Aucune recette trouvée',
  'library.emptyText': 'Essayez avec moins de filtres ou un autre mot.',
  'library.nothingFoundRecipes': 'Aucune recette trouvée pour « {search} »',
  'library.nothingFoundAnimations': 'Aucune animation ni image trouvée pour « {search} »',
  'library.otherWord': 'Vérifiez l’orthographe ou essayez un autre mot.',
  'library.otherRecipes': { one: 'Voir {count} recette', other: 'Voir {count} recettes' },
  'library.otherAnimations': { one: 'Voir {count} animation ou image', other: 'Voir {count} animations et images' },
  'library.clearSearch': 'Effacer la recherche',
  'library.nearWords': 'Vouliez-vous dire',
  'library.popularRecipes': 'Recettes populaires',
  'library.popularAnimations': 'Animations et images populaires',
  'library.noTemplates': 'Aucune animation ni image trouvée',
  'library.noFavouriteRecipes': 'Aucune recette favorite pour l’instant',
  'library.noFavouriteAnimations': 'Aucune animation ni image favorite pour l’instant',
  'library.noFavouritesText': 'Sélectionnez l’étoile d’un modèle pour l’enregistrer ici.',
};
