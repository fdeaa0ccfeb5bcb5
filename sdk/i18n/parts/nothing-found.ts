/** Words of a search or a list of the library that finds nothing. Pass them to `addMessages` before they render. */
export const nothingFoundMessages = {
  'library.emptyTitle': 'No recipes found',
  'library.emptyText': 'Try fewer filters or another word.',
  'library.nothingFoundRecipes': 'No recipes found for “{search}”',
  'library.nothingFoundAnimations': 'No animations or images found for “{search}”',
  'library.otherWord': 'Check the spelling or try another word.',
  'library.otherRecipes': { one: 'See {count} recipe', other: 'See {count} recipes' },
  'library.otherAnimations': { one: 'See {count} animation or image', other: 'See {count} animations and images' },
  'library.clearSearch': 'Clear search',
  'library.nearWords': 'Did you mean',
  'library.popularRecipes': 'Popular recipes',
  'library.popularAnimations': 'Popular animations and images',
  'library.noTemplates': 'No animations or images found',
  'library.noFavouriteRecipes': 'No favorite recipes yet',
  'library.noFavouriteAnimations': 'No favorite animations or images yet',
  'library.noFavouritesText': 'Select the star on a template to save it here.',
} as const;
