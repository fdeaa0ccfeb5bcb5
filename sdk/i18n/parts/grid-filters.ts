/** Words of the filters of recipes and animations. Pass them to `addMessages` before they render. */
export const gridFilterMessages = {
  'library.goals': 'Goal',
  'library.allGoals': 'All goals',
  'library.moods': 'Mood',
  'library.allMoods': 'All moods',
  'library.filters': 'Filters',
  'library.bestMatch': 'Best match',
  'library.anyGoal': 'All goals',
  'library.categories': 'Category',
  'library.allCategories': 'All categories',
  'library.orientation': 'Size',
  'library.anyOrientation': 'All sizes',
  'library.sort': 'Sort by',
  'library.newest': 'Newest',
  'library.oldest': 'Oldest',
  'library.favourites': 'Favorites',
  'library.showPremium': 'Include premium',
} as const;
